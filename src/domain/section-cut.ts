import type { Field, Fields } from './field.ts';
import { entries } from './fields/nested.ts';
import { placedPicture } from './placed-picture.ts';

/** How a section is cut out of the fields that the content files are checked by. */

/** What the office changes as one, and what a record keeps. */
export interface Section<F extends Fields = Fields> {
  /** What people call it. */
  readonly label: string;
  readonly fields: F;
  /** Where the content files say what each field says until somebody changes it, such as `home.title`. */
  readonly from: Readonly<Partial<Record<keyof F, string>>>;
  /** What fields say that stand in no file. */
  readonly original?: Readonly<Partial<Record<keyof F, unknown>>>;
}

export type Name<F> = keyof F & string;
interface Grouped<F extends Fields> {
  label: string;
  control: { fields: F };
}
interface ListOf<Of> {
  label: string;
  help?: string;
  control: { of: Of; min: number; max: number };
}

/** The fields of a group. */
export const within = <F extends Fields>({ control }: Pick<Grouped<F>, 'control'>): F => control.fields;
/** The same made for each of several names. */
export const each = <N extends string, T>(names: readonly N[], of: (name: N) => T) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<N, T>;

/** Fields of a group of the files, all of them unless some are named. */
export const picked = <F extends Fields, N extends Name<F>>(
  label: string,
  path: string,
  fields: F,
  names: readonly N[] = Object.keys(fields) as N[],
) => ({
  label,
  fields: each(names, (name) => fields[name]) as Pick<F, N>,
  from: each(names, (name) => `${path}.${name}`),
});

/** The same list with an id for each entry. */
export const withIds = <F extends Fields>(
  { label, help, control: { of, min, max } }: ListOf<{ label: string }>,
  fields: F,
  limits: { min?: number; max?: number } = {},
) => entries(fields, { label, ...(help !== undefined && { help }), entry: of.label, min, max, ...limits });

/** A picture of the office's own, which no file has. */
export const ownPicture = placedPicture({
  label: 'A picture of your own',
  help: 'Left empty, the woven one stands there.',
});
export const pictured = <S extends Section>(section: S) => ({
  ...section,
  fields: { ...section.fields, picture: ownPicture } as S['fields'] & { picture: typeof ownPicture },
  original: { picture: null },
});

/** A list of the files, as the one field of its section. `more`: fields of its entries that no file has. */
export const listed = <F extends Fields, More extends Fields = Readonly<Record<never, Field>>>(
  path: string,
  list: ListOf<Grouped<F>>,
  more = {} as More,
) => ({
  label: list.label,
  fields: { entries: withIds(list, { ...within(list.control.of), ...more }) },
  from: { entries: path },
});
/** The same of entries that are a text each. */
export const listedTexts = <Of extends Field>(path: string, list: ListOf<Of>) => ({
  label: list.label,
  fields: { entries: withIds(list, { text: list.control.of }) },
  from: { entries: path },
});

/** A section whose every field stands in a first screen or in a head. */
export const ahead = <S extends Section>(section: S): S => ({
  ...section,
  fields: each(Object.keys(section.fields), (name) => ({ ...section.fields[name], soon: true })),
});
