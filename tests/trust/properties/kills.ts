import { setTimeout as sleep } from 'node:timers/promises';
import type { Enquiry } from '../../../src/domain/enquiry.ts';
import { type Property, verdict } from '../property.ts';
import { addressOf, type Sent, send, sendJson } from '../support/http.ts';
import { ownServer, signInAt } from '../support/own-server.ts';

const AMOUNTS = {
  short: { kills: 1, enquiries: 40, program: 'bare' },
  long: { kills: 50, enquiries: 5000, program: 'start' },
} as const;
/** Visitors who send at the same time. */
const SENDERS = 8;
/** How often a call that is told to come back does so. */
const TRIES = 5;
/** What the office goes on saving meanwhile. */
const SECTION = '/api/records/sections/1.home.closing';
/** As many a minute as one address may send. */
const FROM_ONE_ADDRESS = 4;

export const kills: Property = {
  name: 'kills',
  promise: `${AMOUNTS.long.kills} × kill -9 during ${AMOUNTS.long.enquiries} enquiries, while a section is saved again and again: none acknowledged is lost, none is listed that was not sent, none twice; the section says what was saved last`,

  async run(size) {
    const { kills, enquiries, program } = AMOUNTS[size];
    const own = await ownServer(program);
    const failures: string[] = [];
    const acknowledged = new Set<number>();
    let waiting = Array.from({ length: enquiries }, (_, number) => number);
    let unanswered = 0;
    let calls = 0;

    const nameOf = (number: number) => `Question ${number} of the trust test`;
    async function deliver(url: string, number: number): Promise<void> {
      const body = { name: 'Mina Rai', email: 'mina@example.com', message: nameOf(number), company_id: 1 };
      const from = addressOf(Math.floor(calls++ / FROM_ONE_ADDRESS));
      const headers = { 'idempotency-key': `question-${number}` };
      const answer = await sendJson(url, '/api/forms', body, { from, headers });
      if (answer.status === 201) acknowledged.add(number);
      else if (answer.status !== 503) failures.push(`enquiry ${number} answered ${answer.status}`);
    }

    let auth: Record<string, string> | undefined;
    /** How often a section was saved: tried, and acknowledged. */
    const saves = { tried: 0, acknowledged: 0 };
    const headersOf = async (url: string) => (auth ??= await signInAt(url));
    /** Saves the section until the server is killed. */
    async function rewrite(url: string): Promise<void> {
      const headers = await headersOf(url);
      for (;;) {
        const number = ++saves.tried;
        const sending = { method: 'PUT', headers };
        const answer = await sendJson(url, SECTION, { title: `Words ${number}` }, sending).catch(() => null);
        if (!answer) return;
        if (answer.status === 200) saves.acknowledged = number;
        else if (answer.status !== 503) failures.push(`save ${number} answered ${answer.status}`);
      }
    }
    async function compareSection(url: string): Promise<void> {
      const { text } = await patiently(url, SECTION, {});
      const { title } = JSON.parse(text);
      const number = Number(/^Words (\d+)$/.exec(title)?.[1] ?? 0);
      if (number < saves.acknowledged || number > saves.tried)
        failures.push(`the section says "${title}", ${saves.acknowledged} was acknowledged`);
    }

    async function compare(url: string, exactly: boolean): Promise<void> {
      auth = await headersOf(url);
      await compareSection(url);
      const listed = (await listAll(url, auth)).map(({ message }) => message);
      const distinct = new Set(listed);
      const sent = new Set(Array.from({ length: enquiries }, (_, number) => nameOf(number)));
      const lost = [...acknowledged].filter((number) => !distinct.has(nameOf(number)));
      if (lost.length > 0) failures.push(`lost after acknowledgement: ${lost}`);
      if (listed.length !== distinct.size) failures.push(`${listed.length - distinct.size} are listed twice`);
      const phantoms = listed.filter((message) => !sent.has(message));
      if (phantoms.length > 0) failures.push(`never sent: ${phantoms}`);
      if (exactly && distinct.size !== enquiries)
        failures.push(`${distinct.size} of ${enquiries} are listed`);
    }

    for (let round = 0; round < kills; round++) {
      const server = await own.start();
      await compare(server.url, false);
      // What got no answer before goes first, under the same key.
      const share = waiting.slice(0, Math.ceil(enquiries / kills) + unanswered);
      const queue = share.values();
      // At any moment of the round: while answers are under way, and now and then after the last one.
      const last = acknowledged.size + Math.floor(Math.random() * (share.length + 1));
      const enough = Promise.withResolvers<void>();
      const office = rewrite(server.url);
      const senders = Array.from({ length: SENDERS }, async () => {
        for (const number of queue) {
          if (acknowledged.size >= last) enough.resolve();
          await deliver(server.url, number);
        }
      });
      await Promise.race([enough.promise, Promise.allSettled(senders)]);
      await server.kill();
      await Promise.allSettled([...senders, office]);
      waiting = waiting.filter((number) => !acknowledged.has(number));
      unanswered = share.filter((number) => !acknowledged.has(number)).length;
    }
    const cut = waiting.length;
    const server = await own.start();
    for (let tries = 0; acknowledged.size < enquiries && tries < TRIES; tries++)
      for (const number of waiting) if (!acknowledged.has(number)) await deliver(server.url, number);
    await compare(server.url, true);
    await own.remove();
    return verdict(
      `${kills} kills, ${enquiries} enquiries sent in ${calls} calls, ${cut} left to the last start; ${saves.tried} saves of a section`,
      failures,
    );
  },
};

type Listed = Pick<Enquiry, 'id' | 'reference' | 'message'>;

/** All enquiries, page after page: a process that has just started reads each of them. */
export async function listAll(url: string, headers: Record<string, string>): Promise<Listed[]> {
  const all: Listed[] = [];
  for (let path: string | undefined = '/api/forms?limit=200'; path; ) {
    const { status, text, headers: told }: Sent = await patiently(url, path, headers);
    if (status !== 200) throw new Error(`The list answered ${status}: ${text}`);
    all.push(...JSON.parse(text));
    path = /<(.*)>; rel="next"/.exec(String(told.link ?? ''))?.[1];
  }
  return all;
}

/** Comes back when it is told to: a process that has just started on a busy machine may need longer than it has. */
async function patiently(url: string, path: string, headers: Record<string, string>): Promise<Sent> {
  for (let tries = 1; ; tries++) {
    const answer = await send(url, path, { headers });
    if (answer.status !== 503 || tries === TRIES) return answer;
    await sleep(Number(answer.headers['retry-after']) * 1000);
  }
}
