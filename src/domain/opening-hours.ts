import { AD_TEXTS } from '#texts/dates';
import { HOURS_TEXTS as lines, OPEN_NOW_TEXTS as now } from '#texts/hours';
import { DAY_MS } from './durations.ts';
import { UTC_OFFSET_MS } from './nepal.ts';

/**
 * When the office is open: the lines that pages print, whether it is open at a moment, and how long it was. All of it is
 * by the clock in Nepal, whatever zone the reader's is in. The contact pages run a part of it, so nothing here is heavy.
 */

/** In the order of the calendar. */
export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Times of day such as "09:00". Until "00:00" is until midnight. */
export interface Hours {
  open: string;
  close: string;
}

/** Days on which it is otherwise, such as Dashain. */
export interface SpecialDays {
  /** Days of the calendar, such as "2026-10-11"; `to` is one of them, '' where it is a single day. */
  from: string;
  to: string;
  /** What they are called. */
  text: string;
  /** Null when it is closed. */
  hours: Hours | null;
}

export interface OpeningHours {
  /** Null on days when it is closed. */
  week: Readonly<Record<Weekday, Hours | null>>;
  exceptions: readonly SpecialDays[];
}

/** Minutes and days are counted from the beginning of 1970, a Thursday, as clocks in Nepal show it. */
const MINUTE_MS = 60_000;
const DAY_MINUTES = DAY_MS / MINUTE_MS;
const THURSDAY = 4;
const minuteOf = (moment: Date): number => Math.floor((moment.getTime() + UTC_OFFSET_MS) / MINUTE_MS);
const momentOf = (minute: number): Date => new Date(minute * MINUTE_MS - UTC_OFFSET_MS);
const dayOf = (minute: number): number => Math.floor(minute / DAY_MINUTES);
const dayNumber = (day: string): number => Date.parse(day) / DAY_MS;
const weekdayOf = (day: number): number => (day + THURSDAY) % 7;

/** Nothing is planned further ahead than exceptions reach: beyond this it is said to stay closed. */
const DAYS_AHEAD = 400;

const timeToMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const startOf = ({ open }: Hours): number => timeToMinutes(open);
const endOf = ({ close }: Hours): number => timeToMinutes(close) || DAY_MINUTES;

/** Whether the times make sense: it closes after it opens. */
export const isSpan = (hours: Hours): boolean => startOf(hours) < endOf(hours);

export const lastDay = ({ from, to }: Pick<SpecialDays, 'from' | 'to'>): string => to || from;

/** Of several that hold on a day, the shortest is meant: it was made for that day. */
function exceptionOn({ exceptions }: OpeningHours, day: number): SpecialDays | undefined {
  const length = (days: SpecialDays) => dayNumber(lastDay(days)) - dayNumber(days.from);
  return exceptions
    .filter((days) => dayNumber(days.from) <= day && day <= dayNumber(lastDay(days)))
    .sort((a, b) => length(a) - length(b))[0];
}

/** When it is open on a day, in minutes. */
function spanOf(hours: OpeningHours, day: number): { from: number; to: number } | null {
  const special = exceptionOn(hours, day);
  const open = special ? special.hours : hours.week[WEEKDAYS[weekdayOf(day)] as Weekday];
  const midnight = day * DAY_MINUTES;
  return open && { from: midnight + startOf(open), to: midnight + endOf(open) };
}

export type OpenState =
  /** `until` is null where no end is in sight. */
  | { isOpen: true; until: Date | null }
  /** `opens` is null where it does not open in a year. */
  | { isOpen: false; opens: Date | null };

/** Whether it is open at a moment, and when that changes. */
export function openState(hours: OpeningHours, moment: Date): OpenState {
  const minute = minuteOf(moment);
  const today = dayOf(minute);
  let until: number | undefined;
  for (let day = today; day < today + DAYS_AHEAD; day++) {
    const span = spanOf(hours, day);
    // Open past midnight: one evening goes on as the next morning.
    if (until !== undefined && span?.from !== until) return { isOpen: true, until: momentOf(until) };
    if (!span || span.to <= minute) continue;
    if (span.from > minute && until === undefined) return { isOpen: false, opens: momentOf(span.from) };
    until = span.to;
    if (until !== (day + 1) * DAY_MINUTES) return { isOpen: true, until: momentOf(until) };
  }
  return until === undefined ? { isOpen: false, opens: null } : { isOpen: true, until: null };
}

