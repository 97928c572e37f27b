import { BUDGETED } from '../budgets.ts';
import { type Lighthouse, openLighthouse } from '../lighthouse.ts';
import { median } from '../numbers.ts';

interface Report {
  /** Of 100, in the order of CATEGORIES. */
  scores: number[];
  /** In ms, on Lighthouse's own simulated network. */
  fcp: number;
  lcp: number;
  tbt: number;
}

/** What Lighthouse says of a page as a phone sees it, the medians of so many reports. */
export interface ScoreRow extends Report {
  path: string;
  reports: number;
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

async function reportOn(lighthouse: Lighthouse, url: string): Promise<Report> {
  const { categories, audits } = await lighthouse.report(url, { onlyCategories: CATEGORIES });
  const time = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
    fcp: time('first-contentful-paint'),
    lcp: time('largest-contentful-paint'),
    tbt: time('total-blocking-time'),
  };
}

const mediansOf = (reports: readonly Report[]): Report => {
  const middle = (of: (report: Report) => number) => median(reports.map(of));
  return {
    scores: CATEGORIES.map((_, index) => middle(({ scores }) => scores[index] ?? 0)),
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
  };
};

/** Page after page, run after run, so that a busy minute of the machine is not all of one page's. */
export async function measureScores(siteUrl: string, runs: number): Promise<ScoreRow[]> {
  const lighthouse = await openLighthouse();
  const pages = [...new Set(BUDGETED.map(({ path }) => path))].map((path) => ({
    path,
    found: [] as Report[],
  }));
  for (let run = 1; run <= runs; run += 1) {
    for (const { path, found } of pages) {
      try {
        found.push(await reportOn(lighthouse, siteUrl + path));
        console.error(`Lighthouse, ${run} of ${runs}: ${path} ${found.at(-1)?.scores.join(' ')}`);
      } catch (error) {
        // One report less, which its number tells, and not a whole bench.
        console.error(String(error));
      }
    }
  }
  await lighthouse.close();
  return pages.map(({ path, found }) => ({ path, reports: found.length, ...mediansOf(found) }));
}
