import type { CSSProperties } from 'react';
import { DAY_MS } from '../../domain/durations.ts';
import { UTC_OFFSET_MS } from '../../domain/nepal.ts';

const WEEK_MS = 7 * DAY_MS;
/** 1 January 1970 was a Thursday: the Sunday before it, with which a week in Nepal begins. */
const FIRST_SUNDAY_MS = -4 * DAY_MS;

export const CHART_WEEKS = 8;

export interface Week {
  /** Its Sunday, 00:00 in Nepal. */
  start: Date;
  count: number;
}

const weekOf = (time: number) => Math.floor((time + UTC_OFFSET_MS - FIRST_SUNDAY_MS) / WEEK_MS);
const startOf = (week: number) => new Date(week * WEEK_MS + FIRST_SUNDAY_MS - UTC_OFFSET_MS);

/** How many of the given times fall into each of the last weeks, oldest week first, this one last. */
export function perWeek(times: readonly string[], now = new Date(), weeks = CHART_WEEKS): Week[] {
  const first = weekOf(now.getTime()) - weeks + 1;
  const counts = new Array<number>(weeks).fill(0);
  for (const time of times) {
    const index = weekOf(Date.parse(time)) - first;
    if (index in counts) counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts.map((count, index) => ({ start: startOf(first + index), count }));
}

/** More of them would be too small to be told apart. */
const PIECES_MAX = 24;

/** Into how many pieces a bar is cut: one for each that it counts, if those of the longest bar beside it can be told apart. */
export const cutIn = (count: number, longest = count) =>
  ({ '--pieces': longest > PIECES_MAX ? 1 : count }) as CSSProperties;
