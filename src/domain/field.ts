import { z } from 'zod';
import { FIELD_TEXTS, VALUE_TEXTS } from '#texts/field';
import type { FieldError } from './api-error.ts';
import { COMPANY_IDS, type CompanyId } from './company.ts';
import { isDay } from './dates.ts';
import { asciiDigits } from './digits.ts';
import { withAsciiDomain } from './email.ts';
import { isEmpty } from './empty.ts';
import { PHONE_MAX, SLUG_MAX, SLUG_PATTERN } from './limits.ts';
import { dialled, parsePhone } from './phone.ts';
import { inputSchema, storedShape } from './schema.ts';

/**
 * What a field is: everything that the form, the API, the store and the API reference need to know of it, said once.
 * A noun is a plain object of fields; schema.ts makes its schemas.
 */
export interface Field<Input extends z.ZodType = z.ZodType, Value extends z.ZodType = z.ZodType> {
  readonly label: string;
  /** The line that helps to fill it in. */
  readonly help?: string;
  /** Whether it stands in the first screen of a phone or in a head, so that a change is built soon. */
  readonly soon?: boolean;
  /** Whether pages show something else in place of it while it is empty. */
  readonly fallback?: boolean;
  /** The part of a long form that it stands in, which is folded at first. Fields of one part stand one after the other. */
  readonly part?: string;
  /** It counts only while a field beside it says one of these. Else a form does not ask for it, and keeps what was typed. */
  readonly only?: { readonly where: string; readonly is: readonly string[] };
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
  | { kind: 'text'; max: number; type?: 'email' | 'url' | 'tel' | 'time' }
  /** `marked` texts know the Markdown of descriptions. */
  | { kind: 'multiline'; rows: number; max: number; marked: boolean }
  /** `none` says what choosing nothing is called; left out, something is always chosen. `names` are for people. */
  | {
      kind: 'choice';
      options: readonly string[];
      none?: string;
      names?: Readonly<Record<string, string>> | undefined;
    }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'boolean' }
  /** A day such as "2026-12-06", typed in either calendar. */
  | { kind: 'date' }
  /** Some of several words, in their order. */
  | { kind: 'choices'; options: readonly string[]; names?: Readonly<Record<string, string>> | undefined }
  /** The id of a record of another noun, chosen by its label. */
  | { kind: 'record'; of: string }
  | { kind: 'company' }
  /** Tells entries of a list apart. Nobody types it. */
  | { kind: 'entry-id' }
  | { kind: 'picture' }
  /** A picture that comes as a file with the form. */
  | { kind: 'file' }
  | { kind: 'list'; of: Field; min: number; max: number }
  /** `isWeek`: the days of a week, each with its hours. */
  | { kind: 'group'; fields: Fields; isWeek?: boolean };

interface Words {
  label: string;
  help?: string;
  soon?: boolean;
  fallback?: boolean;
  part?: string;
  only?: Field['only'];
}
interface TextOptions extends Words {
  max: number;
  /** Height in lines of a text that may have several. */
  rows?: number;
  /** Whether pages read headings, lists, links and bold in it, as Markdown writes them. */
  marked?: boolean;
}

const URL_MAX = 2000;
const ID_MAX = 200;

/** Half a character, which no UTF-8 can carry. Not `isWellFormed`, which the oldest browsers lack. */
const HALF = /\p{Cs}/u;
/** What every text is that is stored, whatever its limits were: of a backup, nobody else has looked at it. */
export const storedTextSchema = z.string().refine((text) => !HALF.test(text), VALUE_TEXTS.halfCharacter);

/** Text that can be stored and shown: no control characters but line ends and tabs, no half characters. */
const SHOWABLE = /^[^\p{Cc}\p{Cs}]*$/u;
/** Turns the direction of what follows, and so can make a text read as another. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/;
const isShowable = (value: string) => SHOWABLE.test(value.replace(/[\n\r\t]/g, '')) && !DIRECTION.test(value);
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
    .refine(isShowable, VALUE_TEXTS.unshowable(label));

const textControl = ({ max, rows, marked = false }: Pick<TextOptions, 'max' | 'rows' | 'marked'>): Control =>
  rows === undefined ? { kind: 'text', max } : { kind: 'multiline', rows, max, marked };
const grouped = (number: number) => number.toLocaleString('en');
const quoted = (options: readonly unknown[]) => options.map((option) => `\`${option}\``);

/** A text that has to be there. */
export const requiredText = ({ min = 1, max, rows, marked, ...words }: TextOptions & { min?: number }) => ({
  ...words,
  control: textControl({ max, rows, marked }),
  input: requiredTextSchema(words.label, min, max),
  value: storedTextSchema,
  rule: `${grouped(min)} to ${grouped(max)} characters`,
});

