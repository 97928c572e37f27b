import { INTAKE_FAULTS as faults, INTAKE_TEXTS as texts } from '#texts/intake';
import type { FieldError } from './api-error.ts';
import { daysInBsMonth, fromBikramSambat } from './bikram-sambat.ts';
import { compareTexts } from './compare-texts.ts';
import { adDayText, addDays, adMonthText, bsMonthText } from './dates.ts';
import { choice, choices } from './fields/choice.ts';
import { group, list, optionalGroup } from './fields/nested.ts';
import { requiredWholeNumber, wholeNumber } from './fields/number.ts';
import { optionalBsMonth, optionalDate, optionalText, recordId, requiredTimeOfDay } from './fields/text.ts';
import { type IntakeStatus, MODES, SHIFTS } from './intake-options.ts';
import { defineKind, type KindRecord } from './kind.ts';
import { FEE_MAX } from './limits.ts';
import { WEEKDAYS } from './opening-hours.ts';
import type { Input } from './schema.ts';

const intakeFields = {
  course_id: { ...recordId({ of: 'courses', label: 'Course' }), soon: true },
  label: optionalText({ label: 'Name', help: 'Where a course has several, such as Batch B.', max: 60 }),
  start: group(
    {
      precision: choice(['day', 'month', 'tba'], {
        label: 'How exactly',
        initial: 'day',
        names: texts.precisions,
      }),
      ad: optionalDate({
        label: 'Day',
        only: { where: 'precision', is: ['day', 'month'] },
      }),
      bs_month: optionalBsMonth({
        label: 'Nepali month',
        help: 'Such as 2083-08, or any of its days above.',
        only: { where: 'precision', is: ['month'] },
      }),
    },
    { label: 'Start', soon: true },
  ),
  end_ad: optionalDate({ label: 'Last day' }),
  apply_by: optionalDate({ label: 'Apply by', help: 'After this day nobody is asked to apply.', soon: true }),
  shift: choice(SHIFTS, {
    label: 'Shift',
    initial: 'morning',
    names: texts.shifts,
    heading: texts.headings.classes,
  }),
  time: optionalGroup(
    { from: requiredTimeOfDay({ label: 'From' }), to: requiredTimeOfDay({ label: 'To' }) },
    { label: 'Time', heading: texts.headings.classes },
  ),
  days: choices(WEEKDAYS, { label: 'Days', names: texts.days, heading: texts.headings.classes }),
  mode: choice(MODES, {
    label: 'Where it is taught',
    initial: 'in-person',
    names: texts.modes,
    heading: texts.headings.classes,
  }),
  place: optionalText({
    label: 'Place',
    help: 'Where that is not the institute.',
    max: 80,
    heading: texts.headings.classes,
  }),
  seats: optionalGroup(
    {
      total: requiredWholeNumber({ label: 'Seats in all', min: 1, max: 500 }),
      left: requiredWholeNumber({ label: 'Seats left', min: 0, max: 500 }),
      show: choice(['count', 'few', 'none'], {
        label: 'Visitors see',
        initial: 'count',
        names: texts.shows,
      }),
    },
    { label: 'Seats' },
  ),
  fee: optionalGroup(
    {
      amount: requiredWholeNumber({
        label: 'Fee',
        help: 'In rupees. 0 is shown as Free.',
        min: 0,
        max: FEE_MAX,
      }),
      before: wholeNumber({ label: 'Fee before', help: 'The higher fee of before.', min: 0, max: FEE_MAX }),
      parts: wholeNumber({ label: 'Paid in parts', min: 1, max: 12 }),
      includes: optionalText({ label: 'What it includes', max: 160 }),
      note: optionalText({ label: 'Note on the fee', max: 120 }),
    },
    { label: 'Fee', help: 'Left empty, it is the fee of the course.' },
  ),
  instructor_ids: list(recordId({ of: 'instructors', label: 'Instructor' }), {
    label: 'Instructors',
    max: 5,
    heading: texts.headings.website,
  }),
  state: choice(['open', 'draft', 'full', 'cancelled'], {
    label: 'State',
    initial: 'open',
    names: texts.states,
    soon: true,
    heading: texts.headings.website,
  }),
  note: optionalText({
    label: 'Note to visitors',
    help: 'Of a cancelled one: why, and what to do.',
    max: 200,
    heading: texts.headings.website,
  }),
};
export type Intake = KindRecord<typeof intakeFields>;

