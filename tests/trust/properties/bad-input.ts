import { Agent } from 'node:http';
import { type Property, verdict } from '../property.ts';
import { type Documented, documentedCalls, METHODS } from '../support/documented.ts';
import { addressOf, type Sending, type Sent, send } from '../support/http.ts';
import {
  inHeader,
  inPath,
  naughtyForm,
  naughtyJson,
  naughtyPlainForm,
  naughtyText,
  type Random,
  randomFrom,
} from '../support/naughty.ts';
import { wrongWith } from '../support/refusals.ts';
import { RECORDS, seededServer, TRIED_KINDS } from '../support/seeded-server.ts';

const REQUESTS = { short: 600, long: 100_000 };
const AT_ONCE = 8;
const SLOW_MS = 2_000;

/** The id of no enquiry. */
const NOBODYS = '8204975526783-1-00000000000000ff';

/** What a right request says; each is sent with something wrong in it. */
const FIELDS: Record<string, Record<string, unknown>> = {
  '/api/auth/login': { email: 'office@name-education.example', password: 'not the password' },
  '/api/courses': {
    title: 'Beekeeping',
    description: 'Bees.',
    company_id: '1',
    level: 'Beginner',
    clear: '',
  },
  '/api/carousel': { caption: 'A word', company_id: '1', image: 'none' },
  '/api/carousel/order': { company_id: 1, ids: [] },
  '/api/forms': {
    name: 'Mina Rai',
    email: 'mina@example.com',
    message: 'When does it begin?',
    company_id: 1,
  },
  '/api/forms/plain': { name: 'Mina Rai', email: 'mina@example.com', message: 'When?', company_id: '1' },
  '/api/forms/{id}/answer': { subject: 'Your message', text: 'It begins on Sunday.' },
  // Of nobody who is there: what others are asked of must stay.
  '/api/forms/delete': { ids: [NOBODYS] },
  '/api/forms/restore': { ids: [NOBODYS] },
  '/api/forms/state': { ids: [NOBODYS], state: 'replied' },
  '/api/people/find': { person: 'asha@example.com' },
  '/api/people/erase': { person: 'asha@example.com', ids: [NOBODYS] },
  '/api/notices': { mode: 'daily', addresses: ['asha@example.com'], daily_at: '08:00', receipts: true },
  '/api/media': { image: 'none' },
  '/api/preview': { title: 'Beekeeping', description: 'Bees.', company_id: 1 },
};
const HEADERS = [
  'if-match',
  'if-none-match',
  'idempotency-key',
  'authorization',
  'accept',
  'cookie',
  'x-forwarded-for',
];
const BOUNDARY = 'trust';

export const badInput: Property = {
  name: 'bad-input',
  promise: `${REQUESTS.long} requests of naughty strings, malformed bodies and mutations: no 5xx, none over 2 s, every error as documented`,

  async run(size) {
    const { own, url, auth, fill } = await seededServer();
    const calls = await documentedCalls();
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
    const failures: string[] = [];
    const statuses = new Map<number, number>();
    const seed = Number(process.env.TRUST_SEED ?? Date.now() % 1_000_000);
    const slow: [string, () => Promise<Sent>][] = [];
    let slowest = 0;

    async function ask(number: number): Promise<void> {
      const random = randomFrom(seed * 1_000_003 + number);
      const [path, sending] = naughtyRequest(random, random.pick(calls), fill, auth);
      // Enquiries are limited by address, and connections are kept by address.
      const from = path.startsWith('/api/forms') ? { from: addressOf(number) } : { agent };
      const what = `no. ${number} of seed ${seed}: ${sending.method} ${path.slice(0, 120)}`;
      let answer: Sent;
      try {
        answer = await send(url, path, { ...sending, ...from });
      } catch (error) {
        failures.push(`${what}: ${error}`);
        return;
      }
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      slowest = Math.max(slowest, answer.ms);
      const wrong = answer.status >= 500 ? answer.text : wrongWith(answer, sending.method ?? 'GET', path);
      if (wrong) failures.push(`${what}: ${answer.status}, ${wrong}`);
      if (answer.ms > SLOW_MS) slow.push([what, () => send(url, path, { ...sending, ...from })]);
      if (answer.status === 201) await remove(path, answer);
    }

    /** What was let in by chance makes the lists no longer. */
    async function remove(path: string, { text }: Sent): Promise<void> {
      const { id } = JSON.parse(text);
      const known = path.replace(/\?.*/, '');
      if (id) await send(url, `${known}/${id}`, { method: 'DELETE', headers: auth, agent });
    }

    let next = 0;
    const asker = async () => {
      while (next < REQUESTS[size]) await ask(next++);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, asker));
    // A machine that is busy with other things may hold up any request, but not one by itself time after time.
    for (const [what, again] of slow) {
      const times: number[] = [];
      for (let time = 0; time < 3; time++) times.push((await again()).ms);
      if (Math.min(...times) > SLOW_MS) failures.push(`${what} takes ${times.map(Math.round)} ms`);
    }
    agent.destroy();
    await own.remove();
    const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`);
    return verdict(`${counts.join(', ')}; slowest ${Math.round(slowest)} ms; seed ${seed}`, failures);
  },
};

/** A request that is wrong in some place: path, query, header, type or body. */
function naughtyRequest(
  random: Random,
  call: Documented,
  fill: Awaited<ReturnType<typeof seededServer>>['fill'],
  auth: Record<string, string>,
): [string, Sending] {
  const method = random.next() < 0.8 ? call.method : random.pick(METHODS);
  // Nothing that a request means well may be deleted or signed out: later ones need it.
  const kept = method === 'DELETE' || call.path.includes('logout');
  const kind = random.pick(TRIED_KINDS);
  const known = !kept && random.next() < 0.6;
  const path = known
    ? fill(call.path, kind)
    : call.path.replaceAll(/\{\w+\}/g, () => inPath(naughtyText(random), random));
  const query =
    random.next() < 0.2
      ? `?${inPath(naughtyText(random), random)}=${inPath(naughtyText(random), random)}`
      : '';
  const headers: Record<string, string> =
    random.next() < 0.7 && !call.path.includes('logout') ? { ...auth } : {};
  if (random.next() < 0.3) headers[random.pick(HEADERS)] = inHeader(naughtyText(random));
  if (method === 'GET' || method === 'HEAD') return [path + query, { method, headers }];
  const noun = call.path.replace(/\/\{.*/, '');
  const declared = FIELDS[call.path] ?? (noun === '/api/records' ? RECORDS[kind] : FIELDS[noun]);
  const fields = declared ?? { any: 'thing' };
  const isForm = /^\/api\/(courses|carousel|media)(\/\{|$)/.test(call.path);
  const isPlainForm = call.path === '/api/forms/plain';
  const formType = isPlainForm ? 'application/x-www-form-urlencoded' : 'application/json';
  const type = isForm ? `multipart/form-data; boundary=${BOUNDARY}` : formType;
  headers['content-type'] = random.next() < 0.9 ? type : inHeader(naughtyText(random));
  const typed = () => (isPlainForm ? naughtyPlainForm(fields, random) : naughtyJson(fields, random));
  const body = isForm ? naughtyForm(fields, BOUNDARY, random) : typed();
  return [path + query, { method, headers, body }];
}
