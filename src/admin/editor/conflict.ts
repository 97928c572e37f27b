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
