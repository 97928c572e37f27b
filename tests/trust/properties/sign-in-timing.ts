import { type Property, verdict } from '../property.ts';
import { run, T_LIMIT } from '../sign-in-timing.ts';

const PAIRS = 5_000;

/** The short form is tests/api/sign-in-timing.test.ts. */
export const signInTiming: Property = {
  name: 'sign-in-timing',
  promise: `${PAIRS} pairs of an unknown email and a wrong password: same answer, Welch |t| < ${T_LIMIT}; a version that leaks fails`,
  longOnly: true,

  async run() {
    const real = await run({ pairs: PAIRS });
    const leaky = await run({ pairs: PAIRS / 10, leak: true });
    const failures = [
      ...(real.alike ? [] : ['the answers differ']),
      ...(Math.abs(real.t) < T_LIMIT ? [] : ['the times differ']),
      ...(Math.abs(leaky.t) > T_LIMIT ? [] : ['the measure does not notice a leak']),
    ];
    const figures = `|t| = ${Math.abs(real.t).toFixed(2)} (${real.unknown.toFixed(2)} ms, ${real.wrong.toFixed(2)} ms)`;
    return verdict(`${figures}; leaky version: |t| = ${Math.abs(leaky.t).toFixed(0)}`, failures);
  },
};
