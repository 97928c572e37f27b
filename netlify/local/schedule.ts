import { functionContext } from './function-context.ts';
import type { LocalFunction } from './functions.ts';

const MINUTE_MS = 60_000;

const NAMED: Record<string, number> = { '@hourly': 60, '@daily': 24 * 60 };

/** What of cron this site uses. @throws for anything else */
export function minutesBetween(schedule: string): number {
  const named = NAMED[schedule];
  if (named) return named;
  const [, minutes] = /^\*\/(\d+) \* \* \* \*$/.exec(schedule) ?? [];
  if (!minutes || Number(minutes) === 0) throw new Error(`The schedule "${schedule}" is not known here.`);
  return Number(minutes);
}

interface ScheduleOptions {
  functions: readonly LocalFunction[];
  siteUrl: string;
  deployId(): string;
  waitUntil(work: Promise<unknown>): void;
}

/**
 * Calls functions at the times of their schedules, as long as the process lives.
 * @returns how to stop
 */
export function startSchedule({ functions, siteUrl, deployId, waitUntil }: ScheduleOptions): () => void {
  const scheduled = functions.flatMap(({ name, fetch, schedule }) =>
    fetch && schedule ? [{ name, fetch, every: minutesBetween(schedule) }] : [],
  );
  const run = () => {
    const minute = Math.floor(Date.now() / MINUTE_MS);
    for (const { name, fetch, every } of scheduled) {
      if (minute % every !== 0) continue;
      const request = new Request(`${siteUrl}/.netlify/functions/${name}`, { method: 'POST' });
      const context = functionContext({
        request,
        params: {},
        ip: '127.0.0.1',
        deployId: deployId(),
        siteUrl,
        waitUntil,
      });
      waitUntil((async () => fetch(request, context))());
    }
  };
  const timer = setInterval(run, MINUTE_MS);
  timer.unref();
  return () => clearInterval(timer);
}
