import type { CompanyId } from '../../domain/company.ts';
import type { Versioned } from '../api/calls.ts';

/** A course or a carousel item, as far as editing it goes. */
export interface EditedRecord {
  id: string;
  /** Path of its picture. */
  image: string | null;
}

/** What is typed of it. */
export type EditedInput = Readonly<Record<string, string | number>> & { readonly company_id: CompanyId };

/** What the editor has to know of courses, or of carousel items. */
export interface EditorConfig<T extends EditedRecord, Input extends EditedInput> {
  /** What people call one of them. */
  noun: string;
  /** What the button says that saves one. */
  save: string;
  saveFailed: string;
  /** The fields in the order of the form. */
  labels: Readonly<Record<keyof Input & string, string>>;
  /** The optional fields that the server empties on demand. */
  clearable: readonly ((keyof Input & string) | 'image')[];
  /** A stored record as the form would send it. */
  inputOf(record: T): Input;
  listKey: readonly string[];
  read(id: string): Promise<Versioned<T>>;
  /** @param key the same for the same form, which is then stored once however often it is sent */
  create(form: FormData, key: string): Promise<T>;
  update(id: string, form: FormData, etag: string): Promise<T>;
}

/** A new file, the wish to have none, or neither: the picture stays as it is. */
export interface PictureChoice {
  file: File | null;
  removed: boolean;
}

/** What somebody made of a record in the form. */
export interface Typed<Input> {
  input: Input;
  picture: PictureChoice;
}
