import type { AuditEntry } from '../../../src/domain/audit.ts';
import { formBody, type Init, jsonBody } from '../../support/functions-site.ts';
import { pictureFile } from '../../support/pictures.ts';
import { type Property, verdict } from '../property.ts';
import type { Fault, Plan } from '../support/fault-fetch.ts';
import { type Answer, startFaultHarness } from '../support/fault-harness.ts';

const REQUESTS = { short: 16, long: 400 };
const COPIES = 6;
/** The first sending stops half-way, or stores and nobody hears of it. */
const LOST: Fault[] = ['fail before', 'lose the answer', 'hang after', 'cut the answer'];
/** One more than any of them makes: with no multiple of the faults, each of them meets each write in time. */
const WRITES = 7;

/** What becomes of each write of the first sending, from the `from`th on; its picture is stored before. */
const losing = (fault: Fault, from: number): Plan => {
  let writes = 0;
  return ({ kind, path }) =>
    kind === 'write' && !path.includes('site:media') && writes++ >= from ? fault : undefined;
};

/** A kind of request that is stored once, and the list that shows it. */
interface Kind {
  path: string;
  list: string;
  /** Which of its writes, counted from 0, stores it. This one is lost first. */
  stored: number;
  /** @param text by which it is recognised in the list */
  request(number: number, text: string, headers: Record<string, string>): Init;
  textOf(entry: Record<string, unknown>): unknown;
  /** What the audit trail calls it, where it says who made it. */
  audited?: AuditEntry['kind'];
}

/** The key of a request is written under two days. */
const AFTER_ITS_KEY = 2;

const enquiry: Kind = {
  path: '/api/forms',
  list: '/api/forms',
  // After two limits, its reference, and its key twice.
  stored: 5,
  request: (_, message, headers) =>
    jsonBody('POST', { name: 'Mina Rai', email: 'mina@example.com', message, company_id: 1 }, headers),
  textOf: ({ message }) => message,
};
const course: Kind = {
  path: '/api/courses',
  list: '/api/courses/1',
  stored: AFTER_ITS_KEY,
  // Every title comes twice, so that two requests race for the same id.
  request: (number, description, headers) =>
    formBody('POST', { title: `Course ${number >> 1}`, description, company_id: '1' }, headers),
  textOf: ({ description }) => description,
  audited: 'course',
};
const room: Kind = {
  path: '/api/records/rooms',
  list: '/api/records/rooms',
  stored: AFTER_ITS_KEY,
  request: (number, note, headers) =>
    jsonBody('POST', { name: `Room ${number >> 1}`, note, company_id: 1 }, headers),
  textOf: ({ note }) => note,
  audited: 'rooms',
};
const carouselItem = (image: File): Kind => ({
  path: '/api/carousel',
  list: '/api/carousel/1',
  stored: AFTER_ITS_KEY,
  request: (_, caption, headers) => formBody('POST', { caption, company_id: '1', image }, headers),
  textOf: ({ caption }) => caption,
  audited: 'carousel',
});

export const repeats: Property = {
  name: 'repeats',
  promise:
    'A request repeated under one Idempotency-Key, also at once and after a lost answer, is stored once, and told of once',

  async run(size) {
    const faultHarness = await startFaultHarness();
    const instances = [await faultHarness.instance(), await faultHarness.instance()] as const;
    const auth = await faultHarness.signIn(instances[0]);
    await faultHarness.clear({ samples: false });
    const kinds = [enquiry, course, room, carouselItem(await pictureFile('png', { width: 8, height: 8 }))];
    const failures: string[] = [];

    async function once({ path, request, stored }: Kind, number: number): Promise<void> {
      const text = `Request number ${number}`;
      const send = (copy: number, plan?: Plan, said = text): Promise<Answer> => {
        const init = request(number, said, { ...auth, 'idempotency-key': `request-${number}` });
        const ip = `10.${copy}.${Math.floor(number / 250)}.${number % 250}`;
        return faultHarness.send(instances[copy % 2 ? 1 : 0], path, { ...init, ip }, plan);
      };
      // One in three is first sent into a store whose answers get lost.
      if (number % 3 === 0) {
        const turn = number / 3;
        await send(0, losing(LOST[turn % LOST.length] as Fault, (stored + turn) % WRITES));
      }
      const answers = await Promise.all(Array.from({ length: COPIES }, (_, copy) => send(copy)));
      if (answers.some(({ status }) => status !== 201))
        failures.push(`${path}: ${text}: ${answers.map(({ status }) => status)}`);
      const told = answers.map(({ text, headers }) => `${headers.get('etag')} ${text}`);
      if (new Set(told).size !== 1) failures.push(`${path}: ${text} is answered differently`);
      const other = await send(COPIES, undefined, `${text}, but another`);
      if (other.status !== 409) failures.push(`${path}: ${text} with another body: ${other.status}`);
    }

    for (let number = 0; number < REQUESTS[size]; number += 2)
      await Promise.all(kinds.flatMap((kind) => [once(kind, number), once(kind, number + 1)]));
    await faultHarness.settled();
    const trail = await trailOf((path) => faultHarness.send(instances[0], path, { headers: auth }));
    for (const { list, textOf, audited } of kinds) {
      const { text } = await faultHarness.send(instances[0], list, { headers: auth });
      const listed = JSON.parse(text).map(textOf);
      if (listed.length !== REQUESTS[size] || new Set(listed).size !== REQUESTS[size])
        failures.push(`${list}: ${listed.length} are stored, ${new Set(listed).size} of them different`);
      const told = trail.filter(({ action, kind }) => action === 'created' && kind === audited);
      if (audited && (told.length !== REQUESTS[size] || new Set(told.map(idOf)).size !== REQUESTS[size]))
        failures.push(`${list}: the audit trail tells of ${told.length}`);
    }
    await faultHarness.stop();
    return verdict(
      `${REQUESTS[size]} enquiries and as many courses, records of a kind and carousel items, each sent ${COPIES} times at once`,
      failures,
    );
  },
};

const idOf = ({ target }: AuditEntry) => target;

/** The whole audit trail, page by page. */
async function trailOf(read: (path: string) => Promise<Answer>): Promise<AuditEntry[]> {
  const trail: AuditEntry[] = [];
  let path: string | undefined = '/api/audit?limit=100';
  while (path) {
    const { text, headers }: Answer = await read(path);
    trail.push(...JSON.parse(text));
    path = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  }
  return trail;
}
