import { addDays } from '../../domain/dates.ts';
import type { Intake } from '../../domain/intake.ts';

/** Weeks in which a class of a month ago begins anew, on the same day of the week. */
const FOUR_WEEKS = 28;

/** The same intake a month on: open again, with all of its seats, and on the same days of the week. */
export function inNextMonth(intake: Intake): Intake {
  const { start, end_ad, apply_by, seats } = intake;
  const later = (day: string) => day && addDays(day, FOUR_WEEKS);
  return {
    ...intake,
    start: {
      ...start,
      ad: start.precision === 'month' ? nextMonth(start.ad) : later(start.ad),
      bs_month: nextBsMonth(start.bs_month),
    },
    end_ad: later(end_ad),
    apply_by: later(apply_by),
    seats: seats && { ...seats, left: seats.total },
    state: 'open',
    note: '',
  };
}

function nextMonth(day: string): string {
  if (!day) return day;
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

function nextBsMonth(text: string): string {
  if (!text) return text;
  const [year = 0, month = 0] = text.split('-').map(Number);
  return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
}
