import { randomBytes } from 'node:crypto';
import { MISSING_TEXTS } from '#texts/api';
import { COMPANIES, type CompanyId } from '../../domain/company.ts';
import {
  type Enquiry,
  type EnquiryChange,
  type EnquiryInput,
  type EnquiryReceipt,
  type EnquiryRecord,
  enquiryCompany,
  enquiryIdSchema,
  enquiryRecordSchema,
} from '../../domain/enquiry.ts';
import { type Entry, listPages } from '../store/blob-store.ts';
import { type RevCheck, recordCollection, type Versioned } from '../store/collection.ts';
import { descendingTimestamp } from '../store/descending-timestamp.ts';
import { enquiryRequests } from '../store/idempotency.ts';

const PREFIX = 'enquiries';
export const enquiries = recordCollection<EnquiryRecord>({
  store: 'enquiries',
  prefix: PREFIX,
  schema: enquiryRecordSchema,
  missing: MISSING_TEXTS.enquiry,
});

const newEnquiryId = (companyId: CompanyId, time: number) =>
  `${descendingTimestamp(time)}-${companyId}-${randomBytes(8).toString('hex')}`;

export const toEnquiry = (record: EnquiryRecord): Enquiry => ({
  ...record,
  company_name: COMPANIES[record.company_id].name,
});

/** Whether the same enquiry came before under this key. @throws 409 when the key came with another one */
export const isKnownEnquiry = async (input: EnquiryInput, key: string): Promise<boolean> =>
  (await enquiryRequests.find(key, input)) !== null;

/**
 * Stores an enquiry; when this returns, the store has confirmed it. With an idempotency key, the same
 * enquiry sent again is stored once and answered alike.
 * @throws 409 when the key came with another enquiry before
 */
export async function createEnquiry(
  input: EnquiryInput,
  key: string | null,
  spam: boolean,
): Promise<EnquiryReceipt> {
  const now = Date.now();
  const here = { id: newEnquiryId(input.company_id, now), at: new Date(now).toISOString() };
  const { id, at: submitted_at } = await enquiryRequests.first(key, input, here);
  // Where the id is taken, an earlier sending of the same request has stored it; it may have been deleted since.
  await enquiries.create(id, { ...input, id, submitted_at, state: 'new', notes: '', spam });
  return { ...input, id, submitted_at, company_name: COMPANIES[input.company_id].name };
}

/** @returns the enquiry and its version, or null */
export async function getEnquiry(id: string): Promise<Versioned<Enquiry> | null> {
  const found = await enquiries.get(id);
  return found && { rev: found.rev, data: toEnquiry(found.data) };
}

/** Only what is named changes. @throws 404, or 412 when `ifMatch` does not accept the stored `rev` */
export async function updateEnquiry(
  id: string,
  change: EnquiryChange,
  ifMatch?: RevCheck,
): Promise<Versioned<Enquiry>> {
  const { rev, data } = await enquiries.update(id, (current) => ({ ...current, ...change }), ifMatch);
  return { rev, data: toEnquiry(data) };
}

export interface EnquiryPage {
  enquiries: Enquiry[];
  /** Id of the last one, when there are more. */
  next: string | null;
}

/** As many are read at once, in parallel, even for a short page. */
const CHUNK_MIN = 32;

/** Enquiries newest first, `limit` at most, after the one with the id `cursor`. */
export async function listEnquiries(
  limit: number,
  company?: CompanyId,
  cursor?: string,
): Promise<EnquiryPage> {
  const found: Enquiry[] = [];
  for await (const page of listPages('enquiries', `${PREFIX}/`)) {
    const wanted = page
      .filter(({ key }) => isWanted(key.slice(PREFIX.length + 1), company, cursor))
      .sort((a, b) => (a.key < b.key ? -1 : 1));
    for (const chunk of inChunks(wanted, Math.max(limit + 1, CHUNK_MIN))) {
      for (const { data } of await enquiries.all(chunk)) {
        if (found.length === limit) return { enquiries: found, next: found.at(-1)?.id ?? null };
        found.push(toEnquiry(data));
      }
    }
  }
  return { enquiries: found, next: null };
}

function isWanted(id: string, company: CompanyId | undefined, cursor: string | undefined): boolean {
  if (!enquiryIdSchema.safeParse(id).success) return false;
  return (!company || enquiryCompany(id) === company) && (!cursor || id > cursor);
}

function* inChunks(entries: Entry[], size: number): Generator<Entry[]> {
  for (let start = 0; start < entries.length; start += size) yield entries.slice(start, start + size);
}
