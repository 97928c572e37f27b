import { join } from 'node:path';
import type { Browser, BrowserContext, CDPSession } from '@playwright/test';
import type { Budget } from './budgets.ts';

/** What one view of a page costs a phone that does not scroll. Times in ms from the start of the navigation. */
export interface View {
  /** Bytes on the wire, headers included. */
  bytes: number;
  htmlBytes: number;
  scriptBytes: number;
  /** Requests that had begun when the load event fired, without those that the cache answered. */
  requestsBeforeLoad: number;
  /** Of these, scripts. */
  scriptsBeforeLoad: number;
  /** What the browser has laid out: boxes, texts, lines of drawings. What is far below waits. */
  boxes: number;
  /** Cumulative layout shift. */
  cls: number;
  fcp: number;
  lcp: number;
  /** The element that was painted then. */
  lcpOf: string;
  /** Long tasks after the first paint, beyond 50 ms each. */
  tbt: number;
  urls: string[];
}

/** What observe.js has noted. */
export interface Seen extends Pick<View, 'cls' | 'fcp' | 'lcp' | 'lcpOf'> {
  long: [start: number, duration: number][];
  interactions: number[];
}

/** 412 × 823 at 1.75, as the field's tools take a phone to be. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

const network = (latency: number, down: number, up: number) => ({
  offline: false,
  latency,
  downloadThroughput: (down * 1024) / 8,
  uploadThroughput: (up * 1024) / 8,
});

/** Networks in the units of the browser's protocol: ms and, from kbps, bytes a second. */
export const NETWORKS = {
  slow: network(150, 1.6 * 1024, 750),
  secondGeneration: network(500, 50, 50),
  fourthGeneration: network(40, 10 * 1024, 10 * 1024),
};

export interface Speed {
  /** How many times slower than this machine. */
  cpu?: number;
  network?: (typeof NETWORKS)[keyof typeof NETWORKS];
}
interface Visitor {
  /** Runs before the page's own code. */
  before?: () => void;
}

export interface Request {
  url: string;
  type: string;
  /** Bytes on the wire, none from the cache. */
  bytes: number;
  cached: boolean;
  /** Seconds of the browser's clock; `end` is infinite as long as more is to come. */
  at: number;
  end: number;
}

/** Notes every request of a page, by the browser's own protocol. */
async function watch(session: CDPSession) {
  const requests = new Map<string, Request>();
  const times = { last: Date.now(), loadAt: Number.POSITIVE_INFINITY };
  const note = (requestId: string, more: Partial<Request>) => {
    Object.assign(requests.get(requestId) ?? {}, more);
    times.last = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type = '', timestamp: at }) => {
    if (/^(data|blob):/.test(request.url) || requests.has(requestId)) return;
    const { url } = request;
    requests.set(requestId, { url, type, bytes: 0, cached: false, at, end: Number.POSITIVE_INFINITY });
    times.last = Date.now();
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => note(requestId, { cached: true }));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) note(requestId, { cached: true });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes, timestamp: end }) =>
    note(requestId, { bytes, end }),
  );
  session.on('Network.loadingFailed', ({ requestId, timestamp: end }) => note(requestId, { end }));
  session.on('Page.loadEventFired', ({ timestamp }) => {
    times.loadAt = timestamp;
  });
  await session.send('Network.enable');
  await session.send('Page.enable');
  return { requests, times };
}

/** A visitor of their own, with an empty cache. */
export async function openPhone(browser: Browser, { before }: Visitor = {}): Promise<BrowserContext> {
  const phone = await browser.newContext(PHONE);
  await phone.addInitScript({ path: join(import.meta.dirname, 'observe.js') });
  if (before) await phone.addInitScript(before);
  return phone;
}

/** A new page of a visitor, as slow as it is to be. */
export async function openPage(phone: BrowserContext, { cpu, network }: Speed = {}) {
  const page = await phone.newPage();
  const session = await phone.newCDPSession(page);
  const watched = await watch(session);
  if (network) await session.send('Network.emulateNetworkConditions', network);
  if (cpu) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return { page, session, ...watched, seen: () => page.evaluate<Seen>('window.seen') };
}

const QUIET_MS = 500;
/** Scripts that have come may ask for more, and what they show has to be painted. */
const idle = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestIdleCallback(() => done())));

/** Opens a page and waits until nothing comes any more. */
export async function view(phone: BrowserContext, url: string, speed: Speed = {}): Promise<View> {
  const { page, session, requests, times, seen } = await openPage(phone, speed);
  await session.send('Performance.enable');
  await page.goto(url, { waitUntil: 'load' });
  const quiet = () =>
    Date.now() - times.last > QUIET_MS &&
    requests.values().every(({ end }) => end < Number.POSITIVE_INFINITY);
  do {
    while (!quiet()) await page.waitForTimeout(50);
    await page.evaluate(idle);
  } while (!quiet());
  const { cls, fcp, lcp, lcpOf, long } = await seen();
  const { metrics } = await session.send('Performance.getMetrics');
  await page.close();
  const all = [...requests.values()];
  const bytesOf = (type: string) => all.filter((r) => r.type === type).reduce((sum, r) => sum + r.bytes, 0);
  const early = all.filter(({ at, cached }) => at < times.loadAt && !cached);
  return {
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
    htmlBytes: bytesOf('Document'),
    scriptBytes: bytesOf('Script'),
    requestsBeforeLoad: early.length,
    scriptsBeforeLoad: early.filter(({ type }) => type === 'Script').length,
    boxes: metrics.find(({ name }) => name === 'LayoutObjects')?.value ?? Number.NaN,
    cls,
    fcp,
    lcp,
    lcpOf,
    tbt: long
      .filter(([start]) => start >= fcp)
      .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
    urls: all.map((r) => `${r.at < times.loadAt ? '' : 'after load: '}${r.type} ${r.url} ${r.bytes}`),
  };
}

/** The view of a visitor who has never been here. */
export async function firstView(browser: Browser, url: string, options: Visitor & Speed = {}): Promise<View> {
  const phone = await openPhone(browser, options);
  const seen = await view(phone, url, options);
  await phone.close();
  return seen;
}

/** What of a view has a budget, in the budgets' units. */
export const costOf = (view: View): Budget => ({
  kB: view.bytes / 1000,
  scriptKB: view.scriptBytes / 1000,
  requests: view.requestsBeforeLoad,
  boxes: view.boxes,
});
