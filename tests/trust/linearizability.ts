/**
 * Whether a concurrent history could have happened one operation after the other (Wing and Gong's search, with
 * the states already tried remembered).
 */
export interface Operation<Op> {
  /** Order of events: a place for its beginning and one for its end, from one counter. */
  began: number;
  /** Infinity where nobody knows how it ended: it may take effect at any time after it began, or never. */
  ended: number;
  op: Op;
}

/**
 * @param step the state after an operation with its answer, or undefined when that state gives no such answer
 * @param key a text that is the same for equal states
 */
export function isLinearizable<Op, State>(
  history: readonly Operation<Op>[],
  initial: State,
  step: (state: State, op: Op) => State | undefined,
  key: (state: State) => string = JSON.stringify,
): boolean {
  const tried = new Set<string>();

  function search(left: readonly Operation<Op>[], state: State): boolean {
    if (left.every(({ ended }) => ended === Number.POSITIVE_INFINITY)) return true;
    const name = `${left.map(({ began }) => began)} ${key(state)}`;
    if (tried.has(name)) return false;
    tried.add(name);
    // Only what began before everything else had ended can have come first.
    const firstEnd = Math.min(...left.map(({ ended }) => ended));
    return left.some((candidate) => {
      if (candidate.began > firstEnd) return false;
      const next = step(state, candidate.op);
      return next !== undefined && search(without(left, candidate), next);
    });
  }

  return search(history, initial);
}

const without = <T>(list: readonly T[], item: T): T[] => list.filter((other) => other !== item);

/** A record that is read, overwritten, changed under a condition and deleted for good. */
export type RecordOp =
  | { kind: 'read'; saw: string | null }
  | { kind: 'put'; value: string; ifMatch?: string; answer: 'done' | 'missing' | 'refused' | 'unknown' }
  | { kind: 'delete'; ifMatch?: string; answer: 'done' | 'missing' | 'refused' | 'unknown' };

/** The record after an operation with its answer; null where it has been deleted. */
export function recordStep(state: string | null, op: RecordOp): string | null | undefined {
  if (op.kind === 'read') return op.saw === state ? state : undefined;
  const fits = op.ifMatch === undefined || op.ifMatch === state;
  const answer = state === null ? 'missing' : fits ? 'done' : 'refused';
  if (op.answer !== answer && op.answer !== 'unknown') return undefined;
  if (answer !== 'done') return state;
  return op.kind === 'put' ? op.value : null;
}