/** When a course is taught again: days, seats and fee of one batch. */
export const intakes = defineKind({
  name: 'intakes',
  noun: { one: 'intake', many: 'intakes' },
  fields: intakeFields,
  ids: { from: 'course_id' },
  isPublic: true,
  label: ({ course_id, label, start }, titleOf = String) =>
    [titleOf(course_id), label, startName(start)].filter(Boolean).join(' · '),
  courseOf: ({ course_id }) => course_id,
  stateOf: ({ state }) => state,
  compare: (a, b) => compareTexts(startKey(a), startKey(b)),
  faults: faultsOf,
});

function faultsOf({ start, end_ad, apply_by, seats, fee, time }: Input<typeof intakeFields>): FieldError[] {
  const found: FieldError[] = [];
  const refuse = (field: string, msg: string) => found.push({ field, msg });
  const { precision, ad, bs_month } = start;
  if (precision === 'day' && !ad) refuse('start.ad', faults.day);
  if (precision === 'month' && !ad && !bs_month) refuse('start.ad', faults.month);
  if (precision === 'day' && ad && end_ad && end_ad < ad) refuse('end_ad', faults.end);
  if (precision === 'day' && ad && apply_by > ad) refuse('apply_by', faults.applyBy);
  if (seats && seats.left > seats.total) refuse('seats.left', faults.left(seats.total));
  if (time && time.to <= time.from) refuse('time.to', faults.time);
  if (fee && fee.before !== null && fee.before <= fee.amount) refuse('fee.before', faults.before);
  return found;
}

/** "6 Dec 2026", or the month; '' where nothing is known. */
function startName({ precision, ad, bs_month }: Input<typeof intakeFields>['start']): string {
  if (precision === 'tba') return '';
  if (precision === 'month') return bs_month ? bsMonthText(bs_month) : adMonthText(ad.slice(0, 7));
  return adDayText(ad);
}

const CLOSING_DAYS = 7;

/**
 * The last day on which visitors are asked to come: the day it starts, or the last one to apply. Of a month it is the
 * month's last day. Null where nothing is known, so that it stays.
 */
export function lastDayToApply({ start, apply_by }: Pick<Intake, 'start' | 'apply_by'>): string | null {
  const lastOfStart = {
    day: () => start.ad,
    month: () => (start.bs_month ? lastOfBsMonth(start.bs_month) : lastOfMonth(start.ad)),
    tba: () => '',
  }[start.precision]();
  const days = [apply_by, lastOfStart].filter(Boolean).sort();
  return days[0] ?? null;
}

/** @param today the day in Nepal */
export function statusOf(intake: Intake, today: string): IntakeStatus {
  const last = lastDayToApply(intake);
  if (last !== null && last < today) return 'over';
  if (intake.state === 'cancelled') return 'cancelled';
  if (intake.state === 'full' || intake.seats?.left === 0) return 'full';
  return last !== null && last <= addDays(today, CLOSING_DAYS) ? 'closing' : 'open';
}

/** The intakes of a course that are not over, those with a day first and the next one in front. */
export const comingIntakes = (intakes: readonly Intake[], today: string): Intake[] =>
  intakes
    .filter((intake) => statusOf(intake, today) !== 'over')
    .sort((a, b) => compareTexts(startKey(a), startKey(b)));

/** The first day that is meant; of unknown ones what sorts them last. */
export function startKey({ start }: Pick<Intake, 'start'>): string {
  if (start.precision === 'tba') return '~';
  if (start.precision === 'month' && start.bs_month) return firstOfBsMonth(start.bs_month);
  return start.precision === 'month' ? `${start.ad.slice(0, 7)}-01` : start.ad;
}

const bsMonth = (text: string) => {
  const [year = 0, month = 0] = text.split('-').map(Number);
  return { year, month };
};
/** Of a year that is not confirmed, a day at which the month has begun already, or is surely over. */
const around = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year - 57, month + 2, day)).toISOString().slice(0, 10);
const SURELY_BEGUN = 18;
const SURELY_OVER = 31 + SURELY_BEGUN;

function firstOfBsMonth(text: string): string {
  const { year, month } = bsMonth(text);
  return fromBikramSambat({ year, month, day: 1 }) ?? around(year, month, SURELY_BEGUN);
}

function lastOfBsMonth(text: string): string {
  const { year, month } = bsMonth(text);
  const day = daysInBsMonth(year, month);
  return (day && fromBikramSambat({ year, month, day })) || around(year, month, SURELY_OVER);
}

const lastOfMonth = (day: string): string =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).toISOString().slice(0, 10);
