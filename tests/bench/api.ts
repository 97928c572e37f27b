import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import { fillStore } from '../support/catalogue.ts';
import { connectStore, startStore } from '../support/functions-site.ts';
import { type Section, short, table } from './section.ts';

/** GET /api/courses/1 over a catalogue of so many courses; times in ms. */
interface ApiRow {
  courses: number;
  kB: number;
  /** The first answer of a process. */
  cold: number;
  /** The answers after it, one at a time. */
  p50: number;
  p99: number;
}

const PATH = '/api/courses/1';
const SECONDS = 5;

async function startFunctions(): Promise<{ url: string; child: ChildProcess }> {
  const child = fork('tests/bench/api-server.ts', { execArgv: ['--import', 'tsx'] });
  const [port] = await once(child, 'message');
  return { url: `http://127.0.0.1:${port}${PATH}`, child };
}

/** Asks a process that has just been started. */
async function firstAnswer(url: string) {
  const started = performance.now();
  const answer = await fetch(url);
  const bytes = (await answer.arrayBuffer()).byteLength;
  if (answer.status !== 200) throw new Error(`${PATH} answered ${answer.status}.`);
  return { ms: performance.now() - started, bytes };
}

async function measure(courses: number): Promise<ApiRow> {
  const store = await startStore();
  connectStore(store);
  try {
    await fillStore(courses);
    const { url, child } = await startFunctions();
    const { ms: cold, bytes } = await firstAnswer(url);
    await autocannon({ url, connections: 1, duration: 1 });
    const { latency, non2xx, errors } = await autocannon({ url, connections: 1, duration: SECONDS });
    child.kill();
    if (non2xx + errors > 0) throw new Error(`${non2xx + errors} of the answers were none.`);
    return { courses, kB: bytes / 1000, cold, p50: latency.p50, p99: latency.p99 };
  } finally {
    await store.stop();
  }
}

/** How the answer with all courses grows with the catalogue. */
export async function apiSection(sizes = [100, 500, 1_000, 5_000]): Promise<Section> {
  const rows: ApiRow[] = [];
  for (const courses of sizes) rows.push(await measure(courses));
  const markdown = `\`GET /api/courses/1\`, all courses of one brand with descriptions of 700 characters, over the
local store on the same machine. On Netlify the CDN answers until the next change. What is measured here is the function
behind it: cold, a process that has just been started reads the listing and each record; warm, the listing. Each
request costs one listing of the store, which Netlify cuts into pages of 1,000 keys.

${table(
  ['courses', 'answer kB', 'cold ms', 'warm p50 ms', 'warm p99 ms'],
  rows.map((row) => [
    row.courses.toLocaleString('en-US'),
    row.kB.toFixed(0),
    ...[row.cold, row.p50, row.p99].map(short),
  ]),
)}`;
  return { title: 'Course list', markdown };
}
