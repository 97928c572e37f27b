import { z } from 'zod';
import { VALUE_TEXTS } from '#texts/field';
import { asciiDigits } from '../digits.ts';
import { isEmpty } from '../empty.ts';
import type { Words } from '../field.ts';

/** As people read a number: 20,000. */
export const grouped = (number: number) => number.toLocaleString('en');

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
