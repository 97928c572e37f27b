import type { FieldError } from '../../domain/api-error.ts';
import type { Fields } from '../../domain/field.ts';
import { isDraft, type Kind, type KindRecord, type Values } from '../../domain/kind.ts';
import type { Picture } from '../../domain/picture.ts';
import { asSent, picturesIn, replacePictures } from '../../domain/record-pictures.ts';
import { recordCreation } from '../content/create-record.ts';
import { recordsOf } from '../content/records.ts';
import { sampleRev, sampleTime } from '../content/samples.ts';
import { ensureSeeded } from '../content/seeding.ts';
import { badRequest, HttpError, preconditionFailed } from '../errors.ts';
import { wrongField } from '../http/record-form.ts';
import { inParallel } from '../in-parallel.ts';
import { withImage } from '../media/media-store.ts';
import { memoizeWeak } from '../memoize-weak.ts';
import type { RevCheck, Versioned } from '../store/collection.ts';
import { requestsOf } from '../store/idempotency.ts';
import { sharedListing } from '../store/shared-listing.ts';
import { DEFAULTS } from './defaults.ts';
import type { RecordQuery } from './record-query.ts';
import { storedPicture } from './stored-picture.ts';

const PARALLEL_READS = 8;

/** What answers carry: of a picture also the path of its largest version. */
export function toWire(
  { fields }: Kind,
  { request: _, ...record }: KindRecord,
): Record<string, unknown> & { id: string } {
  return { ...replacePictures(fields, record, (picture) => withImage(picture as Picture)), id: record.id };
}

/** The records that were never saved, each as it is until then. */
const defaultsOf = memoizeWeak((kind: Kind) => {
  const entries = Object.entries(DEFAULTS[kind.name] ?? {}).map(([id, values]) => {
    const data = kind.recordSchema.parse({
      ...values,
      id,
      created_at: sampleTime(0),
      updated_at: sampleTime(0),
    });
    return [id, { rev: sampleRev(data), data }] as const;
  });
  return new Map<string, Versioned<KindRecord>>(entries);
});

/** The order of a kind's list. */
const ordered =
  ({ compare }: Kind) =>
  (a: KindRecord, b: KindRecord): number =>
    compare?.(a, b) || compareTexts(b.created_at, a.created_at) || compareTexts(a.id, b.id);

/** All records of a kind in their order; the same array as long as none changes. */
async function allOf(kind: Kind): Promise<KindRecord[]> {
  const stored = (await recordsOf(kind).all(await sharedListing('content'))).map(({ data }) => data);
  const ids = new Set(stored.map(({ id }) => id));
  const unsaved = [...defaultsOf(kind).values()].flatMap(({ data }) => (ids.has(data.id) ? [] : data));
  return [...stored, ...unsaved].sort(ordered(kind));
}

/**
 * Records in the order of their kind, `limit` at most, after the one with the id `cursor`, which may have been deleted since.
 * @returns also the id of the last one, when there are more
 * @throws 400 for a cursor that nothing had
 */
export async function listRecords(
  kind: Kind,
  { company, course, cursor, limit }: RecordQuery,
  withDrafts: boolean,
): Promise<{ records: KindRecord[]; next: string | null }> {
  const last = cursor === undefined ? null : await readLast(kind, cursor);
  const belongs = (record: KindRecord) =>
    (company === undefined || [company, null].includes(kind.companyOf?.(record) ?? null)) &&
    (course === undefined || kind.courseOf?.(record) === course) &&
    (withDrafts || !isDraft(kind, record)) &&
    (last === null || ordered(kind)(last, record) < 0);
  const found = (await allOf(kind)).filter(belongs);
  const records = found.slice(0, limit);
  return { records, next: found.length > limit ? (records.at(-1)?.id ?? null) : null };
}

/** The record that a list was left off at. @throws 400 when there never was one */
async function readLast(kind: Kind, id: string): Promise<KindRecord> {
  const entries = (await sharedListing('content')).filter(({ key }) => key === `${kind.name}/${id}`);
  const [version] = await recordsOf(kind).versions(entries);
  const record = version?.data ?? version?.was ?? defaultsOf(kind).get(id)?.data;
  if (!record) throw wrongField('cursor', 'cursor must come from a Link header.');
  return record;
}

