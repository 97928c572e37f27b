import { z } from 'zod';
import { API_TEXTS } from '#texts/api';
import { answerSchema } from './answer.ts';
import { COMPANY_IDS, type CompanyId } from './company.ts';
import { ABOUT_FIELDS, CONTACT_FIELDS, type Subject } from './contact-fields.ts';
import { boolean, choice, company, optionalChoice } from './fields/choice.ts';
import { email, optionalDate, optionalId, optionalPhone, optionalText, requiredText } from './fields/text.ts';
import { ENQUIRIES_AT_ONCE, ENQUIRY_NOTES_MAX } from './limits.ts';
import { changeSchema, inputSchema, storedShape, wireShape } from './schema.ts';
import { SPAM_REASONS } from './spam.ts';

/** What a visitor sends. */
export const enquiryFields = {
  name: requiredText(CONTACT_FIELDS.name),
  email: email(CONTACT_FIELDS.email),
  message: requiredText({ ...CONTACT_FIELDS.message, rows: 6 }),
  company_id: company(),
  phone: optionalPhone({ label: 'Phone' }),
  course_id: optionalId({ label: 'Course', help: 'The course that it is about.' }),
  intake_id: optionalId({ label: 'Intake', help: 'The intake of that course.' }),
  topic: optionalText({ label: 'Topic', help: 'What it is about, where that is no course.', max: 80 }),
};
const enquiryInputSchema = inputSchema(enquiryFields);
export type EnquiryInput = z.infer<typeof enquiryInputSchema>;
/** The same as it may be sent: what is optional may be left out. */
export type SentEnquiry = Pick<EnquiryInput, 'name' | 'email' | 'message' | 'company_id'> &
  Partial<EnquiryInput>;

/** The same with what tells programs from visitors; clients that say nothing of it are taken as before. */
export const enquirySubmissionSchema = enquiryInputSchema.extend({
  website: z.string({ error: 'Website must be text.' }).default(''),
  elapsed_ms: z.number({ error: 'elapsed_ms must be a number.' }).nonnegative().optional(),
});
export type EnquirySubmission = z.infer<typeof enquirySubmissionSchema>;

/**
 * `{thirteen digits that fall as time rises}-{company}-{random}`: in the order of their ids, enquiries
 * stand newest first, and their company is known without reading them.
 */
export const enquiryIdSchema = z
  .string()
  .regex(new RegExp(`^\\d{13}-(?:${COMPANY_IDS.join('|')})-[0-9a-f]{16}$`));

const IDS_RULE = API_TEXTS.enquiryIds(ENQUIRIES_AT_ONCE);
/** Several enquiries, named to be deleted or brought back in one call. */
export const enquiryIdsSchema = z.strictObject({
  ids: z.array(enquiryIdSchema, IDS_RULE).min(1, IDS_RULE).max(ENQUIRIES_AT_ONCE, IDS_RULE),
});
/** Those that the call has found and changed. */
export const enquiryIdsAnswerSchema = z.object({ ids: z.array(z.string()) });

/** The company that an enquiry's id names. */
export const enquiryCompany = (id: string): CompanyId | undefined =>
  COMPANY_IDS.find((company) => String(company) === id.split('-')[1]);

/** What the form is told of the course and intake that it is about. */
export const subjectSchema: z.ZodType<Subject> = z.object({
  about: z.record(z.enum(ABOUT_FIELDS), z.string()),
  text: z.string(),
});

/** How far the administrator is with an enquiry. */
export const ENQUIRY_STATES = ['new', 'read', 'replied', 'archived'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

/** What the administrator adds to an enquiry. What the visitor wrote is never changed. */
export const enquiryOfficeFields = {
  state: choice(ENQUIRY_STATES, { label: 'Status', initial: 'new' }),
  notes: optionalText({
    label: 'Notes',
    help: 'Only administrators see them.',
    max: ENQUIRY_NOTES_MAX,
    rows: 3,
  }),
  spam: boolean({ label: 'Spam', help: 'Suspected by its signs or by the administrator.' }),
  remind_on: optionalDate({ label: 'Remind me on' }),
};
/** What the site itself notes about an enquiry. */
export const enquirySiteFields = {
  spam_reason: optionalChoice(SPAM_REASONS, {
    label: 'Why spam is suspected',
    help: 'Empty where the site suspects nothing.',
  }),
  answered_at: optionalText({ label: 'Answered at', help: 'ISO 8601, UTC; empty until then.', max: 30 }),
  answered_by: optionalText({ label: 'Answered by', help: 'The email of who did it.', max: 255 }),
};

export const enquiryChangeSchema = changeSchema(enquiryOfficeFields);
export type EnquiryChange = z.infer<typeof enquiryChangeSchema>;

/** Several enquiries that get a state in one call. */
export const enquiryStatesSchema = enquiryIdsSchema.extend({ state: enquiryOfficeFields.state.input });

export const isUnanswered = (state: EnquiryState): boolean => state === 'new' || state === 'read';

/** What it is until somebody does something about it. */
export const untouched = () =>
  z
    .object({
      ...storedShape(enquiryOfficeFields),
      ...storedShape(enquirySiteFields),
      answers: z.array(answerSchema).default([]),
    })
    .parse({});

type Answered = Pick<EnquiryRecord, 'state' | 'answered_at' | 'answered_by'>;

/** Who has answered and when, where a change says that somebody has, or takes that back. */
export function answeredBy<E extends Answered>(before: E, change: Partial<E>, who: string, now: Date): E {
  const next = { ...before, ...change };
  if (change.state === undefined) return next;
  if (isUnanswered(next.state)) return { ...next, answered_at: '', answered_by: '' };
  if (next.state !== 'replied' || next.answered_at) return next;
  return { ...next, answered_at: now.toISOString(), answered_by: who };
}

export const enquiryRecordSchema = z.object({
  id: z.string(),
  ...storedShape(enquiryFields),
  submitted_at: z.iso.datetime(),
  ...storedShape(enquiryOfficeFields),
  ...storedShape(enquirySiteFields),
  answers: z.array(answerSchema).default([]),
});
export type EnquiryRecord = z.infer<typeof enquiryRecordSchema>;

export const enquiryKind = {
  name: 'enquiry',
  noun: { one: 'form submission', many: 'form submissions' },
  idSchema: enquiryIdSchema,
  recordSchema: enquiryRecordSchema,
} as const;

/** What the visitor is told of an enquiry: not what the administrator adds to it. */
const enquiryReceiptSchema = z.object({
  id: z.string(),
  reference: z.string().describe('by which visitor and office speak of it'),
  ...wireShape(enquiryFields),
  company_name: z.string(),
  submitted_at: z.string().describe('ISO 8601, UTC'),
});
export type EnquiryReceipt = z.infer<typeof enquiryReceiptSchema>;

/** An enquiry as the administrator sees it. */
export const enquirySchema = enquiryReceiptSchema.extend({
  ...wireShape(enquiryOfficeFields),
  ...wireShape(enquirySiteFields),
  answers: z.array(answerSchema).describe('what the site has sent to the visitor, the first one first'),
  damaged: z
    .literal(true)
    .optional()
    .describe('only where the store holds something that cannot be read: what is known is in `id`'),
});
export type Enquiry = z.infer<typeof enquirySchema>;
