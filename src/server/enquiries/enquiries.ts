import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { DAMAGED_ENQUIRY_TEXTS } from '#texts/api';
import { COMPANIES, type CompanyId, MAIN_COMPANY_ID } from '../../domain/company.ts';
import { descendingTimestamp, timeOf } from '../../domain/descending-timestamp.ts';
import {
  type Enquiry,
  type EnquiryRecord,
  enquiryCompany,
  enquiryIdSchema,
  enquiryKind,
  enquiryRecordSchema,
} from '../../domain/enquiry.ts';
import { companyIdSchema } from '../../domain/fields/choice.ts';
import { missingText } from '../../domain/kind.ts';
import { ENQUIRIES_PER_PAGE } from '../../domain/limits.ts';
import { referenceOf } from '../../domain/reference.ts';
import { storeUnavailable } from '../errors.ts';
import { pageParameters } from '../http/query.ts';
import { readText, remove } from '../store/blob-store.ts';
import { recordCollection } from '../store/collection.ts';
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

const idWith = (companyId: CompanyId, time: number, end: string) =>
  `${descendingTimestamp(time)}-${companyId}-${end}`;

/** An id whose reference no other enquiry has. */
async function randomId(companyId: CompanyId, time: number): Promise<string> {
  for (let tries = 0; tries < ID_TRIES; tries++) {
    const id = idWith(companyId, time, randomBytes(8).toString('hex'));
    if (await takeReference(id)) return id;
  }
  throw storeUnavailable(new Error('Every reference that was tried is taken.'));
}

/**
 * The id of an enquiry. One that has a name gets the end of its id, and so its reference, from it: under the same name the
 * same id is found as long as the enquiry is there. A phone may have been off for weeks before it asks again.
 * @param name what only the same enquiry has
 * @returns also whether nobody had this id before
 */
export async function enquiryIdFor(
  companyId: CompanyId,
  time: number,
  name: string | null,
): Promise<{ id: string; isNew: boolean }> {
  if (name !== null) {
    const end = createHash('sha256').update(name).digest('hex').slice(0, 16);
    const id = idWith(companyId, time, end);
    if (await takeReference(id)) return { id, isNew: true };
    const holder = (await readText('enquiries', referenceKey(id)))?.text ?? '';
    if (holder.endsWith(`-${companyId}-${end}`)) return { id: holder, isNew: false };
  }
  return { id: await randomId(companyId, time), isNew: true };
}

/** What an answer carries beside what is stored. */
export const derived = ({ id, company_id }: Pick<EnquiryRecord, 'id' | 'company_id'>) => ({
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

/** An enquiry, unless it has been deleted, and whether there ever was one by this id. */
export async function findEnquiry(id: string): Promise<{ enquiry: EnquiryRecord | null; isKnown: boolean }> {
  const [found] = await enquiries.versions([{ key: `enquiries/${id}`, etag: '' }]);
  return { enquiry: found?.data ?? null, isKnown: found !== undefined };
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
