import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { functionContext } from '../../netlify/local/function-context.ts';
import { publishSentence, timeAhead } from '../../src/admin/publishing/sentence.ts';
import { dayInNepal } from '../../src/domain/nepal.ts';
import type { PublishStatus } from '../../src/domain/publish.ts';
import { DEFAULT_POLICY, longestWait } from '../../src/domain/publish-policy.ts';
import { readContent } from '../../src/server/content/content.ts';
import { tellOfDeploy } from '../support/deploy-events.ts';
import {
  MINUTE_MS,
  NEXT_MONTH,
  nepal,
  nightsBetween,
  OFFICE_DEEDS,
  officeEdits,
} from '../support/office-month.ts';
import { bearer, formBody, startSite } from '../support/site.ts';

/** An edit of one course, which gets a number of its own. */
interface Edit {
  at: number;
  number: number;
  id: string;
  field: 'title' | 'certificate';
  /** When the files said so, and whether a build that was to bring it broke. */
  inFiles?: number;
  isDelayed?: true;
  /** By when, as the admin said just after it. */
  promised?: number;
}
interface Build {
  id: string;
  asked: number;
  why: string;
  call?: string;
  began?: number;
  read?: Awaited<ReturnType<typeof readContent>>;
}

const LOOKS_EVERY = 5 * MINUTE_MS;
const BUILD_TAKES = 3 * MINUTE_MS;
/** The build that breaks. */
const BROKEN = 3;

let site: Awaited<ReturnType<typeof startSite>>;
let siteDir: string;
let now = nepal(1);
let isClick = false;
/** What Netlify builds, one after the other: what began first in front. */
const queue: Build[] = [];
const builds: Build[] = [];
const edits: Edit[] = [];
const table: string[] = [];
let served = 'd0';

const ask = (why: string, call?: string) => {
  const build = { id: `d${builds.length + 1}`, asked: now, why, call };
  builds.push(build);
  queue.push(build);
};
const hook = createServer(async (request, response) => {
  ask(isClick ? 'by hand' : 'by itself', JSON.parse(await text(request)).call);
  response.end();
});