/** @returns the record as it is stored, or as it is until it is saved; or null */
export const getRecord = async (kind: Kind, id: string): Promise<Versioned<KindRecord> | null> =>
  (await recordsOf(kind).get(id)) ?? defaultsOf(kind).get(id) ?? null;

const creationOf = memoizeWeak((kind: Kind) =>
  recordCreation({ records: recordsOf(kind), requests: requestsOf(kind), word: kind.name }),
);

/**
 * Stores a new record under an id made from the field that its kind names. With an idempotency key, the same record
 * sent again is stored once and answered as the first time.
 * @throws 400 for a picture that is not stored, 409 when the key came with something else before
 */
export async function createRecord(
  kind: Kind,
  input: Values<Fields>,
  key: string | null,
): Promise<Versioned<KindRecord>> {
  const values = await withStoredPictures(kind, input);
  const title = 'from' in kind.ids ? input[kind.ids.from] : '';
  return creationOf(kind)(String(title), input, key, (made) => ({ ...values, ...made }));
}

/**
 * Only what is named changes. What was never saved is saved now.
 * @param current the record as it was found
 * @throws 400 for a picture that is not stored or fields that do not go together, 404, or 412 when `ifMatch` does not
 * accept the stored `rev`
 */
export async function updateRecord(
  kind: Kind,
  current: Versioned<KindRecord>,
  change: Values<Fields>,
  ifMatch?: RevCheck,
): Promise<Versioned<KindRecord>> {
  const { id } = current.data;
  const values = await withStoredPictures(kind, change, current.data);
  const changed = (record: KindRecord): KindRecord => {
    const next = { ...record, ...values, updated_at: new Date().toISOString() };
    refuseFaults(kind, next);
    return next;
  };
  // Also tried when writing; here so that fields are judged first, and what will be refused seeds nothing.
  changed(current.data);
  if (ifMatch && !ifMatch(current.rev, current.data)) throw preconditionFailed();
  await ensureSeeded();
  return recordsOf(kind).update(id, changed, ifMatch, defaultsOf(kind).get(id));
}

/** @throws 400 naming the fields that do not go together */
function refuseFaults({ fields, faults }: Kind, record: KindRecord): void {
  const found = faults?.(asSent(fields, record)) ?? [];
  if (found.length > 0) throw badRequest(found.map(({ msg }) => msg).join(' '), found);
}

/**
 * What was never saved stays as it is.
 * @returns what it was, or null when it was damaged or never saved
 * @throws 404, or 412 when `ifMatch` does not accept the stored `rev`
 */
export async function deleteRecord(kind: Kind, id: string, ifMatch?: RevCheck): Promise<KindRecord | null> {
  const unsaved = defaultsOf(kind).get(id);
  return recordsOf(kind)
    .delete(id, ifMatch)
    .catch((error: unknown) => {
      if (!unsaved || !(error instanceof HttpError && error.status === 404)) throw error;
      if (ifMatch && !ifMatch(unsaved.rev, unsaved.data)) throw preconditionFailed();
      return null;
    });
}

/** Brings a deleted record back as it was. @throws 404 when it was not deleted, or too long ago */
export const restoreRecord = (kind: Kind, id: string): Promise<Versioned<KindRecord>> =>
  recordsOf(kind).restore(id);

/**
 * What was sent, each hash replaced by the picture that it names.
 * @param known a record whose pictures need not be looked for
 * @throws 400 naming each picture that is not stored
 */
async function withStoredPictures<T extends object>(
  { fields }: Kind,
  sent: T,
  known: object = {},
): Promise<T> {
  const pictures = new Map<unknown, Picture | null>(
    picturesIn(fields, known).map((picture) => [picture.hash, picture]),
  );
  const hashes = new Set<string>();
  replacePictures(fields, sent, (hash) => hashes.add(String(hash)));
  const unknown = [...hashes].filter((hash) => !pictures.has(hash));
  await inParallel(unknown, PARALLEL_READS, async (hash) => {
    pictures.set(hash, await storedPicture(hash));
  });
  const errors: FieldError[] = [];
  const values = replacePictures(fields, sent, (hash, field) => {
    const picture = pictures.get(hash);
    if (!picture) errors.push({ field, msg: 'This picture is not stored. Send it to /api/media first.' });
    return picture;
  });
  const [error] = errors;
  if (error) throw badRequest(error.msg, errors);
  return values as T;
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
