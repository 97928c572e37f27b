import { z } from 'zod';
import { COMPANY_IDS, type CompanyId } from './company.ts';
import { FIELD_TEXTS } from './island-texts.ts';

/** The kinds of field that several nouns share. */

/** Text that can be stored and shown: no control characters but line ends and tabs, no half characters. */
const SHOWABLE = /^[^\p{Cc}]*$/u;
/** Turns the direction of what follows, and so can make a text read as another. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/;
const isShowable = (value: string) =>
  value.isWellFormed() && SHOWABLE.test(value.replace(/[\n\r\t]/g, '')) && !DIRECTION.test(value);
/** At least one character that can be seen. */
const VISIBLE = /[^\p{Cf}\p{Z}\p{Cc}]/u;

/** A required text of `min` to `max` characters after trimming; messages name the field by `label`. */
export const requiredText = (label: string, min: number, max: number) =>
  z
    .string({ error: FIELD_TEXTS.required(label) })
    .trim()
    .regex(VISIBLE, { error: FIELD_TEXTS.required(label), abort: true })
    .min(min, FIELD_TEXTS.tooShort(label, min))
    .max(max, FIELD_TEXTS.tooLong(label, max))
    .refine(isShowable, `${label} contains characters that cannot be shown.`);

/** A text that may be empty, of at most `max` characters after trimming. */
export const freeText = (label: string, max: number) =>
  z
    .string({ error: `${label} must be text.` })
    .trim()
    .max(max, FIELD_TEXTS.tooLong(label, max))
    .refine(isShowable, `${label} contains characters that cannot be shown.`);

/** The same, and missing is empty. */
export const optionalText = (label: string, max: number) => freeText(label, max).default('');

/** A company id as it comes over the wire: a number, or its digits in a form field or an address. */
export const companyIdSchema = z
  .union([z.literal(COMPANY_IDS), z.enum(['1', '2'])], { error: 'Choose company 1 or 2.' })
  .transform((value) => Number(value) as CompanyId);

/** A stored picture: its folder under /media and the size in pixels of its largest version. */
export const pictureSchema = z.object({
  /** Hash of the uploaded bytes. */
  hash: z.string().regex(/^[0-9a-f]{32}$/),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});
