import { formBody } from '../../support/functions-site.ts';
import { pictureFile } from '../../support/pictures.ts';
import { sendJson } from './http.ts';
import { ownServer, signInAt } from './own-server.ts';

/** Right records of kinds: one of the tests, with a field of each sort, and those of the product that visitors decide by. */
export const RECORDS = {
  rooms: { name: 'Blue room', company_id: 1, seats: 0, keywords: ['a'], keepers: [{ name: 'Mina' }] },
  intakes: {
    course_id: 'beekeeping',
    start: { precision: 'day', ad: '2030-12-06' },
    end_ad: '2031-01-06',
    days: ['sun'],
    time: { from: '07:00', to: '08:30' },
    seats: { total: 18, left: 4 },
    fee: { amount: '१२५००', parts: 2 },
  },
  templates: { name: 'Dates', subject: 'Dates', text: 'It begins on {next intake}.' },
  instructors: { name: 'Mina Rai', subjects: ['Bees'], links: ['https://example.com'], company: '1' },
  sections: {
    time_zone: 'NPT',
    week: { sun: { open: '09:00', close: '18:00' }, sat: null },
    exceptions: [{ id: 'k3x9', text: 'Dashain', from: '2030-10-11', to: '2030-10-16', hours: null }],
  },
};
/** Kinds whose records are there from the beginning. */
export const GIVEN_IDS: Partial<Record<keyof typeof RECORDS, string>> = { sections: '1.contact.hours' };
export type TriedKind = keyof typeof RECORDS;
export const TRIED_KINDS = Object.keys(RECORDS) as TriedKind[];

/** A running site with one record of each kind, and their addresses for `{…}` in a documented path. */
export async function seededServer() {
  const own = await ownServer('bare');
  const { url } = await own.start();
  const auth = await signInAt(url);
  const save = async (path: string, fields: Record<string, string | File>) =>
    (await (await fetch(url + path, formBody('POST', fields, auth))).json()) as { id: string; image: string };
  const image = await pictureFile('png', { width: 8, height: 8 });
  const course = await save('/api/courses', {
    title: 'Beekeeping',
    description: 'Bees.',
    company_id: '1',
    image,
  });
  const item = await save('/api/carousel', { caption: 'A word', company_id: '1', image });
  const enquiry = {
    name: 'Mina Rai',
    email: 'mina@example.com',
    message: 'When does it begin?',
    company_id: 1,
  };
  const sent = await sendJson(url, '/api/forms', enquiry);
  const idOf: Record<string, string> = { ...GIVEN_IDS };
  for (const kind of TRIED_KINDS.filter((name) => !GIVEN_IDS[name])) {
    const made = await sendJson(url, `/api/records/${kind}`, RECORDS[kind], { headers: auth });
    idOf[kind] = JSON.parse(made.text).id;
  }
  const [, , hash = '', file = ''] = course.image.split('/');

  return {
    own,
    url,
    auth,
    /** An address that is there, of a kind of TRIED_KINDS. */
    fill: (path: string, kind: TriedKind = 'rooms'): string =>
      path
        .replace('{company}', '1')
        .replace('{kind}', path.includes('records') ? kind : 'course')
        .replace('{hash}', hash)
        .replace('{file}', file)
        .replace(
          '{id}',
          path.includes('carousel')
            ? item.id
            : path.includes('forms')
              ? JSON.parse(sent.text).id
              : path.includes('records')
                ? (idOf[kind] ?? '')
                : course.id,
        ),
  };
}
