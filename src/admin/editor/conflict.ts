import type { EditedInput, Typed } from './editor-config.ts';

/** Two people changed one record: what each made of it, and whose version goes on, field by field. */
export type Side = 'mine' | 'theirs';
/** Where nothing was chosen, mine stays. */
export type Choices = Partial<Record<string, Side>>;

/** A version of a record that is stored. */
export interface EditBase {
  input: EditedInput;
  image: string | null;
}

export interface Difference {
  /** Of the field. */
  name: string;
  /** Who changed it since the form was opened. */
  changedBy: 'you' | 'both';
}

export interface Comparison {
  /** Changed here, and not what the other one saved: to choose from. */
  asked: Difference[];
  /** Changed by the other one only: theirs, without a question. */
  taken: string[];
}

/** @param base the record as it was when the form was opened */
export function compare(base: EditBase, mine: Typed, theirs: EditBase): Comparison {
  const { asked, taken }: Comparison = { asked: [], taken: [] };
  const ask = (name: string, byThem: boolean) => asked.push({ name, changedBy: byThem ? 'both' : 'you' });

  for (const name of Object.keys(base.input)) {
    const [before, here, there] = [base, mine, theirs].map(({ input }) => JSON.stringify(input[name]));
    if (here === there) continue;
    if (here === before) taken.push(name);
    else ask(name, there !== before);
  }

  const { file, removed } = mine.picture;
  const newPicture = theirs.image !== base.image;
  if (file || (removed && theirs.image)) ask('image', newPicture);
  else if (newPicture && !removed) taken.push('image');
  return { asked, taken };
}

/** Whether the other one changed anything that a form shows; a new place in the carousel is nothing of the kind. */
export const isSame = (base: EditBase, theirs: EditBase): boolean =>
  compare(base, { input: base.input, picture: UNTOUCHED }, theirs).taken.length === 0;

const UNTOUCHED = { file: null, removed: false };

/** The version to save on top of `theirs`. */
export function merge(mine: Typed, theirs: EditBase, { taken }: Comparison, choices: Choices): Typed {
  const isTheirs = (name: string) => taken.includes(name) || choices[name] === 'theirs';
  const others = Object.entries(theirs.input).filter(([name]) => isTheirs(name));
  return {
    input: { ...mine.input, ...Object.fromEntries(others) },
    picture: choices.image === 'theirs' ? UNTOUCHED : mine.picture,
  };
}
