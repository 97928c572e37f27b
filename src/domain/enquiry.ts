import { z } from 'zod';
import { COMPANY_IDS, type CompanyId } from './company.ts';
import { companyIdSchema, freeText, requiredText } from './fields.ts';
import { FIELD_TEXTS } from './island-texts.ts';
import {
  ENQUIRY_EMAIL_MAX,
  ENQUIRY_MESSAGE_MAX,
  ENQUIRY_MESSAGE_MIN,
  ENQUIRY_NAME_MAX,
  ENQUIRY_NAME_MIN,
  ENQUIRY_NOTES_MAX,
} from './limits.ts';

/** What a visitor sends. */
export const enquiryInputSchema = z.strictObject({
  name: requiredText('Full Name', ENQUIRY_NAME_MIN, ENQUIRY_NAME_MAX),
  email: requiredText('Email', 1, ENQUIRY_EMAIL_MAX).pipe(
    z.email({ error: FIELD_TEXTS.email, pattern: z.regexes.html5Email }),
  ),
  message: requiredText('Message', ENQUIRY_MESSAGE_MIN, ENQUIRY_MESSAGE_MAX),
  company_id: companyIdSchema,
});
export type EnquiryInput = z.infer<typeof enquiryInputSchema>;

/** The same with what tells programs from visitors; clients that say nothing of it are taken as before. */
export const enquirySubmissionSchema = enquiryInputSchema.extend({
  website: z.string({ error: 'Website must be text.' }).default(''),
  elapsed_ms: z.number({ error: 'elapsed_ms must be a number.' }).nonnegative().optional(),
});

/**
 * `{thirteen digits that fall as time rises}-{company}-{random}`: in the order of their ids, enquiries
 * stand newest first, and their company is known without reading them.
 */
export const enquiryIdSchema = z.string().regex(/^\d{13}-[12]-[0-9a-f]{16}$/);

/** How far the administrator is with an enquiry. */
export const ENQUIRY_STATES = ['new', 'read', 'replied', 'archived'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

/** What the administrator adds to an enquiry. What the visitor wrote is never changed. */
export const enquiryChangeSchema = z.strictObject({
  state: z.enum(ENQUIRY_STATES, { error: `State must be one of ${ENQUIRY_STATES.join(', ')}.` }).optional(),
  notes: freeText('Notes', ENQUIRY_NOTES_MAX).optional(),
  spam: z.boolean({ error: 'Spam must be true or false.' }).optional(),
});
export type EnquiryChange = z.infer<typeof enquiryChangeSchema>;

/** A submission as the store keeps it: without limits, since those may change and what is stored stays. */
export const enquiryRecordSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  company_id: z.literal(COMPANY_IDS),
  submitted_at: z.iso.datetime(),
  // Enquiries stored before there were states have none of these.
  state: z.enum(ENQUIRY_STATES).default('new'),
  notes: z.string().default(''),
  spam: z.boolean().default(false),
});
export type EnquiryRecord = z.infer<typeof enquiryRecordSchema>;

/** What the visitor is told of an enquiry: not what the administrator adds to it. */
export interface EnquiryReceipt extends EnquiryInput {
  id: string;
  company_id: CompanyId;
  company_name: string;
  submitted_at: string;
}

/** An enquiry as the administrator sees it. */
export interface Enquiry extends EnquiryReceipt {
  state: EnquiryState;
  notes: string;
  /** Whether it is suspected to be spam, by its signs or by the administrator. */
  spam: boolean;
}