/** "9:00 AM" */
function clock(minute: number): string {
  const [hour, rest] = [Math.floor(minute / 60) % 24, minute % 60];
  return `${hour % 12 || 12}:${String(rest).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
const clockOf = (moment: Date): string => clock(minuteOf(moment) % DAY_MINUTES);

/** "Sunday", and from a week ahead "Sunday 18 Oct" */
function dayName(day: number, today: number): string {
  const name = AD_TEXTS.weekdays[weekdayOf(day)] ?? '';
  const date = new Date(day * DAY_MS);
  return day - today < 7 ? name : `${name} ${date.getUTCDate()} ${AD_TEXTS.months[date.getUTCMonth()]}`;
}

/** "Open now until 6:00 PM", "Closed, opens Sunday 10:00 AM" */
export function openNowText(hours: OpeningHours, moment: Date): string {
  const state = openState(hours, moment);
  if (state.isOpen) return state.until ? now.openUntil(clockOf(state.until)) : now.open;
  if (!state.opens) return now.closed;
  const [day, today] = [dayOf(minuteOf(state.opens)), dayOf(minuteOf(moment))];
  const time = clockOf(state.opens);
  return now.closedUntil(day === today ? now.today(time) : now.onDay(dayName(day, today), time));
}

/** "9:00 AM-6:00 PM" */
export function hoursText(hours: Hours | null): string {
  // A form that is being filled in has empty times on a day that is closed.
  if (!hours?.open) return lines.closed;
  const [from, to] = [startOf(hours), endOf(hours)];
  return to - from === DAY_MINUTES ? lines.allDay : lines.span(clock(from), clock(to));
}

/** A line of the printed hours. */
export interface HoursLine {
  days: string;
  hours: string;
}

/**
 * The week in as few lines as it takes: "Monday to Friday", "9:00 AM-6:00 PM". The first line is the one that Monday
 * stands in, so a week that begins on Sunday is printed from Sunday.
 */
export function hoursLines({ week }: Pick<OpeningHours, 'week'>): HoursLine[] {
  const said = WEEKDAYS.map((weekday) => hoursText(week[weekday]));
  const at = (day: number) => said[(day + 7) % 7] ?? '';
  if (said.every((hours) => hours === said[0])) return [{ days: lines.everyDay, hours: at(0) }];
  let first = 1;
  while (at(first - 1) === at(first)) first--;
  const found: { days: number[]; hours: string }[] = [];
  for (let day = first; day < first + 7; day++) {
    const last = found.at(-1);
    if (last?.hours === at(day)) last.days.push(day);
    else found.push({ days: [day], hours: at(day) });
  }
  return found.map(({ days, hours }) => ({ days: daysText(days), hours }));
}

function daysText(days: readonly number[]): string {
  const name = (day: number | undefined = 0) => AD_TEXTS.weekdays[(day + 7) % 7] ?? '';
  if (days.length === 1) return name(days[0]);
  return (days.length === 2 ? lines.twoDays : lines.days)(name(days[0]), name(days.at(-1)));
}

/** Those that are not over, the next first. @param today the day in Nepal */
export const exceptionsToCome = ({ exceptions }: OpeningHours, today: string): SpecialDays[] =>
  exceptions
    .filter((days) => lastDay(days) >= today)
    .sort((a, b) => (a.from === b.from ? 0 : a.from < b.from ? -1 : 1));

/**
 * By when the office has to have answered what came at a moment, to keep the promise of a day. Days on which it is closed
 * do not count. A moment at which it is closed is moved back to the last closing time, since nobody answers later.
 */
export function answerBy(hours: OpeningHours, received: Date): Date {
  const came = minuteOf(received);
  let [minute, left] = [came, DAY_MINUTES];
  for (let day = dayOf(came); left > 0; day++) {
    if (day === dayOf(came) + DAYS_AHEAD) return new Date(received.getTime() + DAY_MS);
    const nextDay = (day + 1) * DAY_MINUTES;
    const counted = spanOf(hours, day) ? Math.min(left, nextDay - minute) : 0;
    left -= counted;
    minute = left > 0 ? nextDay : minute + counted;
  }
  return momentOf(lastOpenMinute(hours, came, minute));
}

/** The last minute until which it is open after one and up to another; without any, when it next closes. */
function lastOpenMinute(hours: OpeningHours, after: number, upTo: number): number {
  for (let day = dayOf(upTo); day >= dayOf(after); day--) {
    const span = spanOf(hours, day);
    if (span && span.from < upTo && span.to > after) return Math.min(span.to, upTo);
  }
  for (let day = dayOf(upTo); ; day++) {
    const span = spanOf(hours, day);
    if (span && span.to > upTo) return span.to;
  }
}
