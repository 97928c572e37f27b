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
import { DELETED_KEPT_DAYS } from '../../domain/limits.ts';
import { MISSING_TEXTS } from '../../domain/texts.ts';
import { conflict, notFound, preconditionFailed, storeUnavailable } from '../errors.ts';
import { inParallel } from '../in-parallel.ts';
import { type Entry, list, listPages, overwrite, remove } from './blob-store.ts';
import { fallingTime } from './falling-time.ts';
import { type RevCheck, recordCollection, type Stored } from './records.ts';

const PREFIX = 'enquiries';
const enquiries = recordCollection<EnquiryRecord>({
  store: 'enquiries',
  prefix: PREFIX,
  schema: enquiryRecordSchema,
  missing: MISSING_TEXTS.enquiry,
});

/**
 * Which enquiries may be tombstones, so that the trash is found without reading every enquiry: one mark a deletion,
 * `deleted/{id}/{ms}-{random}`, written before the tombstone and removed when nothing can be brought back any more.
 * A mark says nothing by itself: the enquiry may have been restored, or the deletion not have come to its end.
 */
const MARKS = 'deleted';
const setMark = (id: string, time: number, name: string) =>
  overwrite('enquiries', `${MARKS}/${id}/${time}-${name}`, '');
const markOf = (key: string) => {
  const [, id = '', name = ''] = key.split('/');
  return { key, id, time: Number.parseInt(name, 10) };
};

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
const PARALLEL_ERASURES = 16;
/** Longer than the tombstone, which is written a little later. */
const MARK_KEPT_MS = (DELETED_KEPT_DAYS * 24 + 1) * HOUR_MS;

const newEnquiryId = (companyId: CompanyId, time: number) =>
  `${fallingTime(time)}-${companyId}-${randomBytes(8).toString('hex')}`;

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
  spam: boolean,
): Promise<EnquiryReceipt> {
  const now = Date.now();
  const first = { id: newEnquiryId(input.company_id, now), submitted_at: new Date(now).toISOString() };
  if (!idempotencyKey) return store(input, first, spam);
  const digest = sha256(JSON.stringify(input));
  if (await attempts.create(sha256(idempotencyKey), { ...first, digest })) return store(input, first, spam);
  const attempt = await findAttempt(idempotencyKey, input);
  if (!attempt) throw storeUnavailable(new Error('An idempotency key was taken and is gone.'));
  return repeatEnquiry(input, attempt, spam);
}

/** Answers a request that comes again; what its first sending did not get to store is stored now. */
export async function repeatEnquiry(
  input: EnquiryInput,
  attempt: KnownAttempt,
  spam: boolean,
): Promise<EnquiryReceipt> {
  return store(input, attempt, spam);
}

async function store(input: EnquiryInput, first: KnownAttempt, spam: boolean): Promise<EnquiryReceipt> {
  const { id, submitted_at } = first;
  // Where the id is taken, an earlier sending of the same request has stored it; it may have been deleted since.
  await enquiries.create(id, { ...input, id, submitted_at, state: 'new', notes: '', spam });
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
  { state, notes, spam }: EnquiryChange,
  ifMatch?: RevCheck,
): Promise<Stored<Enquiry>> {
  const change = (current: EnquiryRecord): EnquiryRecord => ({
    ...current,
    state: state ?? current.state,
    notes: notes ?? current.notes,
    spam: spam ?? current.spam,
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
 * Takes an enquiry out of the list. It can be brought back until `eraseOldEnquiries` erases it for good.
 * @returns what it was, or null when it was damaged
 * @throws 404, or 412 when `ifMatch` does not accept the stored `rev`
 */
export async function deleteEnquiry(id: string, ifMatch?: RevCheck): Promise<EnquiryRecord | null> {
  const found = await enquiries.get(id);
  if (!found) throw notFound(MISSING_TEXTS.enquiry);
  if (ifMatch && !ifMatch(found.rev)) throw preconditionFailed();
  // First the mark: a crash in between leaves the enquiry in the list, and no tombstone that nobody finds.
  await setMark(id, Date.now(), randomBytes(4).toString('hex'));
  return enquiries.delete(id, ifMatch);
}

/** Brings a deleted enquiry back. @throws 404 when it was not deleted, or too long ago */
export async function restoreEnquiry(id: string): Promise<Stored<Enquiry>> {
  const { rev, data } = await enquiries.restore(id);
  return { rev, data: toEnquiry(data) };
}

/** What each deleted enquiry was, and when it was deleted. */
export async function deletedEnquiries(): Promise<{ deleted_at: string; was: EnquiryRecord }[]> {
  const marked = new Set((await list('enquiries', `${MARKS}/`)).map(({ key }) => markOf(key).id));
  const versions = await enquiries.versions([...marked].map((id) => ({ key: `${PREFIX}/${id}`, etag: '' })));
  return versions.flatMap(({ deleted_at, was }) => (deleted_at && was ? [{ deleted_at, was }] : []));
}

/**
 * Makes an enquiry what a backup says it was.
 * @returns whether that changed anything
 * @throws 503 while what the enquiry said is gone and its key is not: housekeeping would remove what is written there
 */
export async function putEnquiry(
  id: string,
  data: EnquiryRecord | null,
  deleted_at: string | null,
): Promise<boolean> {
  // No enquiry is ever given the id of another: an empty one need not keep it taken.
  if (data === null) return false;
  if (deleted_at) await setMark(id, Date.parse(deleted_at), 'backup');
  return enquiries.put(id, data, deleted_at, 'fail');
}

/** Enquiries as a backup keeps them, deleted ones included. */
export const enquiryVersions = enquiries.versions;

/** Erases what was deleted long enough ago, and forgets requests that will not come again. */
export async function eraseOldEnquiries(now = Date.now()): Promise<void> {
  // First the requests: one that comes again must find the id of its enquiry still taken.
  await forgetOldAttempts(now);
  for (const { key } of await list('enquiries', `${MARKS}/`)) {
    const { id, time } = markOf(key);
    if (now - time < MARK_KEPT_MS) continue;
    // First what it said, under a condition: what is empty can be brought back by nobody, so its key may go, too.
    if (await enquiries.forget(id, now)) await enquiries.erase(id);
    await remove('enquiries', key);
  }
}

async function forgetOldAttempts(now: number): Promise<void> {
  const old = (await attempts.versions()).filter(
    ({ data }) => data && now - Date.parse(data.submitted_at) > ATTEMPT_KEPT_MS,
  );
  await inParallel(old, PARALLEL_ERASURES, ({ id }) => attempts.erase(id));
}