export const email = ({ max, ...words }: Words & { max: number }) => ({
  ...words,
  control: { kind: 'text', type: 'email', max } as const,
  input: requiredTextSchema(words.label, 1, max)
    .transform(withAsciiDomain)
    .pipe(
      z
        .email({ error: FIELD_TEXTS.email, pattern: z.regexes.html5Email })
        .max(max, FIELD_TEXTS.tooLong(words.label, max)),
    ),
  value: storedTextSchema,
  rule: `an email address of at most ${grouped(max)} characters; its domain is kept in ASCII`,
});

/** A phone number that has to be there, kept and shown as somebody has written it. */
export const phone = (words: Words) => ({
  ...words,
  control: { kind: 'text', type: 'tel', max: PHONE_MAX } as const,
  input: requiredTextSchema(words.label, 1, PHONE_MAX).refine(
    (text) => dialled(text) !== null,
    VALUE_TEXTS.phone,
  ),
  value: storedTextSchema,
  rule: 'one phone number that can be called, in any usual writing; kept as it is written',
});

/** A phone number that may be left out, kept in the form of E.164. */
export const optionalPhone = (words: Words) => ({
  ...words,
  control: { kind: 'text', type: 'tel', max: PHONE_MAX } as const,
  input: z
    .string({ error: VALUE_TEXTS.text(words.label) })
    .trim()
    .max(PHONE_MAX, VALUE_TEXTS.phone)
    .transform((text) => (text === '' ? '' : parsePhone(text)))
    .refine((number) => number !== null, VALUE_TEXTS.phone)
    .transform((number) => number ?? ''),
  value: storedTextSchema,
  empty: '',
  rule: 'a phone number of Nepal in any usual writing, or another one with `+` and the country’s code; kept as E.164',
});

/** The address of a page. */
export const url = (words: Words) => ({
  ...words,
  control: { kind: 'text', type: 'url', max: URL_MAX } as const,
  input: requiredTextSchema(words.label, 1, URL_MAX).pipe(
    z.url({ error: VALUE_TEXTS.url(words.label), protocol: /^https?$/ }),
  ),
  value: storedTextSchema,
  rule: 'a web address',
});

/** A time of day as a clock with 24 hours shows it. */
export const requiredTimeOfDay = (words: Words) => ({
  ...words,
  control: { kind: 'text', type: 'time', max: 5 } as const,
  input: z
    .string({ error: VALUE_TEXTS.timeOfDay(words.label) })
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, VALUE_TEXTS.timeOfDay(words.label)),
  value: storedTextSchema,
  rule: 'a time of day, `00:00` to `23:59`',
});

/** The same; records that are older than the field have `initial`. */
export const timeOfDay = ({ initial, ...words }: Words & { initial: string }) => ({
  ...requiredTimeOfDay(words),
  empty: initial,
});

/** A text that may be left out. */
export const optionalText = ({ max, rows, marked, ...words }: TextOptions) => ({
  ...words,
  control: textControl({ max, rows, marked }),
  input: z
    .string({ error: VALUE_TEXTS.text(words.label) })
    .trim()
    .max(max, FIELD_TEXTS.tooLong(words.label, max))
    .refine(isShowable, VALUE_TEXTS.unshowable(words.label)),
  value: storedTextSchema,
  empty: '',
  rule: `at most ${grouped(max)} characters`,
});

/** The id of a record that it speaks of, which may be gone meanwhile. */
export const optionalId = (words: Words) => ({
  ...words,
  control: { kind: 'text', max: SLUG_MAX } as const,
  input: z
    .string({ error: VALUE_TEXTS.text(words.label) })
    .max(SLUG_MAX, FIELD_TEXTS.tooLong(words.label, SLUG_MAX))
    .refine((id) => id === '' || SLUG_PATTERN.test(id), VALUE_TEXTS.id(words.label)),
  value: storedTextSchema,
  empty: '',
  rule: 'an id, or empty',
});

type ChoiceOptions<Option extends string> = Words & { names?: Readonly<Record<NoInfer<Option>, string>> };

/** One of several words, which has to be said. */
export const requiredChoice = <const Option extends string>(
  options: readonly Option[],
  { names, ...words }: ChoiceOptions<Option>,
) => ({
  ...words,
  control: { kind: 'choice', options, names } as const,
  input: z.enum(options, { error: VALUE_TEXTS.choice(words.label, options) }),
  value: z.enum(options),
  rule: `one of ${quoted(options).join(', ')}`,
});

/** One of several words; records that are older than the field have `initial`. */
export const choice = <const Option extends string>(
  options: readonly Option[],
  { initial, ...more }: ChoiceOptions<Option> & { initial: NoInfer<Option> },
) => ({ ...requiredChoice(options, more), empty: initial });

