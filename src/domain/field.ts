import { z } from 'zod';
import { FIELD_TEXTS } from '#texts/field';
import { COMPANY_IDS, type CompanyId } from './company.ts';
import { isEmpty } from './empty.ts';

/**
 * What a field is: everything that the form, the API, the store and the API reference need to know of it, said once.
 * A noun is a plain object of fields; its schemas follow from it by the functions at the end.
 */
export interface Field<Input extends z.ZodType = z.ZodType, Value extends z.ZodType = z.ZodType> {
  readonly label: string;
  /** The line that helps to fill it in. */
  readonly help?: string;
  readonly control: Control;
  /** What may be sent, with limits and messages. */
  readonly input: Input;
  /** What is stored and answered: without limits, since those may change and what is stored stays. */
  readonly value: Value;
  /** What stands where nothing was given. A field without it is required. */
  readonly empty?: z.output<Value>;
  /** What it takes, for the API reference. */
  readonly rule: string;
}
export type Fields = Readonly<Record<string, Field>>;

/** How a field is filled in. */
export type Control =
  | { kind: 'text'; max: number; type?: 'email' }
  | { kind: 'multiline'; rows: number }
  /** `none` says what choosing nothing is called; left out, something is always chosen. */
  | { kind: 'choice'; options: readonly string[]; none?: string }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'boolean' }
  | { kind: 'company' }
  | { kind: 'picture' }
  /** A picture that comes as a file with the form. */
  | { kind: 'file' }
  | { kind: 'list'; of: Field; min: number; max: number }
  | { kind: 'group'; fields: Fields };

interface Words {
  label: string;
  help?: string;
}
interface TextOptions extends Words {
  max: number;
  /** Height in lines of a text that may have several. */
  rows?: number;
}

/** Text that can be stored and shown: no control characters but line ends and tabs, no half characters. */
const SHOWABLE = /^[^\p{Cc}]*$/u;
/** Turns the direction of what follows, and so can make a text read as another. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/;
const isShowable = (value: string) =>
  value.isWellFormed() && SHOWABLE.test(value.replace(/[\n\r\t]/g, '')) && !DIRECTION.test(value);
/** At least one character that can be seen. */
const VISIBLE = /[^\p{Cf}\p{Z}\p{Cc}]/u;

/** `min` to `max` characters after trimming; messages name the field by `label`. */
export const requiredTextSchema = (label: string, min: number, max: number) =>
  z
    .string({ error: FIELD_TEXTS.required(label) })
    .trim()
    .regex(VISIBLE, { error: FIELD_TEXTS.required(label), abort: true })
    .min(min, FIELD_TEXTS.tooShort(label, min))
    .max(max, FIELD_TEXTS.tooLong(label, max))
    .refine(isShowable, `${label} contains characters that cannot be shown.`);

const textControl = (max: number, rows: number | undefined): Control =>
  rows === undefined ? { kind: 'text', max } : { kind: 'multiline', rows };
const grouped = (number: number) => number.toLocaleString('en');
const quoted = (options: readonly unknown[]) => options.map((option) => `\`${option}\``);

/** A text that has to be there. */
export const requiredText = ({ label, help, min = 1, max, rows }: TextOptions & { min?: number }) => ({
  label,
  help,
  control: textControl(max, rows),
  input: requiredTextSchema(label, min, max),
  value: z.string(),
  rule: `${grouped(min)} to ${grouped(max)} characters`,
});

export const email = ({ label, help, max }: TextOptions) => ({
  label,
  help,
  control: { kind: 'text', type: 'email', max } as const,
  input: requiredTextSchema(label, 1, max).pipe(
    z.email({ error: FIELD_TEXTS.email, pattern: z.regexes.html5Email }),
  ),
  value: z.string(),
  rule: `an email address of at most ${grouped(max)} characters`,
});

/** A text that may be left out. */
export const optionalText = ({ label, help, max, rows }: TextOptions) => ({
  label,
  help,
  control: textControl(max, rows),
  input: z
    .string({ error: `${label} must be text.` })
    .trim()
    .max(max, FIELD_TEXTS.tooLong(label, max))
    .refine(isShowable, `${label} contains characters that cannot be shown.`),
  value: z.string(),
  empty: '',
  rule: `at most ${grouped(max)} characters`,
});

/** One of several words; records that are older than the field have `initial`. */
export const choice = <const Option extends string>(
  options: readonly Option[],
  { label, help, initial }: Words & { initial: NoInfer<Option> },
) => ({
  label,
  help,
  control: { kind: 'choice', options } as const,
  input: z.enum(options, { error: `${label} must be one of ${options.join(', ')}.` }),
  value: z.enum(options),
  empty: initial,
  rule: `one of ${quoted(options).join(', ')}`,
});

