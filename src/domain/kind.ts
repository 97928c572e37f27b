import { z } from 'zod';
import { MISSING_TEXTS } from '#texts/api';
import type { FieldError } from './api-error.ts';
import type { CompanyId } from './company.ts';
import type { Fields } from './field.ts';
import { changeSchema, type Input, inputSchema, storedShape, type Values } from './schema.ts';
import { slugSchema } from './slug.ts';

/** What the store keeps of every record of the content, beside its fields. */
export type StoredRecord = {
  id: string;
  created_at: string;
  updated_at: string;
  /** Names the request that made it, where that may be sent again. */
  request?: string | undefined;
};
/** A record as the store keeps it. */
export type KindRecord<F extends Fields = Fields> = Values<F> & StoredRecord;

/** What store, trash and backup need to know of a kind. Courses and carousel items say it as well. */
export interface ContentKind<T extends StoredRecord = StoredRecord> {
  /** In addresses, backups and the audit trail. It never changes. */
  readonly name: string;
  /** What keys in the store begin with, where that is not the name. */
  readonly prefix?: string;
  /** What people call it, in small letters. */
  readonly noun: { readonly one: string; readonly many: string };
  /** What a record is made of. All of a kind are made of the same, unless it says otherwise. */
  fieldsOf(id: string): Fields;
  readonly idSchema: z.ZodType<string>;
  readonly recordSchema: z.ZodType<T>;
  /** What people call a record. @param titleOf what a course is called, where it is known */
  label(record: T, titleOf?: (courseId: string) => string): string;
  /** The id of the course it belongs to, or null. */
  courseOf?(record: T): string | null;
  /** Null for what belongs to all companies. */
  companyOf?(record: T): CompanyId | null;
}

/** What a noun says of itself to become a kind of records: see docs/extending.md. */
export interface KindDeclaration<F extends Fields = Fields>
  extends Pick<ContentKind<KindRecord<F>>, 'name' | 'noun' | 'label' | 'courseOf' | 'companyOf'> {
  /** What every record is made of. */
  readonly fields: F;
  /** Where ids are given: what each record is made of besides. */
  fieldsOf?(id: string): Fields;
  /** Made at creation from a field, or given: then each is there from the beginning, and saving stores it. */
  readonly ids: { readonly from: keyof F & string } | { readonly given: readonly string[] };
  /** Whether anybody may read what is no draft; else only administrators read. */
  readonly isPublic: boolean;
  /** What is `draft` is never public. */
  stateOf?(values: Values<F>): string;
  /** The order of the list; newest first without it, and where it says 0. */
  compare?(a: KindRecord<F>, b: KindRecord<F>): number;
  /** What is wrong with fields that are each right. */
  faults?(input: Input<F>): FieldError[];
}

/** Records of one kind: their declaration, and the schemas that follow from it. */
export interface Kind<F extends Fields = Fields> extends KindDeclaration<F> {
  readonly idSchema: z.ZodType<string>;
  fieldsOf(id: string): Fields;
  /** What makes a record, … */
  inputSchemaOf(id?: string): z.ZodType<Input<F>>;
  /** … what changes one, … */
  changeSchemaOf(id: string): z.ZodType<Partial<Input<F>>>;
  /** … and what is stored. */
  readonly recordSchema: z.ZodType<KindRecord<F>>;
}

/** Names that stores, backups or addresses use for something else. */
const TAKEN_NAMES = new Set(
  'course courses carousel carousel-order categories order enquiry audit pictures login dashboard forms history publishing settings'.split(
    ' ',
  ),
);

export function defineKind<const F extends Fields>(declaration: KindDeclaration<F>): Kind<F> {
  const { name, fields, ids, faults } = declaration;
  if (TAKEN_NAMES.has(name) || !slugSchema.safeParse(name).success)
    throw new Error(`A kind cannot be called "${name}".`);
  const isGiven = 'given' in ids;
  const fieldsOf = (id: string): Fields => ({ ...fields, ...declaration.fieldsOf?.(id) });
  const inputOf = (made: Fields) =>
    inputSchema(made).superRefine((input, context) => {
      for (const { field, msg } of faults?.(input as Input<F>) ?? [])
        context.addIssue({ code: 'custom', path: field.split('.'), message: msg });
    }) as unknown as z.ZodType<Input<F>>;
  const changeOf = (made: Fields) => changeSchema(made) as z.ZodType<Partial<Input<F>>>;
  const recordOf = (made: Fields, id: z.ZodType<string> = z.string()) =>
    z.object({
      id,
      ...storedShape(made),
      created_at: z.iso.datetime(),
      updated_at: z.iso.datetime(),
      request: z.string().optional(),
    });
  const each = isGiven && declaration.fieldsOf ? ids.given : [];
  const [first, ...others] = each.map((id) => recordOf(fieldsOf(id), z.literal(id)));
  return {
    ...declaration,
    idSchema: isGiven ? z.enum(ids.given) : slugSchema,
    fieldsOf,
    inputSchemaOf: (id) => inputOf(id === undefined ? fields : fieldsOf(id)),
    changeSchemaOf: (id) => changeOf(fieldsOf(id)),
    recordSchema: (first
      ? z.discriminatedUnion('id', [first, ...others])
      : recordOf(fields)) as unknown as z.ZodType<KindRecord<F>>,
  };
}

export const isDraft = ({ stateOf }: Kind, values: Values<Fields>): boolean => stateOf?.(values) === 'draft';

/** What the API says of an id that nothing has. */
export const missingText = ({ noun }: Pick<ContentKind, 'noun'>): string => MISSING_TEXTS.record(noun.one);
