import type { PublishState, PublishStatus } from '../../domain/publish.ts';
import { BUILD_MAX_MS, isOnItsWay, pastMoment } from './decide.ts';
import { isAllUnderWay, isAwaited, type Outlook, publishOutlook } from './outlook.ts';

/** As many changes are named; all are counted. */
const CHANGES_SHOWN = 100;
/** A function calls the hook within this time after a burst of changes, or it was killed. */
const BURST_MAX_MS = 30_000;

/** How far what is stored has come, measured against what the site that is being served was built from. */
export async function publishStatus(now = new Date()): Promise<{ status: PublishStatus; isDue: boolean }> {
  const outlook = await publishOutlook(now);
  const { revision, liveRevision, changes, decision, budget, build, builds } = outlook;
  const { state, error } = stateOf(outlook, now);
  const status = {
    state,
    revision,
    live_revision: liveRevision,
    build: {
      started_at: build?.started_at ?? null,
      finished_at: build?.finished_at ?? null,
      failed: build?.error !== undefined,
      ...(error && { error }),
    },
    builds: { used: budget.used, limit: budget.limit, until: budget.until.toISOString() },
    preview: builds.isPreview,
    all_under_way: isAllUnderWay(outlook, now),
    lacking: changes.length,
    changes: changes.slice(0, CHANGES_SHOWN).map((change) => ({
      ...change,
      next: change.at !== null && isOnItsWay(change.at, builds, now) ? null : decision,
    })),
    next: decision,
  };
  return { status, isDue: decision?.when === 'now' };
}

interface State {
  state: PublishState;
  error?: string;
}

type Known = Pick<
  Outlook,
  'revision' | 'liveRevision' | 'isComplete' | 'policy' | 'decision' | 'request' | 'call' | 'build'
>;

/** How far the last change has come. */
export function stateOf(known: Known, now: Date): State {
  const { revision, liveRevision, isComplete, policy, decision, request, call, build } = known;
  if (revision === liveRevision) return { state: 'live' };
  const moment = (time: string) => pastMoment(time, now.getTime());
  const isRecent = (time: string, ms = BUILD_MAX_MS) => now.getTime() - moment(time) < ms;
  const isBuilding = build && !build.finished_at && isRecent(build.started_at);
  const isAsked = call && (!build || moment(call.at) > moment(build.started_at));
  const isInBurst =
    policy.mode === 'at-once' &&
    decision?.when !== 'held' &&
    request &&
    (!call || request.requested_at > call.at) &&
    isRecent(request.requested_at, BURST_MAX_MS);
  if (isBuilding || isInBurst) return { state: 'publishing' };
  if (isAsked && call.error) return { state: 'failed', error: call.error };
  if (isAsked && isAwaited(call, now) && isRecent(call.at)) return { state: 'publishing' };
  if (build?.error) return { state: 'failed', error: build.error };
  return { state: isComplete ? 'live' : 'saved' };
}
