import { z } from 'zod';
import { VALUE_TEXTS } from '#texts/field';
import type { FieldError } from '../api-error.ts';
import { isEmpty } from '../empty.ts';
import type { Field, Fields, Words } from '../field.ts';
import { inputSchema, storedShape } from '../schema.ts';
import { readJsonText } from './json-text.ts';
import { storedTextSchema } from './text.ts';

/** The same field with rules on what its parts say together. Paths begin below the field: `0.close`. */
export const checked = <F extends Field>(
  field: F,
  faultsOf: (value: z.output<F['input']>) => readonly FieldError[],
): F => ({
  ...field,
  input: field.input.superRefine((value, context) => {
    for (const { field: path, msg } of faultsOf(value as z.output<F['input']>))
      context.addIssue({ code: 'custom', path: path.split('.'), message: msg });
  }),
});

/** Several of one field. */
export const list = <Of extends Field>(
  of: Of,
  { min = 0, max, ...words }: Words & { min?: number; max: number },
) => ({
  ...words,
  control: { kind: 'list', of, min, max } as const,
  input: z.preprocess(
    readJsonText,
    z
      .array(of.input as Of['input'], { error: VALUE_TEXTS.list(words.label) })
      .min(min, VALUE_TEXTS.tooFew(words.label, min))
      .max(max, VALUE_TEXTS.tooMany(words.label, max)),
  ),
  value: z.array(of.value as Of['value']),
  ...(min === 0 && { empty: [] }),
  rule: `${min} to ${max}, each ${of.rule}`,
});

/** Several fields as one. */
export const group = <F extends Fields>(fields: F, words: Words) => ({
  ...words,
  control: { kind: 'group', fields } as const,
  input: z.preprocess(readJsonText, inputSchema(fields)),
  value: z.object(storedShape(fields)),
  rule: Object.entries(fields)
    .map(([name, { rule }]) => `\`${name}\`: ${rule}`)
    .join('; '),
});

const ENTRY_ID = /^[a-z0-9]{1,12}$/;

export const newEntryId = (): string => Math.random().toString(36).slice(2, 10).padEnd(8, '0');

const entryId = (words: Words) => ({
  ...words,
  control: { kind: 'entry-id' } as const,
  input: z
    .string(VALUE_TEXTS.id(words.label))
    .regex(ENTRY_ID, VALUE_TEXTS.id(words.label))
    .default(newEntryId),
  value: storedTextSchema,
  rule: 'at most 12 letters and digits; made where none is sent',
});

/**
 * Several groups of fields, each with an id that stays: two people can change two entries of one list, and whoever shows
 * an entry can name it.
 */
export const entries = <F extends Fields>(
  fields: F,
  { entry, ...limits }: Words & { min?: number; max: number; entry: string },
) => {
  const whole = list(group({ id: entryId({ label: 'Id' }), ...fields }, { label: entry }), limits);
  const isOwn = ({ id }: { id: string }, place: number, all: readonly { id: string }[]) =>
    all.findIndex((other) => other.id === id) === place;
  return {
    ...whole,
    input: whole.input.refine(
      (all) => (all as { id: string }[]).every(isOwn),
      VALUE_TEXTS.sameEntry(limits.label),
    ),
  };
};

const nullIfAllEmpty = (sent: unknown) =>
  typeof sent === 'object' && sent !== null && Object.values(sent).every(isEmpty) ? null : sent;

/** Several fields as one, or null where none of them was given. */
export const optionalGroup = <F extends Fields>(fields: F, words: Words) => {
  const whole = group(fields, words);
  return {
    ...whole,
    input: z.preprocess(nullIfAllEmpty, whole.input.nullable()),
    value: whole.value.nullable(),
    empty: null,
  };
};
