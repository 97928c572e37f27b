import { expect, test } from 'vitest';
import { isLinearizable, type RecordOp, recordStep } from '../trust/linearizability.ts';

const NEVER = Number.POSITIVE_INFINITY;
const read = (saw: string | null): RecordOp => ({ kind: 'read', saw });
const put = (value: string, answer: 'done' | 'missing' | 'refused' | 'unknown' = 'done', ifMatch?: string) =>
  ({ kind: 'put', value, answer, ifMatch }) satisfies RecordOp;
const remove = (answer: 'done' | 'missing' | 'refused' | 'unknown' = 'done') =>
  ({ kind: 'delete', answer }) satisfies RecordOp;

/** A history of a record that held `a`, as [began, ended, operation]. */
const could = (...history: [number, number, RecordOp][]) =>
  isLinearizable(
    history.map(([began, ended, op]) => ({ began, ended, op })),
    'a' as string | null,
    recordStep,
  );

test.each<[string, ...[number, number, RecordOp][]]>([
  ['nothing at all'],
  ['one after the other', [0, 1, put('b')], [2, 3, read('b')]],
  ['a read during a write that sees the old value', [0, 3, put('b')], [1, 2, read('a')]],
  ['a read during a write that sees the new value', [0, 3, put('b')], [1, 2, read('b')]],
  ['two writes at once, the first of them last', [0, 3, put('b')], [1, 4, put('c')], [5, 6, read('b')]],
  ['a write of unknown end that landed', [0, NEVER, put('b', 'unknown')], [1, 2, read('b')]],
  ['a write of unknown end that did not', [0, NEVER, put('b', 'unknown')], [1, 2, read('a')]],
  [
    'a write of unknown end that landed late',
    [0, NEVER, put('b', 'unknown')],
    [1, 2, read('a')],
    [3, 4, read('b')],
  ],
  ['a write after a deletion at the same time', [0, 3, remove()], [1, 4, put('b', 'missing')]],
  ['a refused condition', [0, 1, put('b')], [2, 3, put('c', 'refused', 'a')], [4, 5, read('b')]],
])('%s could have happened', (_, ...history) => {
  expect(could(...history)).toBe(true);
});

test.each<[string, ...[number, number, RecordOp][]]>([
  ['a lost write', [0, 1, put('b')], [2, 3, read('a')]],
  ['a value from nowhere', [0, 1, read('z')]],
  ['going back to an old value', [0, 5, put('b')], [1, 2, read('b')], [3, 4, read('a')]],
  ['two conditional writes over one value', [0, 2, put('b', 'done', 'a')], [1, 3, put('c', 'done', 'a')]],
  ['a read after a deletion', [0, 1, remove()], [2, 3, read('a')]],
  ['a deletion that is undone by a write', [0, 1, remove()], [2, 3, put('b')]],
  ['two deletions that both succeed', [0, 3, remove()], [1, 2, remove()]],
  ['a refusal without a reason', [0, 1, put('b', 'refused', 'a')]],
  [
    'a write of unknown end that lands twice',
    [0, NEVER, put('b', 'unknown')],
    [1, 2, read('b')],
    [3, 4, put('c')],
    [5, 6, read('b')],
  ],
  ['a write of unknown end seen before it began', [0, 1, read('b')], [2, NEVER, put('b', 'unknown')]],
])('%s could not', (_, ...history) => {
  expect(could(...history)).toBe(false);
});
