/** Clocks of several instances differ by less than this. */
export const SKEW_MS = 60_000;

/** Whether a moment, in ms since 1970, is still to come: it was noted by a clock that was ahead. */
export const isAhead = (moment: number, now = Date.now()): boolean => moment > now + SKEW_MS;
