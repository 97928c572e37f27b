import { addDays } from './dates.ts';
import { feeOf, isJoinable, MODES, SHIFTS } from './intake-options.ts';
import type { OfferedCourse } from './offered-course.ts';

/** How visitors narrow a list of courses, for cards in a page and for a list of many pages on the server alike. */

/** What a list may be asked for; an empty part asks for nothing. */
export interface CourseFilter {
  /** Any of these; none asks for nothing. */
  shifts: readonly string[];
  /** Taught so that one need not come. */
  online: boolean;
  /** The next start is at most a month away. */
  soon: boolean;
  /** The highest fee in rupees. */
  feeMax: number | null;
}

/** What a filter and the order by start and fee need to know of a course, in the few letters of an attribute. */
export interface CourseFacts {
  fee: number | null;
  /** Intakes that a visitor can still join. Each: first day or '', shift, mode, fee or null. */
  intakes: readonly (readonly [start: string, shift: string, mode: string, fee: number | null])[];
}

export const factsOf = ({ fee, intakes }: OfferedCourse): CourseFacts => ({
  fee,
  intakes: intakes
    .filter(isJoinable)
    .map((intake) => [
      intake.start.precision === 'day' ? intake.start.ad : '',
      intake.shift,
      intake.mode,
      feeOf(intake, fee),
    ]),
});

/** As an attribute: facts are many, and names in each would outweigh them. */
export const writeFacts = ({ fee, intakes }: CourseFacts): string => JSON.stringify([fee, ...intakes]);

/** @returns null for what is no such text */
export function readFacts(text: string | undefined): CourseFacts | null {
  if (!text) return null;
  const [fee, ...intakes] = JSON.parse(text);
  return { fee, intakes };
}

const A_MONTH = 31;
const ONLINE: readonly string[] = MODES.filter((mode) => mode !== 'in-person');

/**
 * Whether a course fits. What is asked of intakes has to be true of one and the same intake.
 * @param today the day in Nepal
 */
export function fits({ fee, intakes }: CourseFacts, wanted: CourseFilter, today: string): boolean {
  const isPayable = (amount: number | null) =>
    wanted.feeMax === null || (amount !== null && amount <= wanted.feeMax);
  const asksForIntake = wanted.shifts.length > 0 || wanted.online || wanted.soon;
  if (!asksForIntake && intakes.length === 0) return isPayable(fee);
  const last = addDays(today, A_MONTH);
  return intakes.some(
    ([start, shift, mode, amount]) =>
      isPayable(amount) &&
      (wanted.shifts.length === 0 || wanted.shifts.includes(shift)) &&
      (!wanted.online || ONLINE.includes(mode)) &&
      (!wanted.soon || (start >= today && start <= last)),
  );
}

/** The first day on which one can begin; unknown ones sort behind all days. */
export const nextStart = ({ intakes }: CourseFacts, today: string): string =>
  intakes
    .map(([start]) => start)
    .filter((start) => start >= today)
    .sort()[0] ?? '~';

/** What one can pay for a course now: by its intakes, or as it says itself where there is none. Lowest first. */
export function feesOf({ fee, intakes }: CourseFacts): number[] {
  const fees = intakes.length > 0 ? intakes.map(([, , , amount]) => amount) : [fee];
  return [...new Set(fees)].filter((amount) => amount !== null).sort((a, b) => a - b);
}

/** The lowest fee; unknown ones sort behind all fees. */
export const lowestFee = (facts: CourseFacts): number => feesOf(facts)[0] ?? Number.POSITIVE_INFINITY;

/** The names of a filter in an address. */
export const FILTER_NAMES = ['shift', 'online', 'soon', 'fee'] as const;

/** Reads a filter from an address, or from a form as it sends itself. What is no such value asks for nothing. */
export function filterOf(query: URLSearchParams): CourseFilter {
  const fee = query.get('fee') ?? '';
  return {
    shifts: query
      .getAll('shift')
      .flatMap((text) => text.split(','))
      .filter((shift) => (SHIFTS as readonly string[]).includes(shift)),
    online: query.get('online') === '1',
    soon: query.get('soon') === '1',
    feeMax: /^\d{1,8}$/.test(fee) ? Number(fee) : null,
  };
}
