import { z } from 'zod';

/** What an administrator sees of a change: kept, on its way, in the deployed site, or stuck. */
const PUBLISH_STATES = ['live', 'saved', 'publishing', 'failed'] as const;
export type PublishState = (typeof PUBLISH_STATES)[number];

/**
 * Why what the files lack is built by nobody but people: this is a preview, visitors get an older build than the last, which
 * somebody has chosen in Netlify, the policy says so, the builds of the month are used up, or a backup is being restored.
 */
export const HELD_REASONS = ['preview', 'unpublished', 'by-hand', 'used-up', 'restoring'] as const;
export type HeldReason = (typeof HELD_REASONS)[number];

/** Why the last build could not be asked for, where this is the next try. */
const refused = z.string().optional();

/** When what the files lack is built into them; held until a moment, or until somebody acts (null). */
const decisionSchema = z.discriminatedUnion('when', [
  z.object({ when: z.literal('now'), refused }),
  z.object({ when: z.literal('at'), at: z.iso.datetime(), refused }),
  z.object({
    when: z.literal('held'),
    why: z.enum(HELD_REASONS),
    until: z.iso.datetime().nullable(),
  }),
]);
export type Decision = z.infer<typeof decisionSchema>;

/** Something that is stored, and not as it is in the files. */
const pendingChangeSchema = z.object({
  /** A kind of records, or the order of a carousel. */
  kind: z.string(),
  id: z.string(),
  label: z.string(),
  change: z.enum(['added', 'changed', 'deleted']),
  /** Null where nobody knows. */
  at: z.iso.datetime().nullable(),
  /** Whether it is to be built after some quiet, not in the night. */
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
    failed: z.boolean(),
    /** Why the last change is stuck: what this build failed with, or why the next could not be asked for. */
    error: z.string().optional(),
  }),
  /** Of this month. Without a limit they are not counted. */
  builds: z.object({ used: z.number(), limit: z.number().nullable(), until: z.iso.datetime() }),
  /** Whether this is a preview, which is never built again. */
  preview: z.boolean(),
  /** Whether a build runs that brings everything, so that another one would bring nothing. */
  all_under_way: z.boolean(),
  /** How many changes the files lack, and the latest of them. */
  lacking: z.number(),
  changes: z.array(shownChangeSchema),
  next: decisionSchema.nullable(),
});
export type PublishStatus = z.infer<typeof publishStatusSchema>;
