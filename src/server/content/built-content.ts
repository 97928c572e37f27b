import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Said, sectionsFrom } from '../../content/sections.ts';
import { COMPANY_IDS } from '../../domain/company.ts';
import { endInNepal } from '../../domain/dates.ts';
import type { Fields } from '../../domain/field.ts';
import { type ContentKind, isDraft, type KindRecord } from '../../domain/kind.ts';
import { KINDS } from '../../domain/kinds.ts';
import { nextYearInNepal } from '../../domain/nepal.ts';
import type { OfferedCourse } from '../../domain/offered-course.ts';
import { lastDay } from '../../domain/opening-hours.ts';
import { CONTENT_KINDS, isOfPages } from '../../domain/record-kind.ts';
import { carouselOrders, recordsOf } from '../records/collections.ts';
import type { Entry } from '../store/blob-store.ts';
import type { RecordCollection } from '../store/collection.ts';
import { samplesOf } from './samples.ts';
import { isSeeded } from './seeding.ts';

/** Digests of what pages say of a record: of all of it, and of what should not wait long for a build. */
const digestsSchema = z.object({ all: z.string(), soon: z.string() });
export type Digests = z.infer<typeof digestsSchema>;

/** What the files of a site were made of, by the keys of the store. */
export const builtContentSchema = z.object({
  revision: z.string(),
  built_at: z.iso.datetime(),
  /** From when on a build would make other pages of the same content. */
  good_until: z.iso.datetime(),
  records: z.record(z.string(), digestsSchema.extend({ etag: z.string() })),
  /** Digests of what the scopes of src/domain/scope.ts say. */
  scopes: z.record(z.string(), z.string()),
});
export type BuiltContent = z.infer<typeof builtContentSchema>;

/** Records that pages are made of, whatever their kind. */
interface Source {
  kind: string;
  /** Of their keys in the store. */
  prefix: string;
  records: Pick<RecordCollection<unknown>, 'versions'>;
  samples: readonly { id: string }[];
  fieldsOf(id: string): Fields;
  label(record: unknown, titleOf?: (courseId: string) => string): string;
  courseOf?: ContentKind['courseOf'] | undefined;
}

export const SOURCES: readonly Source[] = [
  ...CONTENT_KINDS.filter(isOfPages).map((kind) => ({
    kind: kind.name,
    prefix: `${kind.prefix ?? kind.name}/`,
    records: recordsOf(kind),
    samples: samplesOf(kind),
    fieldsOf: kind.fieldsOf,
    label: kind.label,
    courseOf: kind.courseOf,
  })),
  {
    kind: 'carousel-order',
    prefix: 'carousel-order/',
    records: carouselOrders,
    samples: [],
    fieldsOf: () => ({}),
    label: () => '',
  },
];

const digest = (said: unknown): string =>
  createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 16);

/** @returns null for what no page shows */
export function digestsOf({ kind, fieldsOf }: Source, id: string, record: unknown): Digests | null {
  const drafts = KINDS.find(({ name }) => name === kind);
  if (!record || (drafts && isDraft(drafts, record as KindRecord))) return null;
  const { created_at: _, updated_at: __, request: ___, ...said } = record as Record<string, unknown>;
  const soon = Object.entries(fieldsOf(id)).filter(([, field]) => field.soon);
  return { all: digest(said), soon: digest(soon.map(([name]) => said[name])) };
}

/** What of the content is to be seen until a day. */
interface Passing {
  courses: readonly Pick<OfferedCourse, 'intakes'>[];
  said: Said;
}

/** When something is seen for the last time: intakes, days on which the office is open otherwise, and popups. */
function passingMoments({ courses, said }: Passing): string[] {
  const intakes = courses.flatMap(({ intakes }) => intakes.flatMap(({ until }) => until ?? []));
  const lastDays = COMPANY_IDS.flatMap((companyId) => {
    const { contact, home } = sectionsFrom(said, companyId);
    const { shown, until } = home.popup;
    return [...contact.hours.exceptions.map(lastDay), ...(shown && until ? [until] : [])];
  });
  return [...intakes, ...lastDays.map((day) => endInNepal(day).toISOString())];
}

/** What a build of the given entries is made of. */
export async function builtContent(
  entries: readonly Entry[],
  made: Pick<BuiltContent, 'revision' | 'scopes'>,
  shown: Passing,
  now = new Date(),
): Promise<BuiltContent> {
  const etags = new Map(entries.map(({ key, etag }) => [key, etag]));
  const records: BuiltContent['records'] = {};
  for (const source of SOURCES) {
    const versions = isSeeded(entries)
      ? await source.records.versions(entries.filter(({ key }) => key.startsWith(source.prefix)))
      : source.samples.map((data) => ({ id: data.id, data }));
    for (const { id, data } of versions) {
      const digests = digestsOf(source, id, data);
      const key = source.prefix + id;
      if (digests) records[key] = { ...digests, etag: etags.get(key) ?? '' };
    }
  }
  const built_at = now.toISOString();
  const passing = passingMoments(shown).filter((moment) => moment > built_at);
  const good_until = [nextYearInNepal(now).toISOString(), ...passing].sort()[0] ?? '';
  return { ...made, built_at, good_until, records };
}
