import fc from 'fast-check';
import type { Exchange, Fault, Plan } from '../support/fault-fetch.ts';
import { FAULTS } from '../support/fault-fetch.ts';

/** One thing that somebody does, and what goes wrong meanwhile. Records are named by their place in the sequence. */
export interface Step {
  instance: number;
  command: Command;
  troubles: Trouble[];
}

/** Sections are there from the beginning: they are changed, and deleting one brings its first words back. */
export type Kind = 'course' | 'item' | 'section';
export type Condition = 'none' | 'current' | 'old';

export type Command =
  | { do: 'create'; kind: Exclude<Kind, 'section'>; company: 1 | 2 }
  | { do: 'change'; kind: Kind; which: number; condition: Condition; company?: 1 | 2 }
  | { do: 'delete'; kind: Kind; which: number; condition: Condition }
  | { do: 'order'; company: 1 | 2; shuffle: number }
  | { do: 'enquire'; key: number | null; copies: number }
  | { do: 'mark'; which: number; state: 'read' | 'replied' }
  | { do: 'mark many'; state: 'read' | 'replied' }
  | { do: 'forget many' }
  | { do: 'erase'; which: number }
  | { do: 'answer'; which: number }
  | { do: 'forget'; which: number }
  | { do: 'look'; at: (typeof LOOKED_AT)[number]; which: number };

const LOOKED_AT = ['courses', 'carousel', 'enquiries', 'sections', 'course', 'item', 'section'] as const;

/** The `nth` exchange of a kind fails, or every one from there on. */
interface Trouble {
  kind: Exchange['kind'];
  nth: number;
  fault: Fault;
  lasts: boolean;
}

const created = fc.constantFrom('course' as const, 'item' as const);
const kind = fc.constantFrom<Kind>('course', 'item', 'section');
const which = fc.nat({ max: 5 });
const company = fc.constantFrom<1 | 2>(1, 2);
const condition = fc.constantFrom<Condition>('none', 'none', 'current', 'old');

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('create' as const), kind: created, company }) },
  {
    weight: 4,
    arbitrary: fc.record(
      { do: fc.constant('change' as const), kind, which, condition, company },
      { requiredKeys: ['do', 'kind', 'which', 'condition'] },
    ),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('delete' as const), kind, which, condition }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('order' as const), company, shuffle: fc.nat() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('enquire' as const),
      key: fc.option(fc.nat({ max: 2 })),
      copies: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('mark' as const),
      which,
      state: fc.constantFrom('read' as const, 'replied' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('mark many' as const),
      state: fc.constantFrom('read' as const, 'replied' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('forget' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('forget many' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('erase' as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('answer' as const), which }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('look' as const),
      at: fc.constantFrom(...LOOKED_AT),
      which,
    }),
  },
);

const trouble: fc.Arbitrary<Trouble> = fc.record({
  kind: fc.constantFrom<Exchange['kind']>('read', 'list', 'write', 'write', 'remove'),
  nth: fc.nat({ max: 4 }),
  fault: fc.constantFrom(...FAULTS),
  lasts: fc.nat({ max: 5 }).map((chance) => chance === 0),
});

export interface Sequence {
  /** Whether the store is fresh, and shows the samples, or has been emptied by an administrator. */
  samples: boolean;
  steps: Step[];
}

export const sequences: fc.Arbitrary<Sequence> = fc.record({
  samples: fc.nat({ max: 9 }).map((chance) => chance === 0),
  steps: fc.array(
    fc.record({ instance: fc.nat({ max: 1 }), command, troubles: fc.array(trouble, { maxLength: 3 }) }),
    { minLength: 1, maxLength: 10 },
  ),
});

/** What the wire does during one step. */
export function planOf(troubles: readonly Trouble[]): Plan {
  const counts = { read: 0, list: 0, write: 0, remove: 0 };
  return ({ kind }) => {
    const place = counts[kind]++;
    return troubles.find(
      (trouble) => trouble.kind === kind && (trouble.nth === place || (trouble.lasts && trouble.nth < place)),
    )?.fault;
  };
}

export const mayBeStale = (troubles: readonly Trouble[]) =>
  troubles.some(({ fault }) => fault === 'stale read');

const threeItems = [1, 2, 3].map(
  (): Step => ({ instance: 0, command: { do: 'create', kind: 'item', company: 1 }, troubles: [] }),
);

/** Sequences that chance would seldom find. */
export const known: Sequence[] = [
  {
    // What is read as if it were not there is not erased, whatever the answer.
    samples: true,
    steps: [
      {
        instance: 0,
        command: { do: 'enquire', key: 0, copies: 2 },
        troubles: [
          { kind: 'read', nth: 0, fault: 'fail before', lasts: false },
          { kind: 'write', nth: 3, fault: 'hang before', lasts: false },
        ],
      },
      {
        instance: 0,
        command: { do: 'erase', which: 0 },
        troubles: [{ kind: 'read', nth: 4, fault: 'stale read', lasts: true }],
      },
    ],
  },
  {
    // A section that is read as if nobody had saved it yet is still not at its original words.
    samples: false,
    steps: [
      {
        instance: 0,
        command: { do: 'change', kind: 'section', which: 2, company: 1, condition: 'none' },
        troubles: [],
      },
      {
        instance: 0,
        command: { do: 'delete', kind: 'section', which: 2, condition: 'none' },
        troubles: [{ kind: 'read', nth: 0, fault: 'stale read', lasts: true }],
      },
    ],
  },
  {
    // An order that the store never took must not be acknowledged.
    samples: false,
    steps: [
      ...threeItems,
      {
        instance: 0,
        command: { do: 'order', company: 1, shuffle: 2 },
        troubles: [{ kind: 'write', nth: 0, fault: 'fail before', lasts: true }],
      },
    ],
  },
  {
    // An order that has failed must not land after a later one.
    samples: false,
    steps: [
      ...threeItems,
      {
        instance: 0,
        command: { do: 'order', company: 1, shuffle: 1 },
        troubles: [
          { kind: 'write', nth: 0, fault: 'slow', lasts: false },
          { kind: 'write', nth: 1, fault: 'fail before', lasts: false },
        ],
      },
      { instance: 1, command: { do: 'order', company: 1, shuffle: 4 }, troubles: [] },
    ],
  },
];
