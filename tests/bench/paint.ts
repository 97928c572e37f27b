import { globSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { astroBuild } from '../../netlify/local/build-process.ts';
import { dismissPopup } from '../e2e/support/visitor.ts';
import { startServer } from '../support/server-process.ts';
import { launch } from './browser.ts';
import { NETWORKS, openPage, openPhone } from './first-view.ts';
import { median, type Spread, spreadOf } from './numbers.ts';
import { ms, spread } from './pages/tables.ts';
import { bareTwin } from './paint/bare.ts';
import { TRACED, type Traced, traced } from './paint/trace.ts';
import { type Section, table } from './section.ts';

const SPEED = { cpu: 4, network: NETWORKS.slow };
/** Visits go on until every ratio is decided, or so many are made; RUNS sets another number. */
const MOST_RUNS = Number(process.env.RUNS ?? 25);
const LEAST_RUNS = Math.min(7, MOST_RUNS);
const TRACES = 3;
/** The folder of another site as built, to be visited in the same run: `PEER=…/astrowind npm run bench -- paint`. */
const PEER = process.env.PEER;
const BREATH_MS = 300;

/** What is wanted of FCP and LCP through those of the bare twin, and of LCP through that of the peer's home page. */
interface Wanted {
  fcp: number;
  main: number;
  lcp: number;
  peer: number;
}
const FIRST: Wanted = { fcp: 1.25, main: 1.4, lcp: 1.3, peer: 0.68 };
const TEXT: Wanted = { fcp: 1.15, main: 1.4, lcp: 1.3, peer: 0.48 };
const PAGES: Readonly<Record<string, Wanted>> = {
  '/': FIRST,
  '/it': FIRST,
  '/courses': FIRST,
  '/course/ielts-preparation': { ...TEXT, peer: FIRST.peer },
  '/about': TEXT,
  '/contact': TEXT,
};

interface Visit {
  fcp: number;
  lcp: number;
  /** What the main thread's tasks take of a processor until nothing comes any more, in ms. */
  main: number;
}

const QUIET_MS = 1000;

/** One view of a visitor who has never been here. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  await setTimeout(BREATH_MS);
  // The welcome popup is over the page, and no part of its first paint.
  const phone = await openPhone(browser, { before: dismissPopup });
  const { page, session, requests, times, seen } = await openPage(phone, SPEED);
  // Of the thread, so that what else the machine does is not counted.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url, { waitUntil: 'load' });
  const isQuiet = () =>
    Date.now() - times.last > QUIET_MS &&
    requests.values().every(({ end }) => end < Number.POSITIVE_INFINITY);
  while (!isQuiet()) await page.waitForTimeout(50);
  const { metrics } = await session.send('Performance.getMetrics');
  const { fcp, lcp } = await seen();
  await phone.close();
  return {
    fcp,
    lcp,
    main: 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN),
  };
}

/** A ratio of visits side by side, and whether it is surely kept, or surely not. */
interface Ratio {
  spread: Spread;
  wanted: number;
}
const isDecided = ({ spread: { from, to }, wanted }: Ratio) => to <= wanted || from > wanted;
const told = ({ spread: of, wanted }: Ratio) =>
  `${spread(of)} / ${wanted}${of.to <= wanted ? '' : of.from > wanted ? ' ✗' : ' ?'}`;

interface Row {
  path: string;
  wanted: Wanted;
  page: Visit[];
  bare: Visit[];
  peer: Visit[];
}

function ratiosOf({ wanted, page, bare, peer }: Row) {
  const through = (name: keyof Visit, others: Visit[], most: number): Ratio => ({
    spread: spreadOf(page.map((own, index) => own[name] / (others[index]?.[name] ?? Number.NaN))),
    wanted: most,
  });
  return {
    fcp: through('fcp', bare, wanted.fcp),
    main: through('main', bare, wanted.main),
    lcp: through('lcp', bare, wanted.lcp),
    ...(peer.length > 0 && { peer: through('lcp', peer, wanted.peer) }),
  };
}

/**
 * The first paint of every kind of page beside that of a bare twin, the same words and pictures in plain HTML, and of a
 * peer's home page, in turns.
 */
export async function paintSection(): Promise<Section> {
  await using opened = new AsyncDisposableStack();
  const directory = await mkdtemp(join(tmpdir(), 'bench-paint-'));
  opened.defer(() => rm(directory, { recursive: true, force: true }));
  const [site, bare] = ['site', 'bare'].map((name) => join(directory, name)) as [string, string];
  await astroBuild(process.cwd(), directory)({ outDir: site, signal: new AbortController().signal });
  await cp(site, bare, { recursive: true });
  for (const name of globSync('**/*.html', { cwd: bare })) {
    const file = join(bare, name);
    await writeFile(file, bareTwin(await readFile(file, 'utf8')));
  }
  const serve = async (pages: string, name: string) => {
    const server = await startServer({ SITE: pages, DATA_DIR: join(directory, `${name}-data`) }, 'own-store');
    opened.defer(() => server.stop());
    return server.url;
  };
  const peer = PEER ? join(directory, 'peer') : null;
  if (PEER && peer) {
    await cp(PEER, peer, { recursive: true });
    // What the server is asked for to know that it serves.
    await cp(join(site, 'revision.json'), join(peer, 'revision.json'));
  }
  const urls = {
    page: await serve(site, 'site'),
    bare: await serve(bare, 'bare'),
    peer: peer && (await serve(peer, 'peer')),
  };
  const browser = await launch();
  opened.defer(() => browser.close());

  const rows = Object.entries(PAGES).map(
    ([path, wanted]): Row => ({ path, wanted, page: [], bare: [], peer: [] }),
  );
  // Who comes first waits for the server to compress.
  for (const { path } of rows) for (const url of [urls.page, urls.bare]) await visit(browser, url + path);
  for (let run = 1; run <= MOST_RUNS; run += 1) {
    const open = rows.filter((row) => run <= LEAST_RUNS || !Object.values(ratiosOf(row)).every(isDecided));
    if (open.length === 0) break;
    for (const row of open) {
      const turns = [
        async () => row.page.push(await visit(browser, urls.page + row.path)),
        async () => row.bare.push(await visit(browser, urls.bare + row.path)),
        async () => urls.peer && row.peer.push(await visit(browser, `${urls.peer}/`)),
      ];
      for (const turn of run % 2 === 0 ? turns : turns.toReversed()) await turn();
      const [own, its] = [row.page.at(-1), row.bare.at(-1)];
      console.error(`${run}: ${row.path} FCP ${own?.fcp} ms, bare ${its?.fcp} ms`);
    }
  }

  const traces: (string | number)[][] = [];
  for (const { path } of rows) {
    for (const [name, url] of [
      ['', urls.page],
      [', bare', urls.bare],
    ] as const) {
      const seen: Traced[] = [];
      for (let trace = 0; trace < TRACES; trace += 1)
        seen.push(await traced(browser, () => visit(browser, url + path)));
      traces.push([`\`${path}\`${name}`, ...TRACED.map((part) => ms(median(seen.map((one) => one[part]))))]);
    }
  }

  const of = (visits: readonly Visit[], name: keyof Visit) => ms(median(visits.map((one) => one[name])));
  const markdown = `At CPU 4×, 150 ms, 1.6 Mbps, ${LEAST_RUNS} to ${MOST_RUNS} visits in turns, until each ratio is decided. A bare twin has the same words and
pictures in plain HTML, and a style sheet of less than 1 kB. Ratios are of visits side by side, in brackets between what
the true median is in 19 of 20 cases, then what is wanted; ✗ is not kept, ? is not decided.

${table(
  ['page', 'visits', 'FCP ms', 'bare', 'main thread ms', 'bare', 'LCP ms', 'bare'],
  rows.map(({ path, page, bare: twin }) => [
    `\`${path}\``,
    page.length,
    ...(['fcp', 'main', 'lcp'] as const).flatMap((name) => [of(page, name), of(twin, name)]),
  ]),
)}

${table(
  ['page', 'FCP / bare', 'main thread / bare', 'LCP / bare', 'LCP / peer'],
  rows.map((row) => {
    const { fcp, main, lcp, peer } = ratiosOf(row);
    return [`\`${row.path}\``, told(fcp), told(main), told(lcp), peer ? told(peer) : '–'];
  }),
)}

Where the browser's time goes, in ms of ${TRACES} traced visits:

${table(['page', ...TRACED], traces)}`;
  return { title: 'First paint', markdown };
}
