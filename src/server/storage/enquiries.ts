import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { COMPANIES, type CompanyId } from '../../domain/company.ts';
import {
  type Enquiry,
  type EnquiryChange,
  type EnquiryInput,
  type EnquiryReceipt,
  type EnquiryRecord,
  enquiryIdSchema,
  enquiryRecordSchema,
} from '../../domain/enquiry.ts';
import { DELETED_ENQUIRY_KEPT_DAYS } from '../../domain/limits.ts';
import { MISSING_TEXTS } from '../../domain/texts.ts';
import { conflict, notFound, preconditionFailed, storeUnavailable } from '../errors.ts';
import { type Entry, listPages } from './blob-store.ts';
import { type RevCheck, recordCollection, type Stored } from './records.ts';

const PREFIX = 'enquiries';
const enquiries = recordCollection<EnquiryRecord>({
  store: 'enquiries',
  prefix: PREFIX,
  schema: enquiryRecordSchema,
  missing: MISSING_TEXTS.enquiry,
});

/** Deleted enquiries, apart from the others so that no list has to read past them. */
const deletedSchema = enquiryRecordSchema.extend({ deleted_at: z.iso.datetime() });
const deleted = recordCollection({
  store: 'enquiries',
  prefix: 'deleted',
  schema: deletedSchema,
  missing: MISSING_TEXTS.enquiry,
});

/** What a repeated request is recognised by: the id it was given the first time, and what it said. */
const attemptSchema = z.object({ id: z.string(), submitted_at: z.iso.datetime(), digest: z.string() });
const attempts = recordCollection({
  store: 'enquiries',
  prefix: 'attempts',
  schema: attemptSchema,
  missing: MISSING_TEXTS.enquiry,
});

const HOUR_MS = 60 * 60 * 1000;
/** How long a repeated request is recognised. */
const ATTEMPT_KEPT_MS = 24 * HOUR_MS;

/** Falls as time rises, so that the order of keys is newest first. Thirteen digits last until the year 2286. */
const FAR_FUTURE_MS = 9_999_999_999_999;

const newEnquiryId = (companyId: CompanyId, time: number) =>
  `${String(FAR_FUTURE_MS - time).padStart(13, '0')}-${companyId}-${randomBytes(8).toString('hex')}`;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const toEnquiry = (record: EnquiryRecord): Enquiry => ({
  ...record,
  company_name: COMPANIES[record.company_id].name,
});

const toReceipt = (input: EnquiryInput, { id, submitted_at }: KnownAttempt): EnquiryReceipt => ({
  ...input,
  id,
  submitted_at,
  company_name: COMPANIES[input.company_id].name,
});

/** An enquiry that a client may send again under the same key. */
export interface KnownAttempt {
  id: string;
  submitted_at: string;
}

/**
 * Finds the first sending of a request that comes again.
 * @returns null when it has not come before
 * @throws 409 when the key came with another enquiry
 */
export async function findAttempt(key: string, input: EnquiryInput): Promise<KnownAttempt | null> {
  const attempt = await attempts.get(sha256(key));
  if (!attempt) return null;
  if (attempt.data.digest !== sha256(JSON.stringify(input))) {
    throw conflict('This Idempotency-Key was used for another enquiry.');
  }
  return attempt.data;
}

/**
 * Stores an enquiry; when this returns, the store has confirmed it. With an idempotency key, the same
 * enquiry sent again is stored once and answered alike.
 * @throws 409 when the key came with another enquiry before
 */
export async function createEnquiry(
  input: EnquiryInput,
  idempotencyKey: string | null,
): Promise<EnquiryReceipt> {
  const now = Date.now();
  const first = { id: newEnquiryId(input.company_id, now), submitted_at: new Date(now).toISOString() };
  if (!idempotencyKey) return store(input, first);
  const digest = sha256(JSON.stringify(input));
  if (await attempts.create(sha256(idempotencyKey), { ...first, digest })) return store(input, first);
  const attempt = await findAttempt(idempotencyKey, input);
  if (!attempt) throw storeUnavailable(new Error('An idempotency key was taken and is gone.'));
  return repeatEnquiry(input, attempt);
}

/** Answers a request that comes again; what its first sending did not get to store is stored now. */
export async function repeatEnquiry(input: EnquiryInput, attempt: KnownAttempt): Promise<EnquiryReceipt> {
  const { id, submitted_at } = attempt;
  const isOld = Date.now() - Date.parse(submitted_at) > ATTEMPT_KEPT_MS;
  // What has been deleted since must not come back.
  if (isOld || (await deleted.get(id))) return toReceipt(input, attempt);
  return store(input, { id, submitted_at });
}

async function store(input: EnquiryInput, first: KnownAttempt): Promise<EnquiryReceipt> {
  const { id, submitted_at } = first;
  // Where the id exists already, an earlier sending of the same request has stored it.
  await enquiries.create(id, { ...input, id, submitted_at, state: 'new', notes: '' });
  return toReceipt(input, first);
}

/** @returns the enquiry and its version, or null */
export async function getEnquiry(id: string): Promise<Stored<Enquiry> | null> {
  const found = await enquiries.get(id);
  return found && { rev: found.rev, data: toEnquiry(found.data) };
}

/** Only what is named changes. @throws 404, or 412 when `ifMatch` does not accept the stored `rev` */
export async function updateEnquiry(
  id: string,
  { state, notes }: EnquiryChange,
  ifMatch?: RevCheck,
): Promise<Stored<Enquiry>> {
  const change = (current: EnquiryRecord): EnquiryRecord => ({
    ...current,
    state: state ?? current.state,
    notes: notes ?? current.notes,
  });
  const { rev, data } = await enquiries.update(id, change, ifMatch);
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
  return (!company || id[14] === String(company)) && (!cursor || id > cursor);
}

function* inChunks(entries: Entry[], size: number): Generator<Entry[]> {
  for (let start = 0; start < entries.length; start += size) yield entries.slice(start, start + size);
}

/**
 * Takes an enquiry out of the list. It can be read by nobody, and is erased for good by `eraseOldEnquiries`.
 * @throws 404, or 412 when `ifMatch` does not accept the stored `rev`
 */
export async function deleteEnquiry(id: string, ifMatch?: RevCheck): Promise<void> {
  const enquiry = await enquiries.get(id);
  if (!enquiry) throw notFound(MISSING_TEXTS.enquiry);
  if (ifMatch && !ifMatch(enquiry.rev)) throw preconditionFailed();
  // First the copy: a crash in between leaves the enquiry in the list, not lost.
  await deleted.create(id, { ...enquiry.data, deleted_at: new Date().toISOString() });
  await enquiries.erase(id);
}

/** Erases what was deleted long enough ago, and forgets requests that will not come again. */
export async function eraseOldEnquiries(now = Date.now()): Promise<void> {
  const isOlder = (time: string, ms: number) => now - Date.parse(time) > ms;
  for (const { data } of await deleted.all()) {
    if (isOlder(data.deleted_at, DELETED_ENQUIRY_KEPT_DAYS * 24 * HOUR_MS)) await deleted.erase(data.id);
  }
  for (const name of await attempts.idsStartingWith('')) {
    const attempt = await attempts.get(name);
    if (attempt && isOlder(attempt.data.submitted_at, ATTEMPT_KEPT_MS)) await attempts.erase(name);
  }
}
