import { MAIN_COMPANY_ID } from '../../domain/company.ts';
import { isEmpty } from '../../domain/empty.ts';
import type { Field, Fields } from '../../domain/field.ts';
import { multipart } from '../api/multipart.ts';
import type { EditedInput, Typed } from './editor-config.ts';

/** Between a record and what the controls of its form hold and send. */

const isFile = ({ control }: Field) => control.kind === 'file';
/** The fields that are typed; a picture that comes as a file is beside them. */
export const typedFields = (fields: Fields): string[] =>
  Object.keys(fields).filter((name) => fields[name] && !isFile(fields[name]));

/** A stored record as its form would send it. */
export const inputOf = (fields: Fields, record: object): EditedInput => {
  const values = record as EditedInput;
  return Object.fromEntries(typedFields(fields).map((name) => [name, withTypedLineEnds(values[name])]));
};

/** A submitted form has CRLF line ends, a text area gives LF. */
const withTypedLineEnds = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value;

/** What the controls hold for a record, or for none. */
export const formValues = (fields: Fields, record: object = {}): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(inputOf(fields, record)).map(([name, value]) => [name, formValue(fields[name], value)]),
  );

/** What the control of a field holds: text, but for what is ticked and what has parts. */
export function formValue(field: Field | undefined, value: unknown): unknown {
  const control = field?.control;
  const given = isEmpty(value) ? field?.empty : value;
  switch (control?.kind) {
    case 'company':
      return String(given ?? MAIN_COMPANY_ID);
    case 'boolean':
      return given === true;
    case 'list':
      return (Array.isArray(given) ? given : []).map((entry) => formValue(control.of, entry));
    case 'group':
      return formValues(control.fields, given ?? {});
    case 'picture':
      return given ?? null;
    default:
      return isEmpty(given) ? '' : String(given);
  }
}

/**
 * What a save sends: the fields that hold something, and in `clear` those emptied since.
 * @param before the record as it was loaded; left out for a new one
 */
export function recordFormData(fields: Fields, { input, picture }: Typed, before?: object): FormData {
  const stored = before && inputOf(fields, before);
  const isEmptied = ([name, field]: [string, Field]) =>
    isFile(field) ? picture.removed && !picture.file : isEmpty(input[name]) && !isEmpty(stored?.[name]);
  const emptied = Object.entries(fields).filter((entry) => entry[1].empty !== undefined && isEmptied(entry));
  return multipart({ ...input, image: picture.file }, before ? emptied.map(([name]) => name) : []);
}
