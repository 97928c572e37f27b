import { setClockAhead } from '../trust/support/clock-ahead.ts';

/** The moment in which every picture is taken: a Thursday forenoon in Nepal, with the office open. */
export const FIXED_DAY = new Date('2026-10-08T10:30:00+05:45');

setClockAhead(FIXED_DAY.getTime() - Date.now());
