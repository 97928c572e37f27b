import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { DAMAGED_ENQUIRY_TEXTS } from '#texts/api';
import { COMPANIES, type CompanyId, MAIN_COMPANY_ID } from '../../domain/company.ts';
import {
  type Enquiry,
  type EnquiryInput,
  type EnquiryReceipt,
  type EnquiryRecord,
  enquiryCompany,
  enquiryIdSchema,
  enquiryKind,
  enquiryRecordSchema,
} from '../../domain/enquiry.ts';
import { companyIdSchema } from '../../domain/field.ts';
import { missingText } from '../../domain/kind.ts';
import { ENQUIRIES_PER_PAGE } from '../../domain/limits.ts';
import type { SpamReason } from '../../domain/spam.ts';
import { pageParameters } from '../http/query.ts';
import { recordCollection } from '../store/collection.ts';
import { descendingTimestamp, timeOf } from '../store/descending-timestamp.ts';
import { enquiryRequests } from '../store/idempotency.ts';

export const enquiries = recordCollection<EnquiryRecord>({
  store: 'enquiries',
  prefix: 'enquiries',
  schema: enquiryRecordSchema,
  missing: missingText(enquiryKind),
});

const newEnquiryId = (companyId: CompanyId, time: number) =>
  `${descendingTimestamp(time)}-${companyId}-${randomBytes(8).toString('hex')}`;

export const toEnquiry = (record: EnquiryRecord): Enquiry => ({
  ...record,
  company_name: COMPANIES[record.company_id].name,
});

/** What is known of an enquiry that cannot be read: what its id says. */
const damagedEnquiry = (id: string): Enquiry => ({
  ...toEnquiry({
    id,
    ...DAMAGED_ENQUIRY_TEXTS,
    email: '',
    company_id: enquiryCompany(id) ?? MAIN_COMPANY_ID,
    submitted_at: new Date(timeOf(id)).toISOString(),
    state: 'read',
    notes: '',
    spam: false,
    spam_reason: '',
  }),
  damaged: true,
});

/**
 * Stores an enquiry; when this returns, the store has confirmed it. With an idempotency key, the same
 * enquiry sent again is stored once and answered alike.
 * @throws 409 when the key came with another enquiry before
 */
export async function createEnquiry(
  input: EnquiryInput,
  key: string | null,
  spam_reason: SpamReason | undefined,
): Promise<EnquiryReceipt> {
  const now = Date.now();
  const here = { id: newEnquiryId(input.company_id, now), at: new Date(now).toISOString() };
  const { id, at: submitted_at } = await enquiryRequests.first(key, input, here);
  // Where the id is taken, an earlier sending of the same request has stored it; it may have been deleted since.
  const spam = { spam: spam_reason !== undefined, spam_reason: spam_reason ?? '' } as const;
  await enquiries.create(id, { ...input, id, submitted_at, state: 'new', notes: '', ...spam });
  return { ...input, id, submitted_at, company_name: COMPANIES[input.company_id].name };
}

/** What a list of enquiries is asked for. */
export const enquiryQuerySchema = z.object({
  company: companyIdSchema.optional(),
  ...pageParameters(ENQUIRIES_PER_PAGE, enquiryIdSchema),
});

/**
 * Enquiries newest first, `limit` at most, after the one with the id `cursor`.
 * @returns also the id of the last one, when there are more
 */
export async function listEnquiries({ company, ...page }: z.output<typeof enquiryQuerySchema>) {
  const isWanted = (id: string) =>
    enquiryIdSchema.safeParse(id).success && (!company || enquiryCompany(id) === company);
  return enquiries.page(page, isWanted, ({ id, data, deleted_at }) => {
    if (data) return toEnquiry(data);
    return deleted_at ? null : damagedEnquiry(id);
  });
}
