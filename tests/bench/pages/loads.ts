import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { dismissPopup } from '../../e2e/support/visitor.ts';
import { BUDGETED } from '../budgets.ts';
import { NETWORKS, openPhone, type View, view } from '../first-view.ts';
import { median } from '../numbers.ts';
import { ISLANDS_ALONE, type Sites } from './sites.ts';

const FIGURES = [
  'bytes',
  'scriptBytes',
  'requestsBeforeLoad',
  'fcp',
  'lcp',
  'cls',
  'tbt',
] as const satisfies (keyof View)[];
/** Of times the medians; LCP also from the fastest visit to the slowest. */
export type Figures = Record<(typeof FIGURES)[number], number> & { lcpFrom: number; lcpTo: number };

export interface Visit {
  path: string;
  /** By someone who has closed the welcome popup before. */
  popupClosed?: boolean;
}

/** One page at one speed. */
export interface LoadRow extends Visit {
  page: Figures;
  /** The same page without JavaScript, in turns with it. */
  twin: Figures;
  /** LCP of each visit through that of the visit of the twin beside it. */
  lcpRatios: number[];
  /** The page once more, when it is in the visitor's cache and the popup is closed. */
  again?: Figures;
}

/** Of what must never happen, the worst; of all else, the medians. */
function figuresOf(views: readonly View[]): Figures {
  const medians = FIGURES.map((name) => [name, median(views.map((one) => one[name]))]);
  const lcps = views.map(({ lcp }) => lcp);
  return {
    ...(Object.fromEntries(medians) as Figures),
    lcpFrom: Math.min(...lcps),
    lcpTo: Math.max(...lcps),
    cls: Math.max(...views.map(({ cls }) => cls)),
  };
}

/** The browser clears away the visitor before. */
const BREATH_MS = 300;

/**
 * Every page and its twin in turns, each time by a new visitor and now one, now the other first, so that whatever
 * else the machine does meets both.
 * @param cpu how many times slower than this machine
 * @param again how many of the visitors open the page a second time
 */
export async function measureLoads(
  browser: Browser,
  sites: Sites,
  { cpu, runs, again: repeats = 0 }: { cpu: number; runs: number; again?: number },
): Promise<LoadRow[]> {
  const speed = { cpu, network: NETWORKS.slow };
  const views = BUDGETED.map(({ path, popupClosed }) => ({
    visit: { path, popupClosed },
    page: [] as View[],
    twin: [] as View[],
    again: [] as View[],
  }));
  for (let run = 1; run <= runs; run += 1) {
    for (const [index, { visit, page, twin, again }] of views.entries()) {
      const turns = [
        { url: sites.url + visit.path, seen: page },
        { url: sites.twinUrl + visit.path, seen: twin },
      ];
      for (const { url, seen } of (run + index) % 2 === 0 ? turns : turns.toReversed()) {
        await setTimeout(BREATH_MS);
        const phone = await openPhone(browser, visit.popupClosed ? { before: dismissPopup } : {});
        seen.push(await view(phone, url, speed));
        await phone.addInitScript(dismissPopup);
        if (run <= repeats && seen === page) again.push(await view(phone, url, speed));
        await phone.close();
      }
      const [mine, its] = [page, twin].map((seen) => seen.at(-1)?.lcp);
      console.error(`CPU ${cpu}×, ${run} of ${runs}: ${visit.path} LCP ${mine} ms, twin ${its} ms`);
    }
  }
  return views.map(({ visit, page, twin, again }) => ({
    ...visit,
    page: figuresOf(page),
    twin: figuresOf(twin),
    lcpRatios: page.map(({ lcp }, index) => lcp / (twin[index]?.lcp ?? Number.NaN)),
    ...(repeats > 0 && { again: figuresOf(again) }),
  }));
}

/** What islands share costs by itself, on an empty page: no page with an island can come below. */
export async function measureFloor(
  browser: Browser,
  { url }: Sites,
  { cpu, runs }: { cpu: number; runs: number },
): Promise<Figures> {
  const views: View[] = [];
  for (let run = 0; run < runs; run += 1) {
    const phone = await openPhone(browser);
    views.push(await view(phone, url + ISLANDS_ALONE, { cpu, network: NETWORKS.slow }));
    await phone.close();
  }
  console.error(`${ISLANDS_ALONE}, CPU ${cpu}×: TBT ${views.map(({ tbt }) => tbt)} ms`);
  return figuresOf(views);
}
