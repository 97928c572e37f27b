import { HOURS_TEXTS } from '#texts/hours';
import { INTAKE_TEXTS, INTAKE_PAGE_TEXTS as texts } from '#texts/intake';
import { capitalized } from '#texts/records';
import { adMonthText, bsMonthText, dateText, dayText, shortDateText } from './dates.ts';
import type { Intake } from './intake.ts';
import { feeOf } from './intake-options.ts';
import { rupees } from './money.ts';
import type { OfferedIntake } from './offered-course.ts';
import { WEEKDAYS } from './opening-hours.ts';

/** What an intake says, in sentences and pieces of them. Where nothing is known there is ''. */

/** So many seats or fewer are few. */
const FEW_SEATS = 5;

/** "Starts Sunday 20 Mangsir 2083 · 6 Dec 2026" */
export const startText = (intake: Pick<Intake, 'start'>): string => startedOn(intake, dayText);

/** The same in few words: "Starts 20 Mangsir 2083 · 6 Dec 2026". */
export const shortStartText = (intake: Pick<Intake, 'start'>): string => startedOn(intake, dateText);

/** For a card, which has a line for it: "Starts 20 Mangsir 2083 · 6 Dec". */
export const cardStartText = (intake: Pick<Intake, 'start'>): string => startedOn(intake, shortDateText);

/** On the button that repeats an intake, of what it makes: "Repeat from 19 Poush 2083 · 3 Jan". */
export const repeatText = ({ start }: Pick<Intake, 'start'>): string =>
  ({
    day: () => texts.repeatFrom(shortDateText(start.ad)),
    month: () => texts.repeatIn(monthText(start)),
    tba: () => texts.repeat,
  })[start.precision]();

function startedOn({ start }: Pick<Intake, 'start'>, day: (ad: string) => string): string {
  switch (start.precision) {
    case 'day':
      return texts.starts(day(start.ad));
    case 'month':
      return texts.startsInMonth(monthText(start));
    case 'tba':
      return texts.noDate;
  }
}

/** After the name of its course: "Batch B, evenings 5:30–7:00, starts 20 Mangsir 2083 · 6 Dec 2026". */
export const intakeText = (intake: Pick<Intake, 'label' | 'shift' | 'time' | 'start'>): string =>
  [intake.label, uncapitalized(timeText(intake)), uncapitalized(shortStartText(intake))]
    .filter(Boolean)
    .join(', ');

const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const monthText = ({ ad, bs_month }: Intake['start']): string =>
  bs_month ? bsMonthText(bs_month) : adMonthText(ad.slice(0, 7));

/** "Mornings 7:00–8:30"; where the shift does not say it, before or after noon. */
export const timeText = (intake: Pick<Intake, 'shift' | 'time'>): string =>
  [oftenText(intake), hoursText(intake)].filter(Boolean).join(' ');

/** "Mornings" */
export const oftenText = ({ shift }: Pick<Intake, 'shift'>): string => capitalized(texts.often[shift]);

/** "7:00–8:30" */
export function hoursText({ shift, time }: Pick<Intake, 'shift' | 'time'>): string {
  if (!time) return '';
  const isPlain = shift === 'morning' || shift === 'evening';
  return `${clock(time.from, !isPlain)}–${clock(time.to, !isPlain)}`;
}

function clock(time: string, withHalf: boolean): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const shown = `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`;
  return withHalf ? `${shown} ${hour < 12 ? 'AM' : 'PM'}` : shown;
}

/** "Sun, Tue, Thu", or "Mon to Fri" of days that follow each other. */
export function daysText({ days }: Pick<Intake, 'days'>): string {
  const names = days.map((day) => INTAKE_TEXTS.days[day]);
  const [first = '', ...others] = names;
  const row = WEEKDAYS.slice(WEEKDAYS.indexOf(days[0] ?? 'sun')).slice(0, days.length);
  const isRow = days.length > 2 && days.every((day, place) => day === row[place]);
  return isRow ? HOURS_TEXTS.days(first, others.at(-1) ?? '') : names.join(', ');
}

/** Where, as far as it is not in the classroom as ever. */
export const placeText = ({ mode, place }: Pick<Intake, 'mode' | 'place'>): string =>
  [mode === 'in-person' ? '' : INTAKE_TEXTS.modes[mode], place].filter(Boolean).join(', ');

/** "4 seats left", as the office lets it be seen. */
export function seatsText({ status, seats }: Pick<OfferedIntake, 'status' | 'seats'>): string {
  if (status === 'full') return texts.full;
  if (status === 'cancelled') return texts.cancelled;
  if (!seats) return '';
  if (seats.show === 'count') return texts.seatsLeft(seats.left);
  return seats.show === 'few' && isScarce({ seats }) ? texts.fewLeft : '';
}

/** Whether so few seats are left that it is worth a signal. */
export const isScarce = ({ seats }: Pick<OfferedIntake, 'seats'>): boolean =>
  seats !== null && seats.left <= FEW_SEATS;

/** "Rs 12,500" @param courseFee what counts where the intake has no fee of its own */
export function feeAmount(intake: Pick<Intake, 'fee'>, courseFee: number | null): string {
  const amount = feeOf(intake, courseFee);
  return amount === null ? '' : rupees(amount);
}

/** "Rs 12,500 in 2 parts", or '' where nobody has said what it costs. */
export function feeText(intake: Pick<Intake, 'fee'>, courseFee: number | null): string {
  const amount = feeAmount(intake, courseFee);
  return amount && [amount, partsText(intake)].filter(Boolean).join(' ');
}

/** "in 2 parts" */
export const partsText = ({ fee }: Pick<Intake, 'fee'>): string =>
  fee?.parts && fee.parts > 1 ? texts.inParts(fee.parts) : '';

/** What else the office says of a fee, a line each. */
export const feeNotes = ({ fee }: Pick<Intake, 'fee'>): string[] =>
  [fee?.includes ? texts.includes(fee.includes) : '', fee?.note ?? ''].filter(Boolean);
