import { z } from 'zod';
import { FIELD_TEXTS, VALUE_TEXTS } from '#texts/field';
import { isDay } from '../dates.ts';
import { asciiDigits } from '../digits.ts';
import { withAsciiDomain } from '../email.ts';
import { isEmpty } from '../empty.ts';
import type { Control, Words } from '../field.ts';
import { PHONE_MAX, SLUG_MAX, SLUG_PATTERN } from '../limits.ts';
import { dialled, parsePhone } from '../phone.ts';
import { grouped } from './number.ts';

interface TextOptions extends Words {
  max: number;
  /** Height in lines of a text that may have several. */
  rows?: number;
  /** Whether pages read headings, lists, links and bold in it, as Markdown writes them. */
  marked?: boolean;
  /** What may stand in braces, to be filled in later. */
  filledIn?: readonly string[];
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

type Size = Pick<TextOptions, 'max' | 'rows' | 'marked' | 'filledIn'>;

const textControl = ({ max, rows, marked = false, filledIn }: Size): Control =>
  rows === undefined
    ? { kind: 'text', max }
    : { kind: 'multiline', rows, max, marked, ...(filledIn && { filledIn }) };

/** A text that has to be there. */
export const requiredText = ({
  min = 1,
  max,
  rows,
  marked,
  filledIn,
  ...words
}: TextOptions & { min?: number }) => ({
  ...words,
  control: textControl({ max, rows, marked, filledIn }),
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

const urlSchema = (label: string) => z.url({ error: VALUE_TEXTS.url(label), protocol: /^https?$/ });
const urlControl = { kind: 'text', type: 'url', max: URL_MAX } as const;

/** The address of a page. */
export const url = (words: Words) => ({
  ...words,
  control: urlControl,
  input: requiredTextSchema(words.label, 1, URL_MAX).pipe(urlSchema(words.label)),
  value: storedTextSchema,
  rule: 'a web address',
});

/** The address of a page, which may be left out. */
export const optionalUrl = (words: Words) => {
  const text = optionalText({ ...words, max: URL_MAX });
  return {
    ...text,
    control: urlControl,
    input: text.input.pipe(z.literal('').or(urlSchema(words.label))),
    rule: 'a web address, or nothing',
  };
};

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
