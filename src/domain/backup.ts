import { z } from 'zod';
import { auditEntrySchema, auditIdSchema } from './audit.ts';
import {
  carouselItemIdSchema,
  carouselKind,
  carouselOrderIdSchema,
  carouselOrderRecordSchema,
} from './carousel-item.ts';
import { courseIdSchema, courseKind } from './course.ts';
import { enquiryKind } from './enquiry.ts';
import type { ContentKind } from './kind.ts';
import { KINDS } from './kinds.ts';
import { BACKUP_PAGE_RECORDS } from './limits.ts';

/** Names a kind of records in a backup. */
export type BackupKind = string;

/** A record of a kind: one that is there, one in the trash, or (`data: null`) an id that is never given again. */
const stored = ({
  name,
  idSchema,
  recordSchema,
}: Pick<ContentKind, 'name' | 'idSchema'> & { recordSchema: z.ZodType<{ id: string }> }) =>
  z.strictObject({
    kind: z.literal(name),
    id: idSchema,
    deleted_at: z.iso.datetime().nullable(),
    data: recordSchema.nullable(),
  });

/** What a backup holds, in the order in which it is read and restored. */
const BACKED_UP = [
  courseKind,
  carouselKind,
  { name: 'order', idSchema: carouselOrderIdSchema, recordSchema: carouselOrderRecordSchema },
  ...KINDS,
  enquiryKind,
  { name: 'audit', idSchema: auditIdSchema, recordSchema: auditEntrySchema },
] as const;
export const BACKUP_KINDS: readonly BackupKind[] = BACKED_UP.map(({ name }) => name);

const [first, ...others] = BACKED_UP;
/** One record in a backup. Versions and ETags are no part of it: what is restored gets new ones. */
export const backupRecordSchema = z
  .discriminatedUnion(
    'kind',
    [stored(first), ...others.map(stored)],
    'This version of the site does not know this kind of records.',
  )
  .refine(({ id, data }) => data === null || data.id === id, 'The record goes by another id.')
  .refine(({ data, deleted_at }) => data !== null || deleted_at !== null, 'The record holds nothing.');
export type BackupRecord = z.infer<typeof backupRecordSchema>;

const recordsSchema = z.array(backupRecordSchema);
export const backupPageSchema = z.strictObject({
  records: recordsSchema,
  /** `{kind}.{id}` of what is stored and could not be read: it is not in the backup. */
  unreadable: z.array(z.string()),
});
export type BackupPage = z.infer<typeof backupPageSchema>;
export const restoreBatchSchema = z.strictObject({ records: recordsSchema.max(BACKUP_PAGE_RECORDS) });
export type RestoreBatch = z.infer<typeof restoreBatchSchema>;
/** How many records of a batch were not yet as the backup says. */
export const restoreAnswerSchema = z.object({ changed: z.number().int() });

/** The end of a restore: which courses, carousel items, orders and records of kinds the backup knows as being there; others go. */
export const restoreEndSchema = z.strictObject({
  made_at: z.iso.datetime(),
  courses: z.array(courseIdSchema),
  carousel: z.array(carouselItemIdSchema),
  orders: z.array(carouselOrderIdSchema).default([]),
  records: z
    .strictObject(
      Object.fromEntries(KINDS.map(({ name, idSchema }) => [name, z.array(idSchema).default([])])),
    )
    .prefault({}),
});
export type RestoreEnd = z.infer<typeof restoreEndSchema>;
export const restoreEndAnswerSchema = z.object({ trashed: z.number().int() });

/** A file in the backup's ZIP. */
const fileSchema = z.strictObject({
  bytes: z.number().int().nonnegative(),
  /** 64 hex digits. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

export const BACKUP_FORMAT = 'institute-backup';
export const BACKUP_VERSION = 1;

/** The first thing that is looked at in a ZIP: what it is, and what every other file in it must be. */
export const manifestSchema = z.strictObject({
  format: z.literal(BACKUP_FORMAT),
  version: z.literal(BACKUP_VERSION),
  made_at: z.iso.datetime(),
  /** The address of the site it was made of. */
  site: z.string(),
  counts: z
    .object({
      course: z.number().int(),
      carousel: z.number().int(),
      enquiry: z.number().int(),
      audit: z.number().int(),
      pictures: z.number().int(),
    })
    // Orders and kinds by their names: backups from before there were such records have none.
    .catchall(z.number().int()),
  files: z.record(z.string(), fileSchema),
});
export type Manifest = z.infer<typeof manifestSchema>;
