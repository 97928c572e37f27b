import { z } from 'zod';
import { FIELD_TEXTS, VALUE_TEXTS } from '#texts/field';
import type { Field, Words } from '../field.ts';

const PICTURE_HASH = /^[0-9a-f]{32}$/;

/** A stored picture: its folder under /media and the size in pixels of its largest version. */
export const pictureSchema = z.object({
  /** Hash of the uploaded bytes. */
  hash: z.string().regex(PICTURE_HASH),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});

/** JSON names a stored picture by its hash. */
const pictureHash = (label: string) =>
  z.string({ error: FIELD_TEXTS.required(label) }).regex(PICTURE_HASH, VALUE_TEXTS.picture(label));

const pictureField = (words: Words) => ({
  ...words,
  control: { kind: 'picture' } as const,
  rule: 'the `hash` of a stored picture, see [media](#post-apimedia)',
});

/** A picture that has to be there. */
export const requiredPicture = (words: Words) => ({
  ...pictureField(words),
  input: pictureHash(words.label),
  value: pictureSchema,
});

/** A picture, or null. */
export const picture = (words: Words) => ({
  ...pictureField(words),
  input: pictureHash(words.label).nullable(),
  value: pictureSchema.nullable(),
  empty: null,
});

/** The same picture where a form brings the file itself. */
export const asFile = <F extends Field>(field: F) => ({
  ...field,
  control: { kind: 'file' } as const,
  rule: 'a file, see [uploads](#uploads)',
});
