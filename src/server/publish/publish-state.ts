import { z } from 'zod';
import { jsonDocument } from '../store/json-document.ts';

/** The last build request. Each replaces the one before, so that a burst of changes is one request. */
const requestSchema = z.object({
  id: z.string(),
  /** Time of the oldest change without a build. */
  since: z.iso.datetime(),
  requested_at: z.iso.datetime(),
  /** When the build hook was called for it. */
  called_at: z.iso.datetime().nullable(),
  /** Why the hook could not be called. */
  error: z.string().optional(),
});
export type BuildRequest = z.infer<typeof requestSchema>;

/** The last build that the platform reported. */
const buildSchema = z.object({
  deploy_id: z.string(),
  /** When the platform created it. It identifies the build, since events may arrive late. */
  created_at: z.iso.datetime(),
  started_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
  error: z.string().optional(),
});
export type Build = z.infer<typeof buildSchema>;

export const buildRequest = jsonDocument('publish', 'request', requestSchema);
export const lastBuild = jsonDocument('publish', 'build', buildSchema);
