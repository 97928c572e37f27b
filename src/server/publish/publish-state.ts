import { z } from 'zod';
import { DEFAULT_POLICY, type Policy, PUBLISH_MODES, policySchema } from '../../domain/publish-policy.ts';
import { jsonDocument } from '../store/json-document.ts';

/** The last change that asked for a build. Each replaces the one before, so that a burst of changes is one request. */
const requestSchema = z.object({
  id: z.string(),
  /** Time of the oldest change since the build hook was called. */
  since: z.iso.datetime(),
  requested_at: z.iso.datetime(),
});
export type BuildRequest = z.infer<typeof requestSchema>;

/** The last call of the build hook. */
const hookCallSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** Whether it is known how it ended. */
  answered: z.boolean(),
  /** Why no build could be asked for. */
  error: z.string().optional(),
});
export type HookCall = z.infer<typeof hookCallSchema>;

/** The last build that the platform reported. */
const buildSchema = z.object({
  deploy_id: z.string(),
  /** When the platform created it. It identifies the build, since events may arrive late. */
  created_at: z.iso.datetime(),
  started_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
  error: z.string().optional(),
  /** The call of the hook that it came of. */
  call: z.string().optional(),
  /** When the last build that went well began, this one or one before. */
  good_at: z.iso.datetime().optional(),
});
export type Build = z.infer<typeof buildSchema>;

/** Deploys that were told to begin before they had left anything to believe. */
const announcedSchema = z.object({
  deploys: z.array(z.object({ id: z.string(), at: z.iso.datetime() })),
});

export const announcedDeploys = jsonDocument('publish', 'announced', announcedSchema);
export const buildRequest = jsonDocument('publish', 'request', requestSchema);
export const hookCall = jsonDocument('publish', 'hook-call', hookCallSchema);
export const lastBuild = jsonDocument('publish', 'build', buildSchema);
/** Modes had other names once. */
const FORMER_MODES: Record<string, string> = { each: 'at-once', batched: 'gathered', manual: 'by-hand' };
const storedMode = z.preprocess((mode) => FORMER_MODES[String(mode)] ?? mode, policySchema.shape.mode);
const storedPolicy = jsonDocument('publish', 'policy', policySchema.extend({ mode: storedMode }).partial());

/** When the local platform builds, which alone says so: there a build costs nothing, and is always published. */
export const localMode = () => PUBLISH_MODES.find((known) => known === process.env.PUBLISH_MODE);

/** What counts where the office has not said anything. */
function ownPolicy(): Policy {
  const mode = localMode();
  return mode ? { ...DEFAULT_POLICY, mode, builds_a_month: null } : DEFAULT_POLICY;
}

export const readPolicy = async (): Promise<Policy> => ({ ...ownPolicy(), ...(await storedPolicy.read()) });

/** @param change may throw to refuse */
export const changePolicy = (change: (current: Policy) => Policy): Promise<Policy> =>
  storedPolicy.mutate((stored) => {
    const next = change({ ...ownPolicy(), ...stored });
    return { next, result: next };
  });
