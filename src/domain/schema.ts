import { z } from 'zod';
import type { Field, Fields } from './field.ts';

/** Schemas of a noun, made of its fields. */

/** What is sent of a record, and what it says when it is stored. */
export type Input<F extends Fields> = { [Name in keyof F]: z.output<F[Name]['input']> };
export type Values<F extends Fields> = { [Name in keyof F]: z.output<F[Name]['value']> };

type InputShape<F extends Fields> = { [Name in keyof F]: F[Name]['input'] };
type ChangeShape<F extends Fields> = { [Name in keyof F]: z.ZodOptional<F[Name]['input']> };
type ValueShape<F extends Fields> = { [Name in keyof F]: F[Name]['value'] };

const shapeOf = (fields: Fields, schemaOf: (field: Field) => z.ZodType) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]));

/** What is sent to make a record. */
export const inputSchema = <F extends Fields>(fields: F) =>
  z.strictObject(
    shapeOf(fields, ({ input, empty }) =>
      empty === undefined ? input : input.default(empty),
    ) as InputShape<F>,
  );

/** What is sent to change a record: only what is named. */
export const changeSchema = <F extends Fields>(fields: F) =>
  z.strictObject(shapeOf(fields, ({ input }) => input.optional()) as ChangeShape<F>);

/** What the store keeps. Records from before a field was added have its empty value. */
export const storedShape = <F extends Fields>(fields: F) =>
  shapeOf(fields, ({ value, empty }) =>
    empty === undefined ? value : value.default(empty),
  ) as ValueShape<F>;

/** What answers carry. */
export const wireShape = <F extends Fields>(fields: F) =>
  shapeOf(fields, ({ value }) => value) as ValueShape<F>;

/** What answers carry of a picture: the path of its largest version, and the pixels of that. */
export function wireImageShape<Value extends z.ZodType>({ empty }: Field<z.ZodType, Value>) {
  const described = <S extends z.ZodType>(schema: S, text: string) =>
    (empty === null ? schema.nullable() : schema).describe(text) as WireImage<Value, S>;
  return {
    image: described(z.string(), 'path of the largest version, WebP'),
    image_width: described(z.number(), 'pixels of that version'),
    image_height: described(z.number(), 'pixels of that version'),
  };
}
type WireImage<Value extends z.ZodType, S extends z.ZodType> =
  null extends z.output<Value> ? z.ZodNullable<S> : S;

/** When a record was made and last changed, as answers carry it. */
export const timesShape = {
  created_at: z.string().describe('ISO 8601, UTC'),
  updated_at: z.string().describe('ISO 8601, UTC'),
};

/** The fields that `clear` may name. */
export const clearableFields = (fields: Fields): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.empty !== undefined);
