import { z } from 'zod';
import { COMPANY_IDS } from './company.ts';
import { DAY_MS } from './durations.ts';
import { DELETED_KEPT_DAYS } from './limits.ts';

const KEPT_MS = DELETED_KEPT_DAYS * DAY_MS;

/** Until when something deleted at `deletedAt` can be brought back. Both are ISO 8601, UTC. */
export const restorableUntil = (deletedAt: string): string =>
  new Date(Date.parse(deletedAt) + KEPT_MS).toISOString();

export const isRestorable = (deletedAt: string, now = Date.now()): boolean =>
  now < Date.parse(deletedAt) + KEPT_MS;

/** Something that was deleted and can be brought back. */
export const trashItemSchema = z.object({
  kind: z.string(),
  id: z.string(),
  /** Title of a course, caption of a picture, name of who sent an enquiry; of another record what its kind calls it. */
  label: z.string(),
  /** Null for what belongs to all companies. */
  company_id: z.literal(COMPANY_IDS).nullable(),
  deleted_at: z.iso.datetime(),
  restorable_until: z.iso.datetime(),
});
export type TrashItem = z.infer<typeof trashItemSchema>;
