import { TIME_ZONE } from '../../domain/nepal.ts';

const DAY = { year: 'numeric', month: 'short', day: 'numeric', timeZone: TIME_ZONE } as const;
const dayFormat = new Intl.DateTimeFormat('en-US', DAY);

/** "Oct 7, 2026", by a calendar in Nepal. */
export const formatDay = (time: string): string => dayFormat.format(new Date(time));

// The clock of the whole site: the specification's dates and the printed opening hours have it.
const CLOCK = { hour: '2-digit', minute: '2-digit', timeZone: TIME_ZONE } as const;
const clockFormat = new Intl.DateTimeFormat('en-US', CLOCK);

/** "02:05 PM", as a clock in Nepal shows it. */
export const formatClock = (time: string): string => clockFormat.format(new Date(time));

const timeFormat = new Intl.DateTimeFormat('en-US', { ...DAY, ...CLOCK });

/** "Oct 7, 2026, 09:05 AM", as a clock in Nepal shows it. */
export const formatTime = (time: string): string => timeFormat.format(new Date(time));

// Swedish writes dates as ISO 8601 does, which spreadsheets of every country read and sort.
const isoFormat = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});

/** "2026-10-07 09:05", as a clock in Nepal shows it. */
export const formatIso = (time: string | Date): string => isoFormat.format(new Date(time));

export const formatCount = (count: number): string => count.toLocaleString('en-US');

const list = new Intl.ListFormat('en-US');

/** "a picture and an instructor" */
export const formatList = (parts: readonly string[]): string => list.format(parts);