/** One of several words, or none of them. */
export const optionalChoice = <const Option extends string>(
  options: readonly Option[],
  { none = 'None', names, ...words }: ChoiceOptions<Option> & { none?: string },
) => ({
  ...words,
  control: { kind: 'choice', options, none, names } as const,
  input: z.enum([...options, ''], { error: VALUE_TEXTS.optionalChoice(words.label, options) }),
  value: z.enum([...options, '']),
  empty: '' as const,
  rule: `${quoted(options).join(', ')} or empty`,
});

interface NumberOptions extends Words {
  min: number;
  max: number;
}
const WHOLE = /^-?\d+$/;
/** A form sends digits of either script, and perhaps what groups them; JSON a number. */
const readNumber = (sent: unknown) => {
  if (typeof sent !== 'string') return sent;
  const text = asciiDigits(sent.trim()).replace(/(?<=\d)[, ](?=\d)/g, '');
  if (isEmpty(text)) return null;
  return WHOLE.test(text) ? Number(text) : Number.NaN;
};
const wholeNumberSchema = ({ label, min, max }: NumberOptions) => {
  const error = VALUE_TEXTS.wholeNumber(label, grouped(min), grouped(max));
  return z.number({ error }).int(error).min(min, error).max(max, error);
};
const numberField = ({ min, max, ...words }: NumberOptions) => ({
  ...words,
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
export const boolean = (words: Words) => ({
  ...words,
  control: { kind: 'boolean' } as const,
  input: z.preprocess(
    (sent) => (sent === 'true' ? true : sent === 'false' ? false : sent),
    z.boolean({ error: VALUE_TEXTS.boolean(words.label) }),
  ),
  value: z.boolean(),
  empty: false,
  rule: '`true` or `false`',
});

/** Some of several words, in the order of the options; none where nothing was said. */
export const choices = <const Option extends string>(
  options: readonly Option[],
  { names, ...words }: Words & { names?: Readonly<Record<NoInfer<Option>, string>> },
) => ({
  ...words,
  control: { kind: 'choices', options, names } as const,
  input: z.preprocess(
    readJsonText,
    z
      .array(z.enum(options, { error: VALUE_TEXTS.choice(words.label, options) }), {
        error: VALUE_TEXTS.list(words.label),
      })
      .transform((chosen) => options.filter((option) => chosen.includes(option as Option))),
  ),
  value: z.array(z.enum(options)),
  empty: [] as Option[],
  rule: `some of ${quoted(options).join(', ')}`,
});

/** A day of the calendar. */
export const requiredDate = (words: Words) => ({
  ...words,
  control: { kind: 'date' } as const,
  input: z.string({ error: VALUE_TEXTS.date(words.label) }).refine(isDay, VALUE_TEXTS.date(words.label)),
  value: storedTextSchema,
  rule: 'a day such as `2026-12-06`',
});

/** A day of the calendar, or ''. */
export const optionalDate = (words: Words) => ({
  ...words,
  control: { kind: 'date' } as const,
  input: z
    .string({ error: VALUE_TEXTS.date(words.label) })
    .refine((text) => isEmpty(text) || isDay(text), VALUE_TEXTS.date(words.label)),
  value: storedTextSchema,
  empty: '',
  rule: 'a day such as `2026-12-06`, or empty',
});

/** A month of Bikram Sambat, or ''. Its year need not be confirmed: people say Baisakh before its days are known. */
export const optionalBsMonth = (words: Words) => ({
  ...words,
  control: { kind: 'text', max: 7 } as const,
  input: z
    .string({ error: VALUE_TEXTS.bsMonth(words.label) })
    .transform((text) => asciiDigits(text.trim()))
    .refine(
      (text) => isEmpty(text) || /^20[78]\d-(0[1-9]|1[0-2])$/.test(text),
      VALUE_TEXTS.bsMonth(words.label),
    ),
  value: storedTextSchema,
  empty: '',
  rule: 'a month of Bikram Sambat such as `2083-08`, or empty',
});

/** Names a record of another noun by its id. It may have been deleted since, so whoever reads it does without. */
export const recordId = ({ of, ...words }: Words & { of: string }) => ({
  ...words,
  control: { kind: 'record', of } as const,
  input: requiredTextSchema(words.label, 1, ID_MAX),
  value: storedTextSchema,
  rule: `the id of one of the \`${of}\``,
});

/** The same, or ''. */
export const optionalRecordId = ({ of, ...words }: Words & { of: string }) => ({
  ...optionalText({ ...words, max: ID_MAX }),
  control: { kind: 'record', of } as const,
  rule: `the id of one of the \`${of}\`, or empty`,
});

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

/** A company id as it comes over the wire: a number, or its digits in a form field or an address. */
export const companyIdSchema = z
  .union([z.literal(COMPANY_IDS), z.enum(COMPANY_IDS.map(String))], {
    error: VALUE_TEXTS.company(COMPANY_IDS),
  })
  .transform((value) => Number(value) as CompanyId);

/** The brand that a record belongs to. */
export const company = ({ label = 'Company', ...words }: Partial<Words> = {}) => ({
  ...words,
  label,
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