beforeAll(async () => {
  site = await startSite();
  delete process.env.PUBLISH_MODE;
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  process.env.BUILD_HOOK_URL = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`;
  siteDir = await mkdtemp(join(tmpdir(), 'month-'));
  process.env.SITE_DIR = siteDir;
});
afterAll(async () => {
  await site.stop();
  hook.close();
  await rm(siteDir, { recursive: true });
});

const lacking = () => edits.filter(({ inFiles }) => inFiles === undefined);
const days = (ms: number) => (ms / (24 * 60 * MINUTE_MS)).toFixed(1);

let session: { until: number; headers: { authorization: string } } | undefined;
async function headers() {
  if (!session || session.until < now)
    session = { until: now + 50 * MINUTE_MS, headers: bearer(await site.signIn()) };
  return session.headers;
}

/** What the schedule of the platform calls. */
async function look(): Promise<void> {
  const due = site.functions.find(({ name }) => name === 'publish-due');
  const request = new Request('https://site.example/');
  const options = { request, params: {}, ip: '', deployId: served, siteUrl: '', waitUntil: () => {} };
  await due?.fetch?.(request, functionContext(options));
}

async function write(content: Awaited<ReturnType<typeof readContent>>): Promise<void> {
  const { revision, built } = content;
  await writeFile(join(siteDir, 'revision.json'), JSON.stringify({ revision, built_at: built.built_at }));
  await writeFile(join(siteDir, 'built.json'), JSON.stringify(built));
}

const tell = (name: Parameters<typeof tellOfDeploy>[1], { id, began, call }: Build, error?: string) =>
  tellOfDeploy(site.functions, name, {
    id,
    createdAt: new Date(began ?? now).toISOString(),
    ...(call && { call }),
    ...(error && { error }),
  });

/** What Netlify does in a minute: a build begins, reads what is stored, and becomes the site. */
async function netlify(): Promise<void> {
  const [build] = queue;
  if (!build) return;
  if (build.began === undefined) {
    build.began = now;
    await tell('deployBuilding', build);
  } else if (now - build.began === MINUTE_MS) {
    build.read = await readContent();
  } else if (now - build.began === BUILD_TAKES && build.read) {
    queue.shift();
    await (builds.indexOf(build) + 1 === BROKEN ? breakDown(build) : goLive(build, build.read));
  }
}

async function breakDown(build: Build): Promise<void> {
  for (const edit of lacking()) edit.isDelayed = true;
  table.push(line(build, 'breaks', lacking()));
  await tell('deployFailed', build, 'The network is down.');
  vi.mocked(console.error).mockClear();
}

async function goLive(build: Build, content: NonNullable<Build['read']>): Promise<void> {
  await write(content);
  served = build.id;
  const saysNumber = ({ id, field }: Edit) =>
    Number(/\d+$/.exec(content.courses.find((course) => course.id === id)?.[field] ?? '')?.[0]);
  const brought = lacking().filter((edit) => saysNumber(edit) >= edit.number);
  for (const edit of brought) edit.inFiles = now;
  table.push(line(build, '', brought));
  await tell('deploySucceeded', build);
}

const line = ({ asked, why }: Build, how: string, brought: readonly Edit[]) =>
  [
    String(table.length + 1).padStart(2),
    new Date(asked + 345 * MINUTE_MS).toISOString().slice(0, 16).replace('T', ' '),
    why.padEnd(9),
    how.padEnd(6),
    `${brought.length} edits`.padStart(9),
    `longest ${days(Math.max(0, ...brought.map(({ at }) => now - at)))} days`,
  ].join('  ');

/** How the sentence ends where something waits, in plain words. @param free builds that may still start by themselves */
function endOfSentence({ next }: PublishStatus, isAllUnderWay: boolean, free: number): string {
  if (isAllUnderWay) return 'on the way into the files.';
  if (free <= 0) return 'held until Dec 1, 2026, because this month has no build left that starts by itself.';
  if (next?.when !== 'at') return 'in the files in a few minutes.';
  expect(Date.parse(next.at)).toBeGreaterThan(now);
  return `in the files ${timeAhead(next.at, new Date(now))}.`;
}

/** Holds what the admin says against what is so. @returns when the next build is due, as it says */
async function readAdmin(): Promise<PublishStatus> {
  const answer = await site.api('/api/status', { headers: await headers() });
  const status: PublishStatus = await answer.json();
  const sentence = publishSentence(status, new Date(now));
  const month = dayInNepal(new Date(now)).slice(0, 7);
  const made = builds.filter(
    ({ asked, began, call }) => (call || began) && dayInNepal(new Date(asked)).startsWith(month),
  );
  const used = made.length;
  const kept = Math.max(0, 2 - made.filter(({ why }) => why === 'by hand').length);
  expect(sentence).toContain(`Builds this month: ${used} of 10.`);
  const records = new Set(lacking().map(({ id }) => id)).size;
  if (records === 0) expect(sentence).toMatch(/Everything is in the files\.$/);
  if (records === 1) expect(sentence).toContain('One change is visible to visitors;');
  if (records > 1) expect(sentence).toContain(`${records} changes are visible to visitors;`);
  expect(status.changes.map(({ id }) => id).sort()).toEqual(
    [...new Set(lacking().map(({ id }) => id))].sort(),
  );
  const [build] = queue;
  const isAllUnderWay =
    Boolean(build?.call || build?.began) &&
    lacking().every(({ at }) => at <= (build?.began ?? build?.asked ?? 0));
  expect(status.all_under_way).toBe(isAllUnderWay);
  if (records > 0)
    expect(sentence.split('; ')[1]).toBe(endOfSentence(status, isAllUnderWay, 10 - kept - used));
  return status;
}

async function edit(number: number, soon: boolean, ids: readonly string[]): Promise<void> {
  const id = ids[number % ids.length] ?? '';
  const field = soon ? 'title' : 'certificate';
  const answer = await site.api(
    `/api/courses/${id}`,
    formBody('PUT', { [field]: `Said ${number}` }, await headers()),
  );
  expect(answer.status).toBe(200);
  const made: Edit = { at: now, number, id, field };
  edits.push(made);
  await site.settled();
  const status = await readAdmin();
  const { next } = status;
  const at = next?.when === 'at' ? Date.parse(next.at) : now;
  // Later changes may keep what waits for quiet from being built, for an hour.
  const patience =
    (status.changes.some(({ soon: isSoon }) => isSoon) ? 60 * MINUTE_MS : 0) +
    LOOKS_EVERY +
    BUILD_TAKES +
    MINUTE_MS;
  made.promised = next?.when === 'held' ? Number.POSITIVE_INFINITY : at + patience;
}

async function click(): Promise<void> {
  isClick = true;
  const { builds: left } = await readAdmin();
  const before = builds.length;
  const answer = await site.api('/api/publish', { method: 'POST', headers: await headers() });
  expect(answer.status).toBe(202);
  expect(builds.length).toBe(before + 1);
  expect((await readAdmin()).builds.used).toBe(left.used + 1);
  isClick = false;
}

/** The day and the hour in which nothing happens, and nothing is due, are looked at four times a day, so that the month takes seconds. */
const isQuiet = (deeds: readonly number[], due: number) =>
  queue.length === 0 && now < due && !deeds.some((at) => Math.abs(at - now) < 10 * MINUTE_MS);

test('a month of an office: ten builds at most, and no change later in the files than the policy says', async () => {
  // The site was built in October.
  vi.useFakeTimers({ toFake: ['Date'], now: nepal(1, -5) });
  await write(await readContent());
  const courses: { id: string }[] = await (await site.api('/api/courses/1')).json();
  const ids = courses.map(({ id }) => id).slice(0, 5);
  const toEdit = officeEdits();
  expect(toEdit).toHaveLength(200);
  const toDo = [...OFFICE_DEEDS];
  const moments = [...toEdit, ...toDo].map(({ at }) => at);

  let due = now;
  for (let minute = nepal(1); minute < NEXT_MONTH + 3 * 60 * MINUTE_MS; minute += MINUTE_MS) {
    now = minute;
    vi.setSystemTime(now);
    await netlify();
    while (toEdit[0] && toEdit[0].at <= now) await edit(edits.length + 1, toEdit.shift()?.soon ?? false, ids);
    while (toDo[0] && toDo[0].at <= now) {
      if (toDo.shift()?.what === 'by hand') await click();
      else ask('push');
    }
    if (now % (isQuiet(moments, due) ? 72 * LOOKS_EVERY : LOOKS_EVERY) !== 0) continue;
    await look();
    const { next } = await readAdmin();
    due = next?.when === 'at' ? Date.parse(next.at) : NEXT_MONTH;
  }

  process.stdout.write(`\n${table.join('\n')}\n`);
  expect(builds.filter(({ asked }) => asked < NEXT_MONTH).length).toBeLessThanOrEqual(10);
  expect(builds.filter(({ why }) => why === 'push')).toHaveLength(2);
  expect(builds.filter(({ why }) => why === 'by hand')).toHaveLength(3);
  expect(edits.filter(({ isDelayed }) => isDelayed).length).toBeGreaterThan(0);
  const nights = longestWait(DEFAULT_POLICY) ?? 0;
  for (const { at, inFiles = Number.POSITIVE_INFINITY, promised = 0, isDelayed } of edits) {
    expect(nightsBetween(at, inFiles)).toBeLessThanOrEqual(nights);
    if (!isDelayed) expect(inFiles).toBeLessThanOrEqual(promised);
  }
}, 300_000);
