import type { Browser } from '@playwright/test';

/** Parts of the main thread's time in a trace, by the names that a person looks for. */
const PARTS: Readonly<Record<string, string>> = {
  ParseHTML: 'HTML',
  ParseAuthorStyleSheet: 'parse style',
  UpdateLayoutTree: 'match style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  EvaluateScript: 'script',
  FunctionCall: 'script',
  'v8.compile': 'script',
  TimerFire: 'script',
  RunMicrotasks: 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  XHRReadyStateChange: 'script',
  'Decode Image': 'raster',
  'Decode LazyPixelRef': 'raster',
  RasterTask: 'raster',
  ImageDecodeTask: 'raster',
};
/** In the order of the table. The rest of the tasks has no name that says more. */
export const TRACED = ['HTML', 'parse style', 'match style', 'layout', 'paint', 'script', 'raster'] as const;
export type Traced = Record<(typeof TRACED)[number], number>;

interface TraceEvent {
  name: string;
  ph: string;
  tid: number;
  pid: number;
  ts: number;
  dur?: number;
}

/** Self time by part, in ms: what runs inside of something else counts for itself alone. */
export function partsOf(events: readonly TraceEvent[]): Traced {
  const sums = Object.fromEntries(TRACED.map((part) => [part, 0])) as Traced;
  const threads = Map.groupBy(
    events.filter(({ ph, dur }) => ph === 'X' && dur),
    ({ pid, tid }) => `${pid}.${tid}`,
  );
  for (const thread of threads.values()) {
    const open: { end: number; part: keyof Traced | undefined; self: number }[] = [];
    const close = (until: number) => {
      while (open.length > 0 && (open.at(-1)?.end ?? 0) <= until) {
        const { part, self } = open.pop() as (typeof open)[number];
        if (part) sums[part] += self / 1000;
      }
    };
    for (const { name, ts, dur = 0 } of thread.toSorted((one, other) => one.ts - other.ts)) {
      close(ts);
      const outer = open.at(-1);
      if (outer) outer.self -= dur;
      open.push({ end: ts + dur, part: PARTS[name] as keyof Traced | undefined, self: dur });
    }
    close(Number.POSITIVE_INFINITY);
  }
  return sums;
}

/** What the browser does during some work. */
export async function traced(browser: Browser, work: () => Promise<unknown>): Promise<Traced> {
  await browser.startTracing(undefined, {
    categories: ['-*', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', 'cc'],
  });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  return partsOf(traceEvents);
}
