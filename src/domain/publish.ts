import { z } from 'zod';

/** What an administrator sees of a change: kept, on its way, in the deployed site, or stuck. */
export const PUBLISH_STATES = ['live', 'saved', 'publishing', 'failed'] as const;
export type PublishState = (typeof PUBLISH_STATES)[number];

/** When what waits is built into the files; held until the next month, or until somebody publishes by hand (null). */
export const decisionSchema = z.discriminatedUnion('when', [
  z.object({ when: z.literal('now') }),
  z.object({ when: z.literal('at'), at: z.iso.datetime() }),
  z.object({ when: z.literal('held'), until: z.iso.datetime().nullable() }),
]);
export type Decision = z.infer<typeof decisionSchema>;

/** Something that is stored, and not as it is in the files. */
export const pendingChangeSchema = z.object({
  /** A kind of records, or the order of a carousel. */
  kind: z.string(),
  id: z.string(),
  label: z.string(),
  change: z.enum(['added', 'changed', 'deleted']),
  /** Null where nobody knows. */
  at: z.iso.datetime().nullable(),
  /** Whether it waits for quiet only, not for the night. */
  soon: z.boolean(),
});
export type PendingChange = z.infer<typeof pendingChangeSchema>;

const shownChangeSchema = pendingChangeSchema.extend({
  /** The build that brings it; null while that is running. */
  next: decisionSchema.nullable(),
});
export type ShownChange = z.infer<typeof shownChangeSchema>;

export const publishStatusSchema = z.object({
  state: z.enum(PUBLISH_STATES),
  /** Digest of the stored content as it is now. */
  revision: z.string(),
  /** The revision that the deployed site was built from. */
  live_revision: z.string(),
  build: z.object({
    started_at: z.iso.datetime().nullable(),
    finished_at: z.iso.datetime().nullable(),
    error: z.string().optional(),
  }),
  /** Of this month. Without a limit they are not counted. */
  builds: z.object({ used: z.number(), limit: z.number().nullable(), until: z.iso.datetime() }),
  /** How many changes the files lack, and the latest of them. */
  waiting: z.number(),
  changes: z.array(shownChangeSchema),
  next: decisionSchema.nullable(),
});
export type PublishStatus = z.infer<typeof publishStatusSchema>;
