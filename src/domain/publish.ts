import { z } from 'zod';

/** What an administrator sees of a change: kept, on its way, in the deployed site, or stuck. */
export const PUBLISH_STATES = ['live', 'saved', 'publishing', 'failed'] as const;
export type PublishState = (typeof PUBLISH_STATES)[number];

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
});
export type PublishStatus = z.infer<typeof publishStatusSchema>;
