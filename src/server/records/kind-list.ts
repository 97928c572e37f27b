import { z } from 'zod';
import { API_TEXTS } from '#texts/api';
import { compareTexts } from '../../domain/compare-texts.ts';
import { courseIdSchema } from '../../domain/course.ts';
import type { Fields } from '../../domain/field.ts';
import { companyIdSchema } from '../../domain/fields/choice.ts';
import { isDraft, type Kind, type KindRecord } from '../../domain/kind.ts';
import { RECORDS_PER_PAGE } from '../../domain/limits.ts';
import { sampleRev, samplesOf } from '../content/samples.ts';
import { isSeeded } from '../content/seeding.ts';
import { wrongField } from '../errors.ts';
import { pageParameters } from '../http/query.ts';
import { memoizeWeak } from '../memoize-weak.ts';
import type { Entry } from '../store/blob-store.ts';
import type { Versioned } from '../store/collection.ts';
import { sharedListing } from '../store/shared-listing.ts';
import { recordsOf } from './collections.ts';
import { defaultsOf } from './default-records.ts';

/** The parameters that make another answer. */
export const KIND_PARAMETERS = ['company', 'course', 'limit', 'cursor'];

export const kindQuerySchema = ({ idSchema, companyOf, courseOf, noun }: Kind) => {
  const none = (name: string) => z.undefined({ error: `No ${noun.one} has a ${name}.` }).optional();
  return z.object({
    company: companyOf ? companyIdSchema.optional() : none('company'),
    course: courseOf ? courseIdSchema.optional() : none('course'),
    ...pageParameters(RECORDS_PER_PAGE, idSchema),
  });
};
type KindQuery = z.output<ReturnType<typeof kindQuerySchema>>;

/** The order of a kind's list. */
const ordered =
  ({ compare }: Kind) =>
  (a: KindRecord, b: KindRecord): number =>
    compare?.(a, b) || compareTexts(b.created_at, a.created_at) || compareTexts(a.id, b.id);

/** In the order of the kind, with those that were never saved. */
const arranged = memoizeWeak((kind: Kind) =>
  memoizeWeak((stored: readonly Versioned<KindRecord>[]) => {
    const ids = new Set(stored.map(({ data }) => data.id));
    const unsaved = [...defaultsOf(kind).values()].filter(({ data }) => !ids.has(data.id));
    return [...stored, ...unsaved].map(({ data }) => data).sort(ordered(kind));
  }),
);
const samplesAsStored = memoizeWeak((kind: Kind) =>
  samplesOf(kind).map((data) => ({ rev: sampleRev(data), data })),
);

/**
 * All records of a kind in their order; the same array as long as none changes. A kind without samples needs no mark that
 * they were copied, and is listed alone: the rest of the content may be many times as much.
 */
export async function allOf<F extends Fields>(
  kind: Kind<F>,
  entries?: readonly Entry[],
  damaged?: 'fail',
): Promise<readonly KindRecord<F>[]> {
  const any = kind as unknown as Kind;
  const samples = samplesAsStored(any);
  const isAlone = samples.length === 0;
  const listed = entries ?? (await sharedListing('content', isAlone ? `${kind.name}/` : ''));
  const stored = isAlone || isSeeded(listed) ? await recordsOf(any).all(listed, damaged) : samples;
  return arranged(any)(stored) as unknown as readonly KindRecord<F>[];
}

/**
 * Records in the order of their kind, `limit` at most, after the one with the id `cursor`, which may have been deleted since.
 * @returns also the id of the last one, when there are more
 * @throws 400 for a cursor that nothing had
 */
export async function listRecords(
  kind: Kind,
  { company, course, cursor, limit }: KindQuery,
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
  if (!record) throw wrongField('cursor', API_TEXTS.cursor);
  return record;
}
