import type { z } from 'zod';
import type { ContentKind, StoredRecord } from '../../domain/kind.ts';
import { isOfPages, type RecordKind } from '../../domain/record-kind.ts';
import { ensureSeeded, sampleUnlessSeeded } from '../content/seeding.ts';
import { preconditionFailed } from '../errors.ts';
import type { RevCheck, Versioned } from '../store/collection.ts';
import { recordsOf } from './collections.ts';
import { courseTitles } from './course-titles.ts';

/** A record as it is stored, and as answers carry it. */
export interface Shown<T = { id: string }> extends Versioned<T> {
  wire: { id: string };
}

/** What can be done to the records of a kind, whatever the kind. */
export interface RecordService<T extends { id: string } = { id: string }> {
  readonly kind: { name: RecordKind; noun: ContentKind['noun']; idSchema: z.ZodType<string> };
  /** Whether pages are made of it, so that a change is to be published. */
  readonly isContent: boolean;
  /** What the audit trail calls a record; null stands for a damaged one. */
  label(id: string, record: T | null): string | Promise<string>;
  /** @returns the record, or what stands in for it until it is saved; or null */
  get(id: string): Promise<Shown<T> | null>;
  /** Only what is named changes. @throws 404, or 412 when `ifMatch` does not accept the stored version */
  update(id: string, change: object, ifMatch?: RevCheck): Promise<Shown<T>>;
  /**
   * @returns what it was, or null when it was damaged or never saved
   * @throws 404, or 412 when `ifMatch` does not accept the stored version
   */
  delete(id: string, ifMatch?: RevCheck): Promise<T | null>;
  /** Brings a deleted record back under its id. @throws 404 when it was not deleted, or too long ago */
  restore(id: string): Promise<Shown<T>>;
}

/** Records of the content, which are also created by the office. */
export interface ContentService<T extends StoredRecord = StoredRecord> extends RecordService<T> {
  /**
   * With an idempotency key, the same record sent again is stored once and answered as the first time.
   * @throws 409 when the key came with something else before
   */
  create(values: Record<string, unknown>, key: string | null): Promise<Shown<T>>;
}

/** What is particular to a kind, as the other records are at the moment. */
export interface Rules<T> {
  show(stored: Versioned<T>): Shown<T>;
  create(values: Record<string, unknown>, key: string | null): Promise<Versioned<T>>;
  /** What a change makes of a record; may throw to refuse. */
  settle?(next: T, before: T): T;
  /** What is other than before the deletion. */
  restored?(was: T): T;
}

interface ServiceOptions<T extends StoredRecord> {
  kind: ContentKind<T>;
  /** What stands in for a record until that record is saved. */
  defaults?: ReadonlyMap<string, Versioned<T>>;
  rules(): Rules<T> | Promise<Rules<T>>;
}

export function contentService<T extends StoredRecord>({
  kind,
  defaults,
  rules,
}: ServiceOptions<T>): ContentService<T> {
  const records = recordsOf(kind);

  /** The same check for a record as it is stored. A damaged one is only known by its `rev`. */
  const checkOf = ({ show }: Rules<T>, ifMatch?: RevCheck): RevCheck | undefined =>
    ifMatch &&
    ((rev, stored) => {
      const { data } = kind.recordSchema.safeParse(stored);
      return ifMatch(data ? show({ rev, data }).rev : rev, stored);
    });

  return {
    kind,
    isContent: isOfPages(kind),
    async label(id, record) {
      if (!record) return id;
      const courseId = kind.courseOf?.(record);
      if (!courseId) return kind.label(record);
      const titleOf = courseTitles([courseId], [{ key: `courses/${courseId}`, etag: '' }]);
      return kind.label(record, await titleOf.catch(() => undefined));
    },

    async get(id) {
      const stored = await records.get(id);
      const found = stored ?? defaults?.get(id) ?? (await sampleUnlessSeeded(kind, id));
      return found && (await rules()).show(found);
    },

    async create(values, key) {
      await ensureSeeded();
      const { create, show } = await rules();
      return show(await create(values, key));
    },

    async update(id, change, ifMatch) {
      await ensureSeeded();
      const own = await rules();
      const changed = (before: T): T => {
        const next = { ...before, ...change, updated_at: new Date().toISOString() };
        return own.settle?.(next, before) ?? next;
      };
      return own.show(await records.update(id, changed, checkOf(own, ifMatch), defaults?.get(id)));
    },

    async delete(id, ifMatch) {
      const accepts = checkOf(await rules(), ifMatch);
      const sample = await sampleUnlessSeeded(kind, id);
      // What will be refused seeds nothing, since copies of the samples make another revision.
      if (sample && accepts && !accepts(sample.rev, sample.data)) throw preconditionFailed();
      if (sample) await ensureSeeded();
      return records.delete(id, accepts, defaults?.get(id));
    },

    async restore(id) {
      const { show, restored } = await rules();
      return show(await records.restore(id, restored));
    },
  };
}
