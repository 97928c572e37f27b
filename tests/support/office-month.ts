import { DAY_MS, HOUR_MS } from '../../src/domain/durations.ts';

export const MINUTE_MS = 60_000;

/** November 2026 in Nepal, as an office lives it. */
export const nepal = (day: number, hour = 0): number =>
  Date.parse(`2026-11-${String(day).padStart(2, '0')}T00:00:00+05:45`) + hour * HOUR_MS;
export const NEXT_MONTH = Date.parse('2026-12-01T00:00:00+05:45');

export interface Edit {
  at: number;
  /** Whether it stands in a first screen. */
  soon: boolean;
}
export interface Deed {
  at: number;
  what: 'push' | 'by hand';
}

export const randomFrom = (start: number) => {
  let seed = start;
  return () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
};

/** 200 edits in 60 bursts, two a day in office hours; in a burst every four minutes. */
export function officeEdits(random = randomFrom(15)): Edit[] {
  return Array.from({ length: 60 }, (_, burst) => {
    const begins = nepal(1 + Math.floor(burst / 2), (burst % 2 ? 14 : 10) + random() * 2);
    const length = burst < 20 ? 4 : 3;
    return Array.from({ length }, (_, edit) => ({
      at: begins + edit * 4 * MINUTE_MS,
      soon: random() < 0.15,
    }));
  }).flat();
}

/** Two pushes, and three times "Publish now". */
export const OFFICE_DEEDS: readonly Deed[] = [
  { what: 'push', at: nepal(2, 20) },
  { what: 'push', at: nepal(4, 21) },
  { what: 'by hand', at: nepal(6, 19) },
  { what: 'by hand', at: nepal(15, 19) },
  { what: 'by hand', at: nepal(22, 19) },
];

/** How many nights have passed, by the clock at which their build begins. */
export const nightsBetween = (from: number, until: number): number => {
  const nightOf = (moment: number) => Math.floor((moment - nepal(1, 2)) / DAY_MS);
  return nightOf(until) - nightOf(from);
};
