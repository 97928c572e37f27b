import type { EditedInput, Typed } from './editor-config.ts';

/** Two people changed one record: what each made of it, and whose version goes on, field by field. */
export type Side = 'mine' | 'theirs';
export type Field<Input> = (keyof Input & string) | 'image';
/** Where nothing was chosen, mine stays. */
export type Choices<Input> = Partial<Record<Field<Input>, Side>>;

/** A version of a record that is stored. */
export interface EditBase<Input> {
  input: Input;
  image: string | null;
}

export interface Difference<Input> {
  field: Field<Input>;
  /** Who changed it since the form was opened. */
  changedBy: 'you' | 'both';
}

export interface Comparison<Input> {
  /** Changed here, and not what the other one saved: to choose from. */
  asked: Difference<Input>[];
  /** Changed by the other one only: theirs, without a question. */
  taken: Field<Input>[];
}

/** @param base the record as it was when the form was opened */
export function compare<Input extends EditedInput>(
  base: EditBase<Input>,
  mine: Typed<Input>,
  theirs: EditBase<Input>,
): Comparison<Input> {
  const { asked, taken }: Comparison<Input> = { asked: [], taken: [] };
  const ask = (field: Field<Input>, byThem: boolean) =>
    asked.push({ field, changedBy: byThem ? 'both' : 'you' });

  for (const field of Object.keys(base.input) as (keyof Input & string)[]) {
    const [before, here, there] = [base.input[field], mine.input[field], theirs.input[field]];
    if (here === there) continue;
    if (here === before) taken.push(field);
    else ask(field, there !== before);
  }

  const { file, removed } = mine.picture;
  const newPicture = theirs.image !== base.image;
  if (file || (removed && theirs.image)) ask('image', newPicture);
  else if (newPicture && !removed) taken.push('image');
  return { asked, taken };
}

/** Whether the other one changed anything that a form shows; a new place in the carousel is nothing of the kind. */
export const isSame = <Input extends EditedInput>(base: EditBase<Input>, theirs: EditBase<Input>): boolean =>
  compare(base, { input: base.input, picture: UNTOUCHED }, theirs).taken.length === 0;

const UNTOUCHED = { file: null, removed: false };

/** The version to save on top of `theirs`. */
export function merge<Input extends EditedInput>(
  mine: Typed<Input>,
  theirs: EditBase<Input>,
  { taken }: Comparison<Input>,
  choices: Choices<Input>,
): Typed<Input> {
  const isTheirs = (field: string) =>
    taken.some((other) => other === field) || choices[field as Field<Input>] === 'theirs';
  const others = Object.entries(theirs.input).filter(([field]) => isTheirs(field));
  return {
    input: { ...mine.input, ...Object.fromEntries(others) },
    picture: choices.image === 'theirs' ? UNTOUCHED : mine.picture,
  };
}
