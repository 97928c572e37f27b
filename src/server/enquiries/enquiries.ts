import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { DAMAGED_ENQUIRY_TEXTS } from '#texts/api';
import { COMPANIES, type CompanyId, MAIN_COMPANY_ID } from '../../domain/company.ts';
import { isEmpty } from '../../domain/empty.ts';
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
import { referenceOf } from '../../domain/reference.ts';
import type { SpamReason } from '../../domain/spam.ts';
import { storeUnavailable } from '../errors.ts';
import { pageParameters } from '../http/query.ts';
import { remove } from '../store/blob-store.ts';
import { recordCollection } from '../store/collection.ts';
import { descendingTimestamp, timeOf } from '../store/descending-timestamp.ts';
import { enquiryRequests } from '../store/idempotency.ts';
import { writeOnce } from '../store/mutate.ts';

export const enquiries = recordCollection<EnquiryRecord>({
  store: 'enquiries',
  prefix: 'enquiries',
  schema: enquiryRecordSchema,
  missing: missingText(enquiryKind),
});

/** Where it is noted which enquiry has a reference, so that no other one is given it. */
const referenceKey = (id: string) => `references/${referenceOf(id).toLowerCase()}`;

/** @returns whether no other enquiry has the reference that follows from this id */
export const takeReference = (id: string): Promise<boolean> =>
  writeOnce('enquiries', referenceKey(id), id, { onlyIfNew: true }, (stored) => stored === id);

export const freeReference = (id: string): Promise<void> => remove('enquiries', referenceKey(id));

const ID_TRIES = 5;

/** An id whose reference no other enquiry has. */
async function newEnquiryId(companyId: CompanyId, time: number): Promise<string> {
  for (let tries = 0; tries < ID_TRIES; tries++) {
    const id = `${descendingTimestamp(time)}-${companyId}-${randomBytes(8).toString('hex')}`;
    if (await takeReference(id)) return id;
  }
  throw storeUnavailable(new Error('Every reference that was tried is taken.'));
}

/** What an answer carries beside what is stored. */
const derived = ({ id, company_id }: Pick<EnquiryRecord, 'id' | 'company_id'>) => ({
  reference: referenceOf(id),
  company_name: COMPANIES[company_id].name,
});

export const toEnquiry = (record: EnquiryRecord): Enquiry => ({ ...record, ...derived(record) });

/** What is known of an enquiry that cannot be read: what its id says. */
const damagedEnquiry = (id: string): Enquiry => ({
  ...toEnquiry(
    enquiryRecordSchema.parse({
      id,
      ...DAMAGED_ENQUIRY_TEXTS,
      email: '',
      company_id: enquiryCompany(id) ?? MAIN_COMPANY_ID,
      submitted_at: new Date(timeOf(id)).toISOString(),
      state: 'read',
    }),
  ),
  damaged: true,
});

/**
 * By what a repeated request is recognised: what it says. A field that was left empty says nothing, so a request is
 * known again after a deploy that brought new fields.
 */
export const saidIn = (input: EnquiryInput): Partial<EnquiryInput> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => !isEmpty(value)));

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
  const here = { id: await newEnquiryId(input.company_id, now), at: new Date(now).toISOString() };
  const { id, at: submitted_at } = await enquiryRequests.first(key, saidIn(input), here);
  // A reference that nobody got is no loss: there are 656,100,000,000.
  if (id !== here.id) await freeReference(here.id).catch(() => {});
  // Where the id is taken, an earlier sending of the same request has stored it; it may have been deleted since.
  const spam = { spam: spam_reason !== undefined, spam_reason: spam_reason ?? '' } as const;
  await enquiries.create(id, { ...input, id, submitted_at, state: 'new', notes: '', ...spam });
  return { ...input, id, submitted_at, ...derived({ id, company_id: input.company_id }) };
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
