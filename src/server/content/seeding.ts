import type { ContentKind, StoredRecord } from '../../domain/kind.ts';
import { CONTENT_KINDS } from '../../domain/record-kind.ts';
import { recordsOf } from '../records/collections.ts';
import { type Entry, readText } from '../store/blob-store.ts';
import type { Versioned } from '../store/collection.ts';
import { writeOnce } from '../store/mutate.ts';
import { sampleRev, samplesOf } from './samples.ts';

/**
 * Until the first change the samples stand in for the content; from then on only the store speaks. The presence of
 * this key says that the samples have been copied and must never come back.
 */
const SEEDED = 'seeded';

export const isSeeded = (entries: readonly Entry[]): boolean => entries.some(({ key }) => key === SEEDED);

/** Whether the samples still stand in for what nobody has changed yet. */
export const isUnseeded = async (): Promise<boolean> => !(await readText('content', SEEDED));

/** A sample, as long as the samples stand in for the content. @returns null for another id */
export async function sampleUnlessSeeded<T extends StoredRecord>(
  kind: ContentKind<T>,
  id: string,
): Promise<Versioned<T> | null> {
  const sample = samplesOf(kind).find((candidate) => candidate.id === id);
  return sample && (await isUnseeded()) ? { rev: sampleRev(sample), data: sample } : null;
}

/**
 * Copies the samples into a fresh store. To be called before anything is added; harmless at any time, and from many
 * processes at once: each copy is made only if new, and the mark is set last.
 */
export async function ensureSeeded(): Promise<void> {
  if (!(await isUnseeded())) return;
  await Promise.all(
    CONTENT_KINDS.flatMap((kind) =>
      samplesOf(kind).map((sample) => recordsOf(kind).create(sample.id, sample, sampleRev(sample))),
    ),
  );
  await writeOnce('content', SEEDED, 'true', { onlyIfNew: true });
}
