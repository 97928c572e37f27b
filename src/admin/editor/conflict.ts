import type { Input } from './form-values.ts';

/** Two people changed one record: what each made of it, and whose version goes on, field by field. */
export type Side = 'mine' | 'theirs';
/** Where nothing was chosen, mine stays. */
export type Choices = Partial<Record<string, Side>>;

export interface Comparison {
  /** Fields that were changed here, and not to what the other one saved: to choose from. */
  asked: Map<string, 'you' | 'both'>;
  /** Fields that only the other one changed: theirs, without a question. */
  taken: string[];
}

/** @param base the record as it was when the form was opened */
export function compare(base: Input, mine: Input, theirs: Input): Comparison {
  const found: Comparison = { asked: new Map(), taken: [] };
  for (const name of Object.keys(base)) {
    // A chosen file is no JSON, and so differs from every stored picture.
    const [before, here, there] = [base, mine, theirs].map((input) => JSON.stringify(input[name]));
    if (here === there) continue;
    if (here === before) found.taken.push(name);
    else found.asked.set(name, there === before ? 'you' : 'both');
  }
  return found;
}

/** Whether the other one changed anything that a form shows; a new place in the carousel is nothing of the kind. */
export const isSame = (base: Input, theirs: Input): boolean => compare(base, base, theirs).taken.length === 0;

/** What to save on top of `theirs`. */
export function merge(mine: Input, theirs: Input, { taken }: Comparison, choices: Choices): Input {
  const isTheirs = (name: string) => taken.includes(name) || choices[name] === 'theirs';
  return { ...mine, ...Object.fromEntries(Object.entries(theirs).filter(([name]) => isTheirs(name))) };
}

interface Entry {
  id: string;
}
const isEntries = (value: unknown): value is Entry[] =>
  Array.isArray(value) && value.every((entry) => typeof Object(entry).id === 'string');
const says = (value: unknown): string => JSON.stringify(value);

/**
 * What two people made of two entries of one list, put together.
 * @returns null where they changed the same entry, both put the list in order, or the other one changed more than lists
 */
export function mergeLists(base: Input, mine: Input, theirs: Input): Input | null {
  const merged: Record<string, unknown> = { ...mine };
  for (const name of Object.keys(base)) {
    const [before, here, there] = [base[name], mine[name], theirs[name]];
    if (says(there) === says(before) || says(here) === says(there)) continue;
    if (!isEntries(before) || !isEntries(here) || !isEntries(there)) return null;
    const entries = mergeEntries(before, here, there);
    if (!entries) return null;
    merged[name] = entries;
  }
  return merged;
}

function mergeEntries(base: Entry[], mine: Entry[], theirs: Entry[]): Entry[] | null {
  const [before, here, there] = [base, mine, theirs].map(
    (list) => new Map(list.map((entry) => [entry.id, entry])),
  );
  if (!before || !here || !there) return null;
  const result = new Map<string, Entry>();
  for (const id of new Set([...here.keys(), ...there.keys()])) {
    const [was, my, their] = [before.get(id), here.get(id), there.get(id)];
    // Each is undefined where it was not there yet, or is there no more.
    const kept =
      says(my) === says(was) ? their : says(their) === says(was) || says(my) === says(their) ? my : null;
    if (kept === null) return null;
    if (kept) result.set(id, kept);
  }
  const stayed = (list: Entry[]) => list.map(({ id }) => id).filter((id) => result.has(id) && before.has(id));
  const orders = [stayed(base), stayed(mine), stayed(theirs)].map(says);
  const isMine = orders[1] !== orders[0];
  if (isMine && orders[2] !== orders[0] && orders[1] !== orders[2]) return null;
  const [first, second] = isMine ? [mine, theirs] : [theirs, mine];
  const order = first.map(({ id }) => id);
  // What only the second list has stands behind what stood before it there.
  for (const [place, { id }] of second.entries())
    if (!order.includes(id)) order.splice(order.indexOf(second[place - 1]?.id ?? '') + 1, 0, id);
  return order.flatMap((id) => result.get(id) ?? []);
}
