import { type Browser, expect } from '@playwright/test';
import { BUDGETED } from '../budgets.ts';
import { NETWORKS, openPage, openPhone, type Request } from '../first-view.ts';

/** The first view of a visitor whose network is of the second generation. */
export interface SlowestRow {
  path: string;
  /** The page itself on the wire, headers included, and the round trips that TCP needs for it after connecting. */
  htmlBytes: number;
  roundTrips: number;
  /** Time until text can be read, in ms, and how much of the page had come by then, from 0 to 1. */
  fcp: number;
  share: number;
  /** The same while nothing but the page itself is ever answered. */
  fcpAlone: number;
}

/** What a server may send before it hears from the visitor: ten segments, then twice as much each time (RFC 6928). */
const FIRST_FLIGHT = 10 * 1460;

export const roundTrips = (bytes: number): number => Math.ceil(Math.log2(bytes / FIRST_FLIGHT + 1));

async function measure(browser: Browser, url: string, alone: boolean) {
  const phone = await openPhone(browser);
  const { page, session, requests, seen } = await openPage(phone, { network: NETWORKS.secondGeneration });
  const chunks: { at: number; length: number }[] = [];
  session.on('Network.dataReceived', ({ requestId, timestamp: at, dataLength: length }) => {
    if (requests.get(requestId)?.type === 'Document') chunks.push({ at, length });
  });
  if (alone) {
    await page.route('**/*', (route) => {
      // What is never answered holds back whoever waits for it.
      if (route.request().isNavigationRequest()) void route.continue();
    });
  }
  await page.goto(url, { waitUntil: 'commit' });
  const [document] = requests.values() as unknown as [Request];
  await expect.poll(() => document.end, { timeout: 30_000 }).toBeLessThan(Number.POSITIVE_INFINITY);
  const { fcp } = await seen();
  await phone.close();
  const lengthUntil = (time: number) =>
    chunks.reduce((sum, { at, length }) => (at <= time ? sum + length : sum), 0);
  const share = lengthUntil(document.at + fcp / 1000) / lengthUntil(Number.POSITIVE_INFINITY);
  return { fcp, htmlBytes: document.bytes, share };
}

export async function measureSlowest(browser: Browser, siteUrl: string): Promise<SlowestRow[]> {
  const rows: SlowestRow[] = [];
  for (const path of new Set(BUDGETED.map((page) => page.path))) {
    const all = await measure(browser, siteUrl + path, false);
    const { fcp: fcpAlone } = await measure(browser, siteUrl + path, true);
    rows.push({ path, ...all, roundTrips: roundTrips(all.htmlBytes), fcpAlone });
    console.error(`2G: ${path} readable after ${all.fcp} ms, alone ${fcpAlone} ms`);
  }
  return rows;
}
