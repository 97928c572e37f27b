import { formBody, type Init, jsonBody } from '../../support/functions-site.ts';

/** A call as somebody makes it, for the faultHarness to make. */
export interface Call {
  path: string;
  init: Init;
}
export type Made = { status: number; text: string };

/** A write operation, and what has to be there before. */
export interface Operation {
  name: string;
  /** Whether it begins over a fresh store, which the first change copies the samples into. */
  fresh?: boolean;
  /** @returns the call; `make` makes others before it and returns what they answered */
  prepare(make: (call: Call) => Promise<Made>, auth: Record<string, string>, picture: File): Promise<Call>;
  /** Where its effect is seen, where that is not in the lists of courses, carousel and enquiries. */
  view?: (call: Call) => Call;
}

const course = { title: 'Beekeeping', description: 'Bees and honey.', company_id: '1' };
const enquiry = {
  name: 'Mina Rai',
  email: 'mina@example.com',
  message: 'When does it begin?',
  company_id: 1,
};
const idOf = ({ text }: Made): string => JSON.parse(text).id;

/** Every operation of the API that writes. */
export function operations(admin: { email: string; password: string }): Operation[] {
  const createCourse = (auth: Record<string, string>, image?: File): Call => ({
    path: '/api/courses',
    init: formBody('POST', { ...course, ...(image && { image }) }, auth),
  });
  const createItem = (auth: Record<string, string>, image: File, caption = 'A word'): Call => ({
    path: '/api/carousel',
    init: formBody('POST', { caption, company_id: '1', image }, auth),
  });
  const createRoom = (auth: Record<string, string>, more: object = {}): Call => ({
    path: '/api/records/rooms',
    init: jsonBody('POST', { name: 'Blue room', company_id: 1, seats: 12, ...more }, auth),
  });
  const createIntake = (auth: Record<string, string>): Call => ({
    path: '/api/records/intakes',
    init: jsonBody(
      'POST',
      {
        course_id: 'ielts-preparation',
        start: { precision: 'day', ad: '2030-12-06' },
        seats: { total: 18, left: 4 },
      },
      auth,
    ),
  });
  const saveSection = (
    auth: Record<string, string>,
    entries: object[] = [{ id: 'k3x8', question: 'Is there parking?', answer: 'Yes.' }],
  ): Call => ({
    path: '/api/records/sections/1.contact.faq',
    init: jsonBody('PUT', { entries }, auth),
  });
  const enquire = (key?: string): Call => ({
    path: '/api/forms',
    init: jsonBody('POST', enquiry, key ? { 'idempotency-key': key } : {}),
  });
  return [
    { name: 'create a course', prepare: async (_, auth) => createCourse(auth) },
    { name: 'create the first course', fresh: true, prepare: async (_, auth) => createCourse(auth) },
    {
      name: 'create a course with a picture',
      prepare: async (_, auth, picture) => createCourse(auth, picture),
    },
    {
      name: 'change a course',
      prepare: async (make, auth) => ({
        path: `/api/courses/${idOf(await make(createCourse(auth)))}`,
        init: formBody('PUT', { description: 'Wax.', duration: '2 weeks' }, auth),
      }),
    },
    {
      name: 'change a sample',
      fresh: true,
      prepare: async (_, auth) => ({
        path: '/api/courses/spoken-english',
        init: formBody('PUT', { description: 'Speaking.' }, auth),
      }),
    },
    {
      name: 'delete a course',
      prepare: async (make, auth) => ({
        path: `/api/courses/${idOf(await make(createCourse(auth)))}`,
        init: { method: 'DELETE', headers: auth },
      }),
    },
    { name: 'create a carousel item', prepare: async (_, auth, picture) => createItem(auth, picture) },
    {
      name: 'change a carousel item',
      prepare: async (make, auth, image) => ({
        path: `/api/carousel/${idOf(await make(createItem(auth, image)))}`,
        init: formBody('PUT', { caption: 'Another word', company_id: '2', image }, auth),
      }),
    },
    {
      name: 'delete a carousel item',
      prepare: async (make, auth, image) => ({
        path: `/api/carousel/${idOf(await make(createItem(auth, image)))}`,
        init: { method: 'DELETE', headers: auth },
      }),
    },
    {
      name: 'order the carousel',
      prepare: async (make, auth, image) => {
        const ids: string[] = [];
        for (const caption of ['One', 'Two', 'Three', 'Four'])
          ids.push(idOf(await make(createItem(auth, image, caption))));
        return {
          path: '/api/carousel/order',
          init: jsonBody('POST', { company_id: 1, ids: ids.reverse() }, auth),
        };
      },
    },
    { name: 'create a record of a kind', prepare: async (_, auth) => createRoom(auth) },
    { name: 'create the first record of a kind', fresh: true, prepare: async (_, auth) => createRoom(auth) },
    {
      name: 'create a record of a kind with a key',
      prepare: async (_, auth) => createRoom({ ...auth, 'idempotency-key': 'the-only-key' }),
    },
    {
      name: 'create a record of a kind with a picture',
      prepare: async (make, auth, image) => {
        const { hash } = JSON.parse(
          (await make({ path: '/api/media', init: formBody('POST', { image }, auth) })).text,
        );
        return createRoom(auth, { photo: hash });
      },
    },
    {
      name: 'change a record of a kind',
      prepare: async (make, auth) => ({
        path: `/api/records/rooms/${idOf(await make(createRoom(auth)))}`,
        init: jsonBody('PUT', { note: 'Closed on Monday.', seats: 0 }, auth),
      }),
    },
    {
      name: 'delete a record of a kind',
      prepare: async (make, auth) => ({
        path: `/api/records/rooms/${idOf(await make(createRoom(auth)))}`,
        init: { method: 'DELETE', headers: auth },
      }),
    },
    {
      name: 'save a record with a given id',
      fresh: true,
      prepare: async (_, auth) => ({
        path: '/api/records/notices/1.home.closed',
        init: jsonBody('PUT', { title: 'Open again' }, auth),
      }),
    },
    { name: 'create an intake', prepare: async (_, auth) => createIntake(auth) },
    {
      name: 'change the seats of an intake',
      prepare: async (make, auth) => ({
        path: `/api/records/intakes/${idOf(await make(createIntake(auth)))}`,
        init: jsonBody('PUT', { seats: { total: 18, left: 3, show: 'count' } }, auth),
      }),
    },
    {
      name: 'delete an instructor',
      prepare: async (make, auth) => {
        const create = jsonBody('POST', { name: 'Mina Rai' }, auth);
        const made = await make({ path: '/api/records/instructors', init: create });
        return {
          path: `/api/records/instructors/${idOf(made)}`,
          init: { method: 'DELETE', headers: auth },
        };
      },
    },
    {
      name: 'save the catalogue of a brand',
      fresh: true,
      prepare: async (_, auth) => ({
        path: '/api/records/catalogue/1',
        init: jsonBody('PUT', { categories: [{ name: 'Crafts' }] }, auth),
      }),
    },
    { name: 'save a section', fresh: true, prepare: async (_, auth) => saveSection(auth) },
    {
      name: 'change a section that is stored',
      prepare: async (make, auth) => {
        await make(saveSection(auth));
        return saveSection(auth, [{ id: 'k3x9', question: 'Until when?', answer: 'Six.' }]);
      },
    },
    {
      name: 'go back to the original words of a section',
      prepare: async (make, auth) => {
        const { path } = saveSection(auth);
        await make(saveSection(auth));
        return { path, init: { method: 'DELETE', headers: auth } };
      },
    },
    { name: 'send an enquiry', prepare: async () => enquire() },
    { name: 'send an enquiry with a key', prepare: async () => enquire('the-only-key') },
    {
      name: 'change an enquiry',
      prepare: async (make, auth) => ({
        path: `/api/forms/${idOf(await make(enquire()))}`,
        init: jsonBody('PUT', { state: 'replied' }, auth),
      }),
    },
    {
      name: 'delete an enquiry',
      prepare: async (make, auth) => ({
        path: `/api/forms/${idOf(await make(enquire()))}`,
        init: { method: 'DELETE', headers: auth },
      }),
    },
    {
      name: 'give enquiries a state',
      prepare: async (make, auth) => ({
        path: '/api/forms/state',
        init: jsonBody('POST', { ids: [idOf(await make(enquire()))], state: 'replied' }, auth),
      }),
    },
    {
      name: 'delete enquiries at once',
      prepare: async (make, auth) => ({
        path: '/api/forms/delete',
        init: jsonBody('POST', { ids: [idOf(await make(enquire()))] }, auth),
      }),
    },
    {
      name: 'answer an enquiry',
      prepare: async (make, auth) => ({
        path: `/api/forms/${idOf(await make(enquire()))}/answer`,
        init: jsonBody(
          'POST',
          { subject: 'Your message', text: 'On Sunday.' },
          { ...auth, 'idempotency-key': 'the-only-answer' },
        ),
      }),
      // That its mail could not be sent is noted later.
      view: ({ path, init }) => ({ path: path.replace('/answer', ''), init: { headers: init.headers } }),
    },
    {
      name: 'erase what a person has sent',
      prepare: async (make, auth) => ({
        path: '/api/people/erase',
        init: jsonBody('POST', { person: enquiry.email, ids: [idOf(await make(enquire()))] }, auth),
      }),
    },
    {
      name: 'create a template',
      prepare: async (_, auth) => ({
        path: '/api/records/templates',
        init: jsonBody('POST', { name: 'Dates', subject: 'Dates', text: 'On {next intake}.' }, auth),
      }),
    },
    {
      name: 'say who is told of enquiries',
      prepare: async (_, auth) => ({
        path: '/api/notices/1',
        init: jsonBody('PUT', { mode: 'daily', addresses: ['asha@example.com'] }, auth),
      }),
      view: ({ path, init }) => ({ path, init: { headers: init.headers } }),
    },
    {
      name: 'ask for a build',
      prepare: async (_, auth) => ({ path: '/api/publish', init: { method: 'POST', headers: auth } }),
      view: ({ init }) => ({ path: '/api/status', init: { headers: init.headers } }),
    },
    { name: 'sign in', prepare: async () => ({ path: '/api/auth/login', init: jsonBody('POST', admin) }) },
    {
      name: 'sign out',
      prepare: async (make) => {
        const { token } = JSON.parse(
          (await make({ path: '/api/auth/login', init: jsonBody('POST', admin) })).text,
        );
        return {
          path: '/api/auth/logout',
          init: { method: 'POST', headers: { authorization: `Bearer ${token}` } },
        };
      },
      view: ({ init }) => ({ path: '/api/auth/verify', init: { headers: init.headers } }),
    },
  ];
}
