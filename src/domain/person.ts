import { z } from 'zod';
import { PERSON_TEXTS } from '#texts/privacy';
import { withAsciiDomain } from './email.ts';
import { type EnquiryRecord, enquiryIdSchema, enquiryIdsSchema, enquirySchema } from './enquiry.ts';
import { parsePhone } from './phone.ts';

/** One person's data: what somebody may ask to see, and to have erased. */

/** By what a person is known: an email in small letters, or a phone number in the form of E.164. */
type Person = { email: string } | { phone: string };

const readPerson = (text: string): Person | null => {
  const typed = text.trim();
  if (/^\S+@\S+$/.test(typed)) return { email: withAsciiDomain(typed).toLowerCase() };
  const phone = parsePhone(typed);
  return phone === null ? null : { phone };
};

export const personSchema = z
  .string({ error: PERSON_TEXTS.neither })
  .max(300, PERSON_TEXTS.neither)
  .transform((text, context) => {
    const person = readPerson(text);
    if (person) return person;
    context.addIssue({ code: 'custom', message: PERSON_TEXTS.neither });
    return z.NEVER;
  });

export const isOf = (person: Person, { email, phone }: Pick<EnquiryRecord, 'email' | 'phone'>): boolean =>
  'email' in person ? email.toLowerCase() === person.email : phone === person.phone;

export const findPersonSchema = z.strictObject({ person: personSchema, cursor: enquiryIdSchema.optional() });
export const erasePersonSchema = enquiryIdsSchema.extend({ person: personSchema });

/** A part of what is held about a person; nothing was changed. */
export const foundOfPersonSchema = z.object({
  found: z.array(
    enquirySchema.extend({ deleted_at: z.string().nullable().describe('since when it can be brought back') }),
  ),
  next: z.string().nullable().describe('the cursor to go on with; null at the end'),
});
export type FoundOfPerson = z.infer<typeof foundOfPersonSchema>['found'][number];
