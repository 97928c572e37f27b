import { setTimeout as sleep } from 'node:timers/promises';
import { getStore } from '@netlify/blobs';
import type { Context } from '@netlify/functions';
import housekeeping from '../../../netlify/functions/housekeeping.ts';
import { inParallel } from '../../../src/domain/batches.ts';
import { storedEnquiry } from '../../support/enquiries.ts';
import { bearer, startFunctionsSite } from '../../support/functions-site.ts';
import { oldAttempts, overdueEnquiries } from '../../support/old-records.ts';
import { type Entries, envelope } from '../../support/seed.ts';
import { type Property, verdict } from '../property.ts';

const OVERDUE_ENQUIRIES = 60_000;
const OLD_KEYS = 40_000;
const ENQUIRIES = 100_000;
/** What one exchange with the store takes on Netlify, about. */
const EXCHANGE_MS = 25;
/** Netlify ends a scheduled function then. */
const RUN_SECONDS = 30;
/** The longest that an answer may take (docs/trust.md, "A store that fails"). */
const ANSWER_SECONDS = 8;
/** A day of hourly runs. */
const MOST_RUNS = 24;
const PARALLEL_WRITES = 32;
/** How far down the list it is read, in enquiries. */
const DEPTHS = [0, 1_000, 50_000, 99_900];

export const volume: Property = {
  name: 'volume',
  longOnly: true,
  promise: `${OVERDUE_ENQUIRIES} enquiries and ${OLD_KEYS} keys whose time is over are erased within a day, by runs of at most ${RUN_SECONDS} s; of ${ENQUIRIES} enquiries any page of list and backup comes within ${ANSWER_SECONDS} s`,

  async run() {
    const site = await startFunctionsSite((file) => import(`../../../${file}`));
    const failures: string[] = [];
    await seed('enquiries', overdueEnquiries(OVERDUE_ENQUIRIES));
    await seed('attempts', oldAttempts(OLD_KEYS));
    const endLatency = addLatency();

    const runs: number[] = [];
    let left = await countAll();
    while (left > 0 && runs.length < MOST_RUNS) {
      const seconds = await secondsOf(() => housekeeping(new Request('https://site.example/'), PRODUCTION));
      runs.push(seconds);
      if (seconds > RUN_SECONDS) failures.push(`run ${runs.length} took ${seconds.toFixed(1)} s`);
      const now = await countAll();
      if (now >= left) failures.push(`run ${runs.length} erased nothing of ${left}`);
      left = now;
    }
    if (left > 0) failures.push(`${left} blobs are left after ${runs.length} runs`);
    endLatency();

    const records = Array.from({ length: ENQUIRIES }, (_, number) => storedEnquiry(number));
    const ids = records.map(({ id }) => id).sort();
    await seed(
      'enquiries',
      records.map((record) => [`enquiries/${record.id}`, envelope(record)]),
    );
    const headers = bearer(await site.signIn());
    await site.settled();
    addLatency();
    const get = async (path: string) => {
      let answer = new Response();
      const seconds = await secondsOf(async () => {
        answer = await site.api(path, { headers });
      });
      if (answer.status !== 200) failures.push(`${path}: ${answer.status}`);
      if (seconds > ANSWER_SECONDS) failures.push(`${path}: ${seconds.toFixed(1)} s`);
      return { answer, seconds };
    };

    let slowestPage = 0;
    for (const depth of DEPTHS) {
      const cursor = depth > 0 ? `&cursor=${ids[depth - 1]}` : '';
      const { answer, seconds } = await get(`/api/forms?limit=100${cursor}`);
      const listed = (await answer.json()).map(({ id }: { id: string }) => id);
      if (String(listed) !== String(ids.slice(depth, depth + 100)))
        failures.push(`the page at ${depth} is wrong`);
      slowestPage = Math.max(slowestPage, seconds);
    }

    const saved: string[] = [];
    let pages = 0;
    let slowestBackup = 0;
    for (let path: string | undefined = '/api/backup?cursor=enquiry.'; path && failures.length < 10; ) {
      const { answer, seconds }: { answer: Response; seconds: number } = await get(path);
      const body = await answer.json();
      saved.push(
        ...body.records
          .filter(({ kind }: { kind: string }) => kind === 'enquiry')
          .map(({ id }: { id: string }) => id),
      );
      pages++;
      slowestBackup = Math.max(slowestBackup, seconds);
      path = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    if (String(saved) !== String(ids))
      failures.push(`the backup has ${saved.length} enquiries of ${ids.length}`);
    await site.stop();
    return verdict(
      `erased by ${runs.length} runs, the longest ${Math.max(...runs).toFixed(1)} s; ${ENQUIRIES} listed (slowest page ${slowestPage.toFixed(1)} s) and saved in ${pages} pages (slowest ${slowestBackup.toFixed(1)} s), with ${EXCHANGE_MS} ms for each exchange with the store`,
      failures,
    );
  },
};

const PRODUCTION = { deploy: { context: 'production' } } as Context;

const open = (name: string) => getStore({ name, consistency: 'strong' });

const seed = (name: string, entries: Entries): Promise<void> =>
  inParallel(entries, PARALLEL_WRITES, async ([key, text]) => void (await open(name).set(key, text)));

/** How many blobs there are that are to be erased. */
async function countAll(): Promise<number> {
  const lists = await Promise.all(['enquiries', 'attempts'].map((name) => open(name).list()));
  return lists.reduce((sum, { blobs }) => sum + blobs.length, 0);
}

/** Makes every exchange take as long as on Netlify. @returns how to end that */
function addLatency(): () => void {
  const real = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    await sleep(EXCHANGE_MS);
    return real(...request);
  };
  return () => {
    globalThis.fetch = real;
  };
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}
