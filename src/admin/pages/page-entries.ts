import { get } from 'react-hook-form';
import {
  entryOfPlace,
  FIRST_ENTRY,
  fieldsAt,
  firstEntry,
  formatPlace,
  isEntry,
  parsePlace,
  pathOfPlace,
} from '../../domain/edit-place.ts';
import type { Field } from '../../domain/field.ts';
import { isPlacedPicture } from '../../domain/placed-picture.ts';
import type { InputForm } from '../editor/form-values.ts';
import { formValue, type Input } from '../editor/form-values.ts';
import { move } from '../ui/move.ts';

/** What a place holds in the values of its form; null where there is no such place any more. */
export function textIn(place: string, values: Input): string | null {
  const path = pathOfPlace(parsePlace(place), values);
  const value: unknown = path === null ? undefined : get(values, path);
  return typeof value === 'string' ? value : null;
}

export const fieldOf = (place: string): Field | undefined => fieldsAt(parsePlace(place)).at(-1);
export const labelOf = (place: string): string => fieldOf(place)?.label ?? '';

/** The list that a place is in, innermost, and where its entry stands there. */
function listAt(place: string, form: InputForm) {
  const parsed = parsePlace(place);
  const values = form.getValues();
  const entry = entryOfPlace(parsed, values);
  const control = fieldsAt(parsed).findLast((field) => field.control.kind === 'list')?.control;
  const entries: unknown = entry && get(values, entry.list);
  if (!entry || control?.kind !== 'list' || !Array.isArray(entries) || entry.index >= entries.length)
    return null;
  return { ...entry, parsed, control, entries: entries as unknown[] };
}

/** Where an entry of a list stands, and what can be done with it. */
export interface EntryAt {
  /** From 0. */
  index: number;
  count: number;
  min: number;
  max: number;
  label: string;
}

export function entryAt(place: string, form: InputForm): EntryAt | null {
  const at = listAt(place, form);
  if (!at) return null;
  const { index, control } = at;
  return {
    index,
    count: at.entries.length,
    min: control.min,
    max: control.max,
    label: control.of.label,
  };
}

/** The number of the entry that another place is in, of the list that `place` is in; null where it is in none of it. */
export function sameList(other: string, place: string, form: InputForm): number | null {
  const [one, at] = [parsePlace(other), listAt(place, form)];
  const found = one.owner.id === at?.parsed.owner.id ? entryOfPlace(one, form.getValues()) : null;
  return found && found.list === at?.list ? found.index : null;
}

const setEntries = (form: InputForm, path: string, entries: readonly unknown[]) =>
  form.setValue(path, entries, { shouldDirty: true });

/** @returns the place of the same text afterwards; undefined where nothing has moved */
export function moveEntry(place: string, form: InputForm, to: number): string | undefined {
  const at = listAt(place, form);
  if (!at || to === at.index || to < 0 || to >= at.entries.length) return undefined;
  setEntries(form, at.list, move(at.entries, at.index, to));
  const { steps, owner } = at.parsed;
  const entry = steps.findLastIndex(isEntry);
  const moved = typeof steps[entry] === 'string' ? steps.toSpliced(entry, 1, String(to)) : steps;
  return formatPlace(owner.id, moved);
}

/** Adds an empty entry below. @returns the place of its first text */
export function addEntry(place: string, form: InputForm): string | undefined {
  const at = listAt(place, form);
  if (!at) return undefined;
  const made = formValue(at.control.of, undefined);
  setEntries(form, at.list, at.entries.toSpliced(at.index + 1, 0, made));
  const { steps, owner } = at.parsed;
  const upToList = steps.slice(0, steps.findLastIndex(isEntry));
  if (typeof made !== 'object' || made === null)
    return formatPlace(owner.id, [...upToList, String(at.index + 1)]);
  const id = 'id' in made ? { id: String(made.id) } : String(at.index + 1);
  const first = Object.keys(made).find((name) => name !== 'id') ?? '';
  return formatPlace(owner.id, [...upToList, id, first]);
}

/** @returns the place of the same text in the entry that stands there now; undefined where none is left */
export function removeEntry(place: string, form: InputForm): string | undefined {
  const at = listAt(place, form);
  if (!at) return undefined;
  const left = at.entries.toSpliced(at.index, 1);
  setEntries(form, at.list, left);
  const index = Math.min(at.index, left.length - 1);
  const next = left[index];
  if (index < 0) return undefined;
  const { steps, owner } = at.parsed;
  const id = typeof next === 'object' && next !== null && 'id' in next && { id: String(next.id) };
  return formatPlace(owner.id, steps.toSpliced(steps.findLastIndex(isEntry), 1, id || String(index)));
}

/** Begins a list of none with the entry that stands on the page in its place. */
export function beginList(place: string, form: InputForm): void {
  const [list] = parsePlace(place).steps;
  const field = typeof list === 'string' ? parsePlace(place).owner.fields[list] : undefined;
  const entries: unknown = typeof list === 'string' && form.getValues(list);
  if (typeof list !== 'string' || field?.control.kind !== 'list' || !Array.isArray(entries)) return;
  if (entries.length === 0) setEntries(form, list, [formValue(field.control.of, firstEntry(field))]);
}

/** Writes a text that was typed on the page into its form. */
export function setText(place: string, form: InputForm, text: string): void {
  beginList(place, form);
  const path = pathOfPlace(parsePlace(place), form.getValues());
  if (path) form.setValue(path, text, { shouldDirty: true });
}

/** Where the parts of a picture stand in its form. */
export interface PicturePaths {
  image: string;
  alt?: string;
  focus?: string;
}

/** Null where the place is no picture, or there is no such place any more. */
export function picturePaths(place: string, form: InputForm): PicturePaths | null {
  const field = fieldOf(place);
  const parsed = parsePlace(place);
  const values = form.getValues();
  const begun = { ...values, [String(parsed.steps[0])]: [{ id: FIRST_ENTRY }] };
  const path = pathOfPlace(parsed, values) ?? pathOfPlace(parsed, begun);
  if (!field || !path) return null;
  if (field.control.kind === 'file') return { image: path, focus: `${path}_focus` };
  if (field.control.kind !== 'group' || !isPlacedPicture(field)) return null;
  const { fields } = field.control;
  return {
    image: `${path}.image`,
    ...('alt' in fields && { alt: `${path}.alt` }),
    ...('focus' in fields && { focus: `${path}.focus` }),
  };
}
