import type { Decision, PendingChange } from '../../domain/publish.ts';
import type { Policy } from '../../domain/publish-policy.ts';
import { contentRevision } from '../content/revision.ts';
import { deployContext } from '../request-scope.ts';
import { buildStamp, readBuiltContent } from '../site-files.ts';
import { lookAtBuilds } from './build-events.ts';
import { type Builds, budget, decide, isOnItsWay, type Pending, pastMoment } from './decide.ts';
import { deployDays } from './deploys.ts';
import { lacksOf, pendingChanges } from './pending.ts';
import {
  type Build,
  type BuildRequest,
  buildRequest,
  type HookCall,
  hookCall,
  lastBuild,
  localMode,
  readPolicy,
} from './publish-state.ts';
import { restoreEnds } from './restore.ts';

/** Everything that is known of publishing at a moment, and what follows from it. */
export interface Outlook {
  revision: string;
  liveRevision: string;
  /** What is stored and not in the files. */
  changes: readonly PendingChange[];
  /** Whether the files say all that is stored, although the store may have been written to. */
  isComplete: boolean;
  policy: Policy;
  decision: Decision | null;
  builds: Builds;
  budget: ReturnType<typeof budget>;
  request: BuildRequest | null;
  call: HookCall | null;
  build: Build | null;
}

export async function publishOutlook(now: Date): Promise<Outlook> {
  const [revision, { revision: liveRevision }, built, records] = await Promise.all([
    contentRevision(),
    buildStamp(),
    readBuiltContent(),
    publishRecords(now),
  ]);
  const { request, policy, builds } = records;
  const isSame = revision === liveRevision;
  const changes = built && !isSame ? await pendingChanges(built) : [];
  // A build from before builds said what they were made of.
  const pending = built
    ? await lacksOf(changes, built, now)
    : { soon: !isSame && request ? lackOf(request) : null, night: null };
  return {
    ...records,
    revision,
    liveRevision,
    changes,
    isComplete: isSame || (built !== null && changes.length === 0),
    decision: decide(pending, builds, policy, now),
  };
}

/** What the store knows of publishing: enough where the files of the site cannot be read. */
export async function publishRecords(now: Date) {
  await lookAtBuilds(now);
  const [request, call, build, policy] = await Promise.all([
    buildRequest.read(),
    hookCall.read(),
    lastBuild.read(),
    readPolicy(),
  ]);
  const builds = await knownBuilds(policy, call, build, now);
  return { request, call, build, policy, builds, budget: budget(builds, policy, now) };
}

/** What a change can tell that knows nothing of the files. */
export const lackOf = ({ since, requested_at }: BuildRequest): Pending['soon'] => ({
  since,
  last: requested_at,
});

/** A call that nobody knows the end of after this time was made by a function that has been killed. */
const HOOK_MAX_MS = 30_000;

/** Whether a build may come of a call of the hook. */
export const isAwaited = ({ at, answered, error }: HookCall, now: Date): boolean =>
  !error && (answered || now.getTime() - Date.parse(at) < HOOK_MAX_MS);

/**
 * Whether a build runs that brings everything: neither do the files lack what came after it began, nor has a change been
 * noted since. Either may be unknown, for a note can be lost, and not every change says when it came.
 */
export const isAllUnderWay = (
  { decision, request, builds }: Pick<Outlook, 'decision' | 'request' | 'builds'>,
  now: Date,
): boolean => decision === null && isOnItsWay(request?.requested_at, builds, now);

/** A deploy becomes the site some moments after its build has told of its end. */
const SWAP_MS = 10 * 60 * 1000;

/**
 * Whether visitors get an older build than the last one that went well: somebody has stopped auto publishing in Netlify, or
 * gone back to an earlier deploy.
 */
async function isHidden({ good_at, finished_at }: Build, now: Date): Promise<boolean> {
  const moment = (time: string) => pastMoment(time, now.getTime());
  if (!good_at || localMode() || (finished_at && now.getTime() - moment(finished_at) < SWAP_MS)) return false;
  const served = await buildStamp().catch(() => null);
  return served !== null && moment(served.built_at) < moment(good_at);
}

function callState(call: HookCall | null, now: Date): Builds['last'] {
  if (call?.error) return { at: call.at, state: 'refused', error: call.error };
  return call && isAwaited(call, now) ? { at: call.at, state: 'running' } : null;
}

/** The builds of the month, the last try, and what keeps others from starting by themselves. */
async function knownBuilds(
  policy: Policy,
  call: HookCall | null,
  build: Build | null,
  now: Date,
): Promise<Builds> {
  const [days, isUnpublished, restoringUntil] = await Promise.all([
    policy.builds_a_month === null ? { made: [], byHand: [] } : deployDays(now, policy.month_starts_on),
    build !== null && isHidden(build, now),
    restoreEnds(now),
  ]);
  const asked = callState(call, now);
  const begun = build && {
    at: build.created_at,
    state: build.finished_at ? ('over' as const) : ('running' as const),
  };
  const moment = ({ at }: { at: string }) => pastMoment(at, now.getTime());
  const isAskedAfter = asked && (!begun || (build?.call !== call?.id && moment(asked) > moment(begun)));
  return {
    ...days,
    last: isAskedAfter ? asked : begun,
    isPreview: deployContext() !== 'production',
    isUnpublished,
    restoringUntil,
  };
}
