const TIME_ZONE = 'Asia/Kathmandu';

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

const SHORT_LENGTH = 160;

/** The beginning of a message, on one line. */
export function shorten(message: string): string {
  const line = message.replace(/\s+/g, ' ');
  return line.length > SHORT_LENGTH ? `${line.slice(0, SHORT_LENGTH).trimEnd()}…` : line;
}

export const formatCount = (count: number): string => count.toLocaleString('en-US');
