/** How much is done: `short` within `npm test`, `long` for the figures in docs/trust.md. */
export type Size = 'short' | 'long';

export interface Verdict {
  /** What came out, with its figures; of a failure enough to repeat it. */
  measured: string;
  ok: boolean;
}

/** One line of the table: what is promised, and how to find out. */
export interface Property {
  name: string;
  promise: string;
  /** Says nothing in little time. */
  longOnly?: true;
  run(size: Size): Promise<Verdict>;
}

/** As many failures are told of; the rest are counted. */
const TOLD = 10;

/** A verdict from what went wrong: nothing, or it is not kept. */
export const verdict = (done: string, failures: readonly string[]): Verdict =>
  failures.length === 0
    ? { measured: done, ok: true }
    : {
        measured: `${done}; ${failures.length} failed: ${failures.slice(0, TOLD).join('; ')}`,
        ok: false,
      };
