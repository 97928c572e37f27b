import { RECORD_TEXTS as texts } from '#texts/records';
import { isEmpty } from '../../domain/empty.ts';
import type { Fields } from '../../domain/field.ts';
import { asSent, replacePictures } from '../../domain/record-pictures.ts';
import { storePicture } from '../api/calls.ts';
import type { Collection } from '../api/collections.ts';
import { ApiFailure } from '../api/failure.ts';
import { getPicture } from '../api/send.ts';
import type { Watcher } from '../api/upload.ts';
import { type Input, inputOf } from './form-values.ts';

/**
 * What a save sends.
 * @param before the record as it was loaded; left out for a new one
 */
export const recordBody = async (
  { multipart }: Pick<Collection<unknown>, 'multipart'>,
  fields: Fields,
  input: Input,
  before?: object,
  watcher?: Watcher,
): Promise<FormData | object> =>
  multipart
    ? recordFormData(fields, before ? input : await withFile(input), before)
    : recordJson(fields, input, watcher);

/**
 * The fields that hold something, and in `clear` the names of those that were emptied. Lists go as JSON. A picture that
 * is stored stays by not being sent.
 */
export function recordFormData(fields: Fields, input: Input, before?: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) {
    if (value instanceof File) form.set(name, value);
    else if (!isBlank(value) && fields[name]?.control.kind !== 'file')
      form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  const stored = before ? inputOf(fields, before) : {};
  const emptied = Object.keys(fields).filter((name) => isBlank(input[name]) && !isBlank(stored[name]));
  if (emptied.length > 0) form.set('clear', emptied.join(','));
  return form;
}

/** Nothing to send: what is empty, and a list without entries. */
const isBlank = (value: unknown) => isEmpty(value) || (Array.isArray(value) && value.length === 0);

/** The picture of another record, deleted or duplicated, is still to be had, and is uploaded again with the new one. */
async function withFile(input: Input): Promise<Input> {
  if (typeof input.image !== 'string') return input;
  const image = await getPicture(input.image).catch(() => {
    throw failureOf('image', texts.pictureLost);
  });
  return { ...input, image };
}

/** Stores the pictures that were chosen, and names them by their hashes. */
async function recordJson(fields: Fields, input: Input, watcher?: Watcher): Promise<object> {
  const files = new Map<string, File>();
  replacePictures(fields, input, (picture, path) => picture instanceof File && files.set(path, picture));
  const stored = new Map<string, unknown>();
  // One after the other: encoding is slow, and each call may take only so long.
  for (const [path, file] of files)
    stored.set(
      path,
      await storePicture(file, watcher).catch((error: unknown) => {
        throw error instanceof ApiFailure && error.errors ? failureOf(path, error.message) : error;
      }),
    );
  return asSent(
    fields,
    replacePictures(fields, input, (picture, path) => stored.get(path) ?? picture),
  );
}

const failureOf = (field: string, msg: string) => new ApiFailure(422, msg, { errors: [{ field, msg }] });
