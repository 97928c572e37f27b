import type { Fields } from '../../domain/field.ts';
import type { Versioned } from '../api/calls.ts';

/** Any record, as far as editing it goes. */
export interface EditedRecord {
  id: string;
  /** Path of its picture, where that comes as a file. */
  image?: string | null;
}

/** What is typed of it, by the names of its fields. */
export type EditedInput = Readonly<Record<string, unknown>>;

/** What the editor has to know of courses, carousel items or records of a kind. */
export interface EditorConfig<T extends EditedRecord> {
  /** What people call one of them. */
  noun: string;
  /** What the button says that saves one. */
  save: string;
  saveFailed: string;
  /** In the order of the form. */
  fields: Fields;
  listKey: readonly string[];
  read(id: string): Promise<Versioned<T>>;
  /** @param key the same for the same form, which is then stored once however often it is sent */
  create(typed: Typed, key: string): Promise<T>;
  update(typed: Typed, before: Versioned<T>): Promise<T>;
}

/** A new file, the wish to have none, or neither: the picture stays as it is. */
export interface PictureChoice {
  file: File | null;
  removed: boolean;
}

/** What somebody made of a record in the form. */
export interface Typed<Input = EditedInput> {
  input: Input;
  picture: PictureChoice;
}
