import { join } from 'node:path';
import { startBlobsServer } from '../../../netlify/local/blobs/server.ts';
import { LOCAL_SITE_ID } from '../../../netlify/local/function-context.ts';
import { DAY_MS, HOUR_MS } from '../../../src/domain/durations.ts';
import { SETTINGS } from '../../support/credentials.ts';
import { setEnvironment } from '../../support/environment.ts';
import { type MailFault, startMailServer } from '../../support/mail-server.ts';
import { type Property, verdict } from '../property.ts';
import { setClockAhead } from '../support/clock-ahead.ts';
import { addressOf, sendJson } from '../support/http.ts';
import { ownServer, signInAt } from '../support/own-server.ts';
import { listAll } from './kills.ts';

const AMOUNTS = { short: { kills: 1, enquiries: 12 }, long: { kills: 20, enquiries: 1000 } } as const;
/** Visitors who send at the same time. */
const SENDERS = 8;
/** One connection in two goes wrong, in each of these ways in turn; those that cost seconds are rare in the short form. */
const QUICK: MailFault[] = [
  'drop after DATA',
  '4xx at the mail',
  '5xx at the mail',
  'slow',
  'wrong password',
  '4xx at the address',
  '5xx at the address',
];
const HANGING: MailFault[] = ['no greeting', 'hang after DATA'];
const FAULTS = { short: [...QUICK, ...QUICK.slice(0, 2)], long: [...QUICK, ...HANGING] };
/** In every fifth round the mail server is gone, for a day. */
const GONE_EVERY = 5;
/** As the scheduled function is called again and again: what waits is due within a day. */
const STEPS_MS = [2 * 60_000, HOUR_MS, 6 * HOUR_MS, 23 * HOUR_MS];
const FROM = 'Name Education <website@name-education.example>';

export const notices: Property = {
  name: 'notices',
  promise: `${AMOUNTS.long.enquiries} enquiries while the mail server fails in nine ways and the site is killed ${AMOUNTS.long.kills} times: each stored once, each told of, and a mail that comes twice has one name`,

  async run(size) {
    const { kills, enquiries } = AMOUNTS[size];
    const mails = await startMailServer();
    const faults = FAULTS[size];
    mails.fault = (connection) =>
      connection % 2 === 0 ? faults[(connection / 2) % faults.length] : undefined;
    const own = await ownServer('ahead');
    const restore = setEnvironment({
      ...SETTINGS,
      SITE_ID: LOCAL_SITE_ID,
      NETLIFY_BLOBS_CONTEXT: '',
      SMTP_URL: mails.url,
      MAIL_FROM: FROM,
    });
    const failures: string[] = [];
    const acknowledged = new Map<number, string>();
    let ahead = 0;
    let calls = 0;
    const startAt = () => own.start({ SMTP_URL: mails.url, MAIL_FROM: FROM, CLOCK_AHEAD_MS: String(ahead) });

    async function deliver(url: string, number: number): Promise<void> {
      const body = {
        name: 'Mina Rai',
        email: `mina${number}@example.com`,
        message: `Question ${number} of the trust test`,
        company_id: 1 + (number % 2),
      };
      const headers = { 'idempotency-key': `notice-${number}` };
      const answer = await sendJson(url, '/api/forms', body, { from: addressOf(calls++), headers });
      if (answer.status === 201) acknowledged.set(number, JSON.parse(answer.text).id);
      else if (answer.status !== 503) failures.push(`enquiry ${number} answered ${answer.status}`);
    }

    /** Sends all of them; an end of the server in between leaves some without an answer. */
    async function sendAll(url: string, numbers: readonly number[], enough = Number.POSITIVE_INFINITY) {
      const queue = numbers.values();
      const until = Promise.withResolvers<void>();
      const target = acknowledged.size + enough;
      const senders = Array.from({ length: SENDERS }, async () => {
        for (const number of queue) {
          await deliver(url, number);
          if (acknowledged.size >= target) until.resolve();
        }
      });
      await Promise.race([until.promise, Promise.allSettled(senders)]);
      return senders;
    }

    /** What the scheduled function does on the following day, on another machine: this one. */
    async function dayPasses(first?: () => Promise<void>): Promise<void> {
      const blobs = await startBlobsServer({ directory: join(own.dataDir, 'blobs') });
      process.env.NETLIFY_BLOBS_CONTEXT = blobs.encodedContext;
      const { sendDue } = await import('../../../src/server/mail/delivery.ts');
      const { inRequestScope } = await import('../../../src/server/request-scope.ts');
      if (first) await inRequestScope('production', first);
      for (const step of STEPS_MS) {
        setClockAhead(ahead + step);
        await inRequestScope('production', () => sendDue());
      }
      setClockAhead(0);
      ahead += DAY_MS;
      await blobs.stop();
    }

    const all = Array.from({ length: enquiries }, (_, number) => number);
    for (let round = 0; round < kills; round++) {
      const isGone = round % GONE_EVERY === GONE_EVERY - 1;
      if (isGone) await mails.stop();
      const server = await startAt();
      const share = all.slice(0, Math.ceil((enquiries * (round + 1)) / kills));
      const open = share.filter((number) => !acknowledged.has(number));
      const senders = await sendAll(server.url, open, 1 + Math.floor(Math.random() * open.length));
      await server.kill();
      await Promise.allSettled(senders);
      await dayPasses();
      if (isGone) await mails.start();
    }
    const last = await startAt();
    const open = all.filter((number) => !acknowledged.has(number));
    await Promise.all(await sendAll(last.url, open));
    const listed = await listAll(last.url, await signInAt(last.url));
    await last.kill();
    mails.fault = () => undefined;
    // Every second try fails, so that one notice in a thousand fails ten times. The office sees it, and has it tried again.
    const { noticeStatus, retryFailed } = await import('../../../src/server/mail/status.ts');
    let givenUp = 0;
    await dayPasses(async () => {
      givenUp = (await noticeStatus()).failed;
      await retryFailed();
    });
    for (let day = 0; day < 2; day++) await dayPasses();

    const ids = new Set(listed.map(({ id }) => id));
    const messages = new Set(listed.map(({ message }) => message));
    if (listed.length !== enquiries || messages.size !== enquiries)
      failures.push(`${listed.length} are stored, ${messages.size} of them different`);
    const lost = [...acknowledged].filter(([, id]) => !ids.has(id));
    if (lost.length > 0) failures.push(`lost after acknowledgement: ${lost.map(([number]) => number)}`);
    // What looked like spam, since so many came in a day, is told of by its reference in the mail of the day.
    const named = new Map<string, number>();
    for (const { id } of mails.taken) named.set(id, (named.get(id) ?? 0) + 1);
    const untold = listed.filter(
      ({ id, reference }) =>
        !named.has(`<${id}.notice@name-education.example>`) &&
        !mails.taken.some(({ text }) => text.includes(reference)),
    );
    if (untold.length > 0) failures.push(`never told of: ${untold.map(({ message }) => message)}`);
    const strangers = [...named.keys()].filter((name) => {
      const [, id] = /^<(.*)\.notice@/.exec(name) ?? [];
      return id !== undefined && !ids.has(id);
    });
    if (strangers.length > 0) failures.push(`told of, but not stored: ${strangers}`);
    const twice = [...named.values()].filter((count) => count > 1).length;
    await own.remove();
    await mails.stop();
    restore();
    return verdict(
      `${enquiries} enquiries, ${kills} kills: ${listed.length} stored, ${named.size} mails, ${twice} of them more than once; ${givenUp} given up after ten tries, and sent when the office wanted it`,
      failures,
    );
  },
};
