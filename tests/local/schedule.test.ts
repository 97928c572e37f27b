import { afterEach, expect, test, vi } from 'vitest';
import type { LocalFunction } from '../../netlify/local/functions.ts';
import { minutesBetween, startSchedule } from '../../netlify/local/schedule.ts';

afterEach(() => void vi.useRealTimers());

const scheduled = (name: string, schedule: string | undefined, called: string[]): LocalFunction => ({
  name,
  fetch: () => {
    called.push(name);
    return undefined;
  },
  events: {},
  paths: [],
  excluded: [],
  methods: [],
  preferStatic: false,
  schedule,
});

test('functions are called at the times of their schedules, until the platform stops', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T23:53:30Z') });
  const called: string[] = [];
  const functions = [
    scheduled('often', '*/5 * * * *', called),
    scheduled('daily', '@daily', called),
    scheduled('never', undefined, called),
  ];
  const work: Promise<unknown>[] = [];
  const stop = startSchedule({
    functions,
    siteUrl: 'http://127.0.0.1',
    deployId: () => 'd',
    waitUntil: (promise) => void work.push(promise),
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(called).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(called).toEqual(['often']);
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(called).toEqual(['often', 'often', 'daily']);
  stop();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(called).toHaveLength(3);
});

test.each(['0 2 * * *', '*/0 * * * *', '', '@weekly'])(
  'a schedule that is not known is refused: "%s"',
  (schedule) => {
    expect(() => minutesBetween(schedule)).toThrow(schedule);
  },
);
