import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { getStore } from '@netlify/blobs';
import autocannon from 'autocannon';
import { startBlobsServer } from '../../netlify/local/blobs/server.ts';
import { addDays } from '../../src/domain/dates.ts';
import { intakes } from '../../src/domain/intake.ts';
import { dayInNepal } from '../../src/domain/nepal.ts';
import { fillStore } from '../support/catalogue.ts';
import { build, recordOf } from './build-scaling.ts';
import { type Section, short, table } from './section.ts';

const COURSES = 500;
const INTAKES_OF_EACH = 4;
const ROUNDS = 5;
const BUILDS = 3;
const SECONDS = 1;
const PATHS = ['/api/courses/1', '/api/fragments/courses/1', '/api/revision'];

type Store = Awaited<ReturnType<typeof startBlobsServer>>;

/** Four for each course, a week apart, the first of them tomorrow. */
async function addIntakes(): Promise<void> {
  const store = getStore({ name: 'content', consistency: 'strong' });
  const tomorrow = addDays(dayInNepal(new Date()), 1);
  const time = new Date(0).toISOString();
  for (let number = 0; number < COURSES * INTAKES_OF_EACH; number++) {
    const course_id = `course-${Math.floor(number / INTAKES_OF_EACH)}`;
    const ad = addDays(tomorrow, (number % INTAKES_OF_EACH) * 7);
    const data = {
      ...intakes.inputSchemaOf().parse({
        course_id,
        start: { precision: 'day', ad },
        end_ad: addDays(ad, 60),
        shift: ['morning', 'day', 'evening', 'weekend'][number % 4],
        days: ['sun', 'tue', 'thu'],
        time: { from: '07:00', to: '08:30' },
        seats: { total: 18, left: number % 18 },
        fee: { amount: 5_000 + (number % 9) * 1_000, parts: 2 },
      }),
      ...{ id: `intake-${number}`, created_at: time, updated_at: time },
    };
    await store.set(`intakes/${data.id}`, JSON.stringify({ rev: `rev-${number}`, deleted_at: null, data }));
  }
}

async function startFunctions({ encodedContext }: Store): Promise<{ url: string; child: ChildProcess }> {
  process.env.NETLIFY_BLOBS_CONTEXT = encodedContext;
  const child = fork('tests/bench/api-server.ts', { execArgv: ['--import', 'tsx'] });
  const [port] = await once(child, 'message');
  return { url: `http://127.0.0.1:${port}`, child };
}

const middle = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** Turn by turn, so that both meet the same moods of the machine. @returns answers a second, or what `measure` counts */
async function inTurns<T>(both: readonly T[], rounds: number, measure: (one: T) => Promise<number>) {
  const counted: number[][] = both.map(() => []);
  for (let round = 0; round < rounds; round++)
    for (const [place, one] of both.entries()) counted[place]?.push(await measure(one));
  return counted.map(middle);
}

const answersASecond = (path: string) => async (server: { url: string }) => {
  const result = await autocannon({ url: server.url + path, connections: 1, duration: SECONDS });
  if (result.non2xx + result.errors > 0) throw new Error(`${path} was not answered.`);
  return result.requests.average;
};

/** What 2,000 intakes cost a site of 500 courses, beside the same site without them. */
export async function intakesSection(): Promise<Section> {
  const known = process.env.NETLIFY_BLOBS_CONTEXT;
  // Inside of the project, as in build-scaling.ts.
  await mkdir('.data', { recursive: true });
  const directory = await mkdtemp('.data/bench-intakes-');
  const stores: Store[] = [];
  try {
    for (const name of ['without', 'with']) {
      const store = await startBlobsServer({ directory: join(directory, name) });
      stores.push(store);
      process.env.NETLIFY_BLOBS_CONTEXT = store.encodedContext;
      await fillStore(COURSES, recordOf);
      if (name === 'with') await addIntakes();
    }
    const servers = [];
    for (const store of stores) servers.push(await startFunctions(store));
    const rows: [string, ...number[]][] = [];
    for (const path of PATHS) {
      for (const server of servers) await answersASecond(path)(server);
      const [without = 0, withThem = 0] = await inTurns(servers, ROUNDS, answersASecond(path));
      rows.push([`\`${path}\`, answers a second`, without, withThem, without / withThem]);
    }
    for (const { child } of servers) child.kill();
    const outDir = (store: Store) => join(process.cwd(), directory, `site-${stores.indexOf(store)}`);
    const [without = 0, withThem = 0] = await inTurns(stores, BUILDS, async (store) => {
      process.env.NETLIFY_BLOBS_CONTEXT = store.encodedContext;
      const cache = join(process.cwd(), directory, `cache-${stores.indexOf(store)}`);
      return (await build(process.cwd(), outDir(store), cache)).cpuSeconds;
    });
    rows.push(['build, seconds of processor', without, withThem, withThem / without]);
    for (const page of ['courses', 'course/course-0']) {
      const weights = await Promise.all(
        stores.map(async (store) => {
          const html = await readFile(join(outDir(store), `${page}.html`));
          return brotliCompressSync(html).length / 1000;
        }),
      );
      const [light = 0, heavy = 0] = weights;
      rows.push([`\`/${page}\`, kB with Brotli`, light, heavy, heavy / light]);
    }
    const markdown = `${COURSES} courses, half of them of each brand, without intakes and with ${COURSES * INTAKES_OF_EACH}
that are all to come. Both are asked in turns, ${ROUNDS} rounds, and built in turns, ${BUILDS} times; the medians. The cost is
how many times more work it is with them.

${table(
  ['', 'without', 'with', 'cost'],
  rows.map(([what, ...numbers]) => [what, ...numbers.map(short)]),
)}`;
    return { title: '500 courses with 2,000 intakes', markdown };
  } finally {
    if (known === undefined) delete process.env.NETLIFY_BLOBS_CONTEXT;
    else process.env.NETLIFY_BLOBS_CONTEXT = known;
    for (const store of stores) await store.stop();
    await rm(directory, { recursive: true, force: true });
  }
}