/** One of several words, or none of them. */
export const optionalChoice = <const Option extends string>(
  options: readonly Option[],
  { label, help, none = 'None' }: Words & { none?: string },
) => ({
  label,
  help,
  control: { kind: 'choice', options, none } as const,
  input: z.enum([...options, ''], { error: `${label} must be one of ${options.join(', ')}, or empty.` }),
  value: z.enum([...options, '']),
  empty: '' as const,
  rule: `${quoted(options).join(', ')} or empty`,
});

interface NumberOptions extends Words {
  min: number;
  max: number;
}
const WHOLE = /^-?\d+$/;
/** A form sends digits, JSON a number. */
const readNumber = (sent: unknown) => {
  if (typeof sent !== 'string') return sent;
  const text = sent.trim();
  if (isEmpty(text)) return null;
  return WHOLE.test(text) ? Number(text) : Number.NaN;
};
const wholeNumberSchema = ({ label, min, max }: NumberOptions) => {
  const error = `${label} must be a whole number from ${grouped(min)} to ${grouped(max)}.`;
  return z.number({ error }).int(error).min(min, error).max(max, error);
};
const numberField = ({ label, help, min, max }: NumberOptions) => ({
  label,
  help,
  control: { kind: 'number', min, max } as const,
  rule: `a whole number from ${grouped(min)} to ${grouped(max)}`,
});

/** A whole number that has to be there. */
export const requiredWholeNumber = (options: NumberOptions) => ({
  ...numberField(options),
  input: z.preprocess(readNumber, wholeNumberSchema(options)),
  value: z.number(),
});

/** A whole number, or null where none was given. 0 is a number. */
export const wholeNumber = (options: NumberOptions) => ({
  ...numberField(options),
  input: z.preprocess(readNumber, wholeNumberSchema(options).nullable()),
  value: z.number().nullable(),
  empty: null,
});

/** Yes or no; no where nothing was said. */
export const boolean = ({ label, help }: Words) => ({
  label,
  help,
  control: { kind: 'boolean' } as const,
  input: z.preprocess(
    (sent) => (sent === 'true' ? true : sent === 'false' ? false : sent),
    z.boolean({ error: `${label} must be true or false.` }),
  ),
  value: z.boolean(),
  empty: false,
  rule: '`true` or `false`',
});

/** A company id as it comes over the wire: a number, or its digits in a form field or an address. */
export const companyIdSchema = z
  .union([z.literal(COMPANY_IDS), z.enum(COMPANY_IDS.map(String))], {
    error: `Choose company ${COMPANY_IDS.join(' or ')}.`,
  })
  .transform((value) => Number(value) as CompanyId);

/** The brand that a record belongs to. */
export const company = ({ label = 'Company', help }: Partial<Words> = {}) => ({
  label,
  help,
  control: { kind: 'company' } as const,
  input: companyIdSchema,
  value: z.literal(COMPANY_IDS),
  rule: quoted(COMPANY_IDS).join(' or '),
});

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
  z
    .string({ error: FIELD_TEXTS.required(label) })
    .regex(PICTURE_HASH, `${label} must name a stored picture.`);
const pictureField = ({ label, help }: Words) => ({
  label,
  help,
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

/** What is no text comes as JSON in a form. What cannot be read is left for the schema to refuse. */
const readJsonText = (sent: unknown) => {
  if (typeof sent !== 'string') return sent;
  try {
    return JSON.parse(sent) as unknown;
  } catch {
    return sent;
  }
};

/** The same picture where a form brings the file itself. */
export const asFile = <F extends Field>(field: F) => ({
  ...field,
  control: { kind: 'file' } as const,
  rule: 'a file, see [uploads](#uploads)',
});

/** Several of one field. */
export const list = <Of extends Field>(
  of: Of,
  { label, help, min = 0, max }: Words & { min?: number; max: number },
) => ({
  label,
  help,
  control: { kind: 'list', of, min, max } as const,
  input: z.preprocess(
    readJsonText,
    z
      .array(of.input as Of['input'], { error: `${label} must be a list.` })
      .min(min, `${label} must have at least ${min} ${min === 1 ? 'entry' : 'entries'}.`)
      .max(max, `${label} must have at most ${max} entries.`),
  ),
  value: z.array(of.value as Of['value']),
  ...(min === 0 && { empty: [] }),
  rule: `${min} to ${max}, each ${of.rule}`,
});

/** Several fields as one. */
export const group = <F extends Fields>(fields: F, { label, help }: Words) => ({
  label,
  help,
  control: { kind: 'group', fields } as const,
  input: z.preprocess(readJsonText, inputSchema(fields)),
  value: z.object(storedShape(fields)),
  rule: Object.entries(fields)
    .map(([name, { rule }]) => `\`${name}\`: ${rule}`)
    .join('; '),
});

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
