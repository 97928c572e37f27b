import { z } from 'zod';
import * as blobs from '../store/blob-store.ts';
import { jsonOf } from '../store/envelope.ts';

/** What a build of the live site says of itself: netlify/plugins/store leaves it. */
const markSchema = z.object({
  created_at: z.iso.datetime(),
  /** What it was made for: a build hook, a commit. */
  reason: z.string().default(''),
  /** The call of the build hook that it came of. */
  call: z.uuid().optional().catch(undefined),
  /** What it failed with. */
  error: z.string().optional(),
});
export type BuildMark = z.infer<typeof markSchema>;

/** @returns null where there is no such deploy, or none of the live site */
export async function readBuildMark(deployId: string): Promise<BuildMark | null> {
  const text = await blobs.readBuildMark(deployId);
  return (text !== null && markSchema.safeParse(jsonOf(text)).data) || null;
}
