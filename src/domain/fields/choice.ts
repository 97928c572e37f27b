import { z } from 'zod';
import { VALUE_TEXTS } from '#texts/field';
import { COMPANY_IDS, type CompanyId } from '../company.ts';
import type { Words } from '../field.ts';
import { readJsonText } from './json-text.ts';

const quoted = (options: readonly unknown[]) => options.map((option) => `\`${option}\``);

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
