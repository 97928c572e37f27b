import { join } from 'node:path';
import type { Browser, CDPSession } from '@playwright/test';

/** What one view of a page costs a phone that comes with an empty cache and does not scroll. */
export interface FirstView {
  /** Bytes on the wire, headers included. */
  bytes: number;
  htmlBytes: number;
  scriptBytes: number;
  /** Requests that had begun when the load event fired. */
  requestsBeforeLoad: number;
  /** Of these, scripts. */
  scriptsBeforeLoad: number;
  /** Cumulative layout shift. */
  cls: number;
  fcp: number;
  lcp: number;
  /** Long tasks after the first paint, beyond 50 ms each. */
  tbt: number;
  urls: string[];
}

/** 412 × 823 at 1.75, as the field's tools take a phone to be. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

/** A phone's network on a slow day, in the units of the browser's protocol: ms and bytes a second. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

interface Options {
  /** How many times slower than this machine; nothing is slowed down when left out. */
  cpu?: number;
  /** Runs before the page's own code. */
  before?: () => void;
  javaScript?: boolean;
}

interface Request {
  url: string;
  type: string;
  bytes: number;
  at: number;
}

const QUIET_MS = 700;

/** Notes every request of a page, by the browser's own protocol. */
async function watch(session: CDPSession) {
  const requests = new Map<string, Request>();
  const state = { open: 0, last: Date.now(), loadAt: Number.POSITIVE_INFINITY };
  session.on('Network.requestWillBeSent', ({ requestId, request, type = '', timestamp }) => {
    if (/^(data|blob):/.test(request.url) || requests.has(requestId)) return;
    requests.set(requestId, { url: request.url, type, bytes: 0, at: timestamp });
    state.open += 1;
    state.last = Date.now();
  });
  const end = (requestId: string, bytes: number) => {
    const request = requests.get(requestId);
    if (!request) return;
    request.bytes = bytes;
    state.open -= 1;
    state.last = Date.now();
  };
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  session.on('Page.loadEventFired', ({ timestamp }) => {
    state.loadAt = timestamp;
  });
  await session.send('Network.enable');
  await session.send('Page.enable');
  return { requests, state };
}

/** Opens a page with an empty cache and waits until nothing comes any more. */
export async function firstView(browser: Browser, url: string, options: Options = {}): Promise<FirstView> {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: options.javaScript ?? true });
  const page = await context.newPage();
  await page.addInitScript({ path: join(import.meta.dirname, 'observe.js') });
  if (options.before) await page.addInitScript(options.before);
  const session = await context.newCDPSession(page);
  const { requests, state } = await watch(session);
  if (options.cpu) {
    await session.send('Network.emulateNetworkConditions', SLOW);
    await session.send('Emulation.setCPUThrottlingRate', { rate: options.cpu });
  }
  await page.goto(url, { waitUntil: 'load' });
  while (state.open > 0 || Date.now() - state.last < QUIET_MS) await page.waitForTimeout(50);
  const seen = (await page.evaluate('window.seen')) as {
    cls: number;
    fcp: number;
    lcp: number;
    long: [number, number][];
  };
  await context.close();
  const all = [...requests.values()];
  const bytesOf = (type: string) => all.filter((r) => r.type === type).reduce((sum, r) => sum + r.bytes, 0);
  const early = all.filter(({ at }) => at < state.loadAt);
  return {
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
    htmlBytes: bytesOf('Document'),
    scriptBytes: bytesOf('Script'),
    requestsBeforeLoad: early.length,
    scriptsBeforeLoad: early.filter(({ type }) => type === 'Script').length,
    cls: seen.cls,
    fcp: seen.fcp,
    lcp: seen.lcp,
    tbt: seen.long
      .filter(([start]) => start >= seen.fcp)
      .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
    urls: all.map((r) => `${r.at < state.loadAt ? '' : 'after load: '}${r.type} ${r.url} ${r.bytes}`),
  };
}
