import { z } from 'zod';
import type { StoredRecord } from '../../domain/kind.ts';
import type { PendingChange } from '../../domain/publish.ts';
import { type BuiltContent, digestsOf, SOURCES } from '../content/built-content.ts';
import { isSeeded } from '../content/seeding.ts';
import { courseTitles } from '../records/course-titles.ts';
import { jsonDocument } from '../store/json-document.ts';
import { sharedListing } from '../store/shared-listing.ts';
import type { Lack, Pending } from './decide.ts';

/** Since when the files have lacked changes: a record itself knows only its last one. */
const firstSeen = jsonDocument(
  'publish',
  'first-seen',
  z.object({
    /** The build that lacks them. */
    built_at: z.iso.datetime(),
    soon: z.iso.datetime().nullable(),
    night: z.iso.datetime().nullable(),
  }),
);

/** What is stored and not in the files, latest first: found by comparing, so that no lost word of a change can hide it. */
export async function pendingChanges(built: BuiltContent): Promise<PendingChange[]> {
  const entries = await sharedListing('content');
  // The samples, which are in the files of every site that nobody has changed.
  if (!isSeeded(entries)) return [];
  const changes: PendingChange[] = [];
  for (const source of SOURCES) {
    const { kind, prefix, fieldsOf, courseOf } = source;
    const present = entries.filter(({ key }) => key.startsWith(prefix));
    const others = present.filter(({ key, etag }) => built.records[key]?.etag !== etag);
    const versions = new Map((await source.records.versions(others)).map((version) => [version.id, version]));
    const titleOf = await courseTitles(
      Array.from(versions.values(), ({ data, was }) => {
        const record = data ?? was;
        // Of what left the trash nothing is known but its id.
        return record ? courseOf?.(record as StoredRecord) : null;
      }),
      entries,
    );
    const keys = new Set(present.map(({ key }) => key));
    const erased = Object.keys(built.records).filter((key) => key.startsWith(prefix) && !keys.has(key));
    for (const key of [...others.map((entry) => entry.key), ...erased]) {
      const id = key.slice(prefix.length);
      const version = versions.get(id);
      const [before, now] = [built.records[key], version ? digestsOf(source, id, version.data) : undefined];
      // What cannot be read stops the build: it is a change as well.
      if (version && before?.all === now?.all) continue;
      const isGone = !keys.has(key) || (version && !now);
      const record = version?.data ?? version?.was ?? null;
      changes.push({
        kind,
        id,
        label: record ? source.label(record, titleOf) : id,
        change: !before ? 'added' : isGone ? 'deleted' : 'changed',
        at: laterThan(built.built_at, version?.deleted_at ?? timeOf(record)),
        soon: Object.values(fieldsOf(id)).some((field) => field.soon) && before?.soon !== now?.soon,
      });
    }
  }
  return changes.sort((a, b) => ((a.at ?? '') < (b.at ?? '') ? 1 : -1));
}

/** What was brought back says when it was changed before the build, which is not when the files began to lack it. */
const laterThan = (built: string, at: string | null): string | null =>
  at !== null && at > built ? at : null;

const timeOf = (record: unknown): string | null => {
  const { updated_at } = Object(record);
  return typeof updated_at === 'string' ? updated_at : null;
};

/** Since when the files have lacked changes, and what they lack because time has passed. */
export async function lacksOf(
  changes: readonly PendingChange[],
  { built_at, good_until }: BuiltContent,
  now: Date,
): Promise<Pending> {
  const outdated = good_until <= now.toISOString() ? [good_until] : [];
  const seen = await firstSeen.read();
  const known = seen?.built_at === built_at ? seen : null;
  // A change that nobody knows the time of came when it was first seen.
  const times = (soon: boolean, since = now.toISOString()) =>
    changes.filter((change) => change.soon === soon).map(({ at }) => at ?? since);
  const soon = lackOf(times(true, known?.soon ?? undefined), known?.soon);
  const night = lackOf([...times(false, known?.night ?? undefined), ...outdated], known?.night);
  const next = { built_at, soon: soon?.since ?? null, night: night?.since ?? null };
  if (next.soon !== known?.soon || next.night !== known?.night) await firstSeen.write(next);
  return { soon, night };
}

function lackOf(times: readonly string[], since: string | null | undefined): Lack | null {
  const sorted = [...times].sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return null;
  return { since: since && since < first ? since : first, last };
}
