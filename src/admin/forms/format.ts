import { TIME_ZONE } from '../../domain/nepal.ts';

const dateFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: TIME_ZONE,
});

/** "Oct 7, 2026, 09:05 AM", as a clock in Nepal shows it. */
export const formatDate = (time: string): string => dateFormat.format(new Date(time));

// Swedish writes dates as ISO 8601 does, which spreadsheets of every country read and sort.
const csvFormat = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});

/** "2026-10-07 09:05", as a clock in Nepal shows it. */
export const csvDate = (time: string): string => csvFormat.format(new Date(time));

export const formatCount = (count: number): string => count.toLocaleString('en-US');
