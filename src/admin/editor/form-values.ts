import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { MAIN_COMPANY_ID } from '../../domain/company.ts';
import { isEmpty } from '../../domain/empty.ts';
import type { Field, Fields } from '../../domain/field.ts';
import { newEntryId } from '../../domain/fields/nested.ts';
import type { KindRecord } from '../../domain/kind.ts';
import { type Picture, pictureHash } from '../../domain/picture.ts';
import { isPlacedPicture } from '../../domain/placed-picture.ts';
import { replacePictures } from '../../domain/record-pictures.ts';
import type { Values } from '../../domain/schema.ts';
import { checkPicture } from '../ui/picture-check.ts';

/** Between a record and what the controls of its form hold and send. */

/** What is typed of a record, by the names of its fields. */
export type Input = Readonly<Record<string, unknown>>;
/** The form in which it is typed. */
export type InputForm = UseFormReturn<Record<string, unknown>, unknown, Input>;
/** A picture in a form: one that is stored, by its address or as JSON names it; a file chosen here; or none. */
export type FormPicture = string | Picture | File | null | undefined;

/** A stored record as its form would send it. */
export const inputOf = (fields: Fields, record: object): Input => {
  const values = record as Input;
  return Object.fromEntries(Object.keys(fields).map((name) => [name, withTypedLineEnds(values[name])]));
};

/** A submitted form has CRLF line ends, a text area gives LF. */
const withTypedLineEnds = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value;

/** The files that were chosen: where each stands, such as `photo` or `leaders.0.photo`, and whether it may be left out. */
export function picturesChosen(fields: Fields, input: Input): { path: string; required: boolean }[] {
  const chosen: ReturnType<typeof picturesChosen> = [];
  replacePictures(fields, input, (picture, path, { empty }) => {
    if (picture instanceof File) chosen.push({ path, required: empty === undefined });
  });
  return chosen;
}

/** What a form or a stored record says, to tell whether two say the same. Pictures go by their hashes. */
export async function contentOf(fields: Fields, input: Input): Promise<string> {
  const pictures: unknown[] = [];
  replacePictures(fields, input, (picture) => pictures.push(picture));
  const hashes = await Promise.all(pictures.map((picture) => hashOf(picture as FormPicture)));
  const hashed = replacePictures(fields, input, () => hashes.shift());
  return JSON.stringify(Object.keys(fields).map((name) => hashed[name]));
}

/** '', where the browser cannot tell. */
async function hashOf(picture: FormPicture): Promise<string> {
  if (picture instanceof File) return 'subtle' in crypto ? pictureHash(picture) : '';
  return typeof picture === 'string' ? (picture.split('/')[2] ?? '') : (picture?.hash ?? '');
}

/** What the controls hold for a record, or for none. */
export const formValues = (fields: Fields, record: object = {}): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(inputOf(fields, record)).map(([name, value]) => [name, formValue(fields[name], value)]),
  );

/** What the control of a field holds: text, but for what is ticked, what has parts, and pictures. */
export function formValue(field: Field | undefined, value: unknown): unknown {
  const control = field?.control;
  const given = isEmpty(value) ? field?.empty : value;
  switch (control?.kind) {
    case 'company':
      return String(given ?? MAIN_COMPANY_ID);
    case 'boolean':
      return given === true;
    case 'choices':
      return Array.isArray(given) ? given : [];
    case 'list':
      return (Array.isArray(given) ? given : []).map((entry) => formValue(control.of, entry));
    case 'group':
      return formValues(control.fields, given ?? {});
    case 'entry-id':
      return given || newEntryId();
    case 'file':
    case 'picture':
      return given ?? null;
    default:
      return isEmpty(given) ? '' : String(given);
  }
}

/** What a field would say that stands in a form, finished or not, as the store has it. */
function storedValue(field: Field | undefined, value: unknown): unknown {
  const control = field?.control;
  switch (control?.kind) {
    case 'company':
      return Number(value);
    case 'number':
      return isEmpty(value) ? null : Number(value);
    case 'list':
      return Array.isArray(value) ? value.map((entry) => storedValue(control.of, entry)) : value;
    case 'group': {
      const parts = value && storedValues(control.fields, value);
      // What is said of a picture waits for it.
      return parts && isPlacedPicture(field as Field) && isEmpty((parts as Input).image) ? null : parts;
    }
    default:
      return value;
  }
}

export const storedValues = (fields: Fields, values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, storedValue(fields[name], value)]));

/**
 * The record that half a form would make: what is not right yet counts as not typed.
 * @param instead what those say then that may not be left empty
 */
export const recordTyped = <F extends Fields>(fields: F, typed: Input, instead: Partial<Values<F>>) =>
  ({
    id: 'new',
    created_at: '',
    updated_at: '',
    ...Object.fromEntries(
      Object.entries(fields).map(([name, { input, empty = instead[name] }]) => {
        const { success, data } = input.safeParse(typed[name]);
        return [name, success ? data : empty];
      }),
    ),
  }) as KindRecord<F>;

/** Stands for each picture while the rest of a form is checked: rules know pictures by their hashes. */
const ANY_HASH = '0'.repeat(32);

/** The server's rules for what a form holds. A file that is too large comes out smaller. */
export const formSchema = (fields: Fields, inputSchema: z.ZodType<object>): z.ZodType<Input, Input> =>
  z.record(z.string(), z.unknown()).transform(async (values, context) => {
    const refuse = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const pictures = new Map<string, unknown>();
    const hashed = replacePictures(fields, values, (picture, path) => {
      pictures.set(path, picture);
      return ANY_HASH;
    });
    for (const [path, picture] of pictures) {
      const checked = picture instanceof File ? await checkPicture(picture) : { file: picture };
      if ('problem' in checked) refuse(path.split('.'), checked.problem);
      else pictures.set(path, checked.file);
    }
    const checked = inputSchema.safeParse(hashed);
    for (const { path, message } of checked.error?.issues ?? []) refuse(path, message);
    return checked.success ? replacePictures(fields, checked.data, (_, path) => pictures.get(path)) : z.NEVER;
  });
