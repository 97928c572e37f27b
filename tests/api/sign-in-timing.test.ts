import { describe, expect, test } from 'vitest';
import { run, T_LIMIT } from '../trust/sign-in-timing.ts';
import { cropped, welchT } from '../trust/support/welch.ts';

/** The short form; `npm run test:trust` measures 5,000 pairs. */
const PAIRS = 200;

describe('an unknown email and a wrong password', () => {
  test('are answered alike, in a time that tells nothing', async () => {
    const { t, alike } = await run({ pairs: PAIRS });
    expect(alike).toBe(true);
    expect(Math.abs(t)).toBeLessThan(T_LIMIT);
  });

  test('would be told apart if unknown emails were not hashed', async () => {
    const { t, alike } = await run({ pairs: PAIRS / 5, leak: true });
    expect(alike).toBe(true);
    expect(Math.abs(t)).toBeGreaterThan(T_LIMIT);
  });
});

describe('the measure', () => {
  test('is Welch’s', () => {
    // Means 2 and 5, variances 1 and 20/3: 3 over the root of 1/3 + 5/3.
    expect(welchT([1, 2, 3], [2, 4, 6, 8])).toBeCloseTo(-3 / Math.SQRT2);
  });

  test('leaves out the slowest of both together', () => {
    expect(cropped([1, 2, 100], [3, 4], 0.8)).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });
});
