import type { PublishState, PublishStatus } from '../../domain/publish.ts';
import { contentRevision } from '../content/content.ts';
import { buildStamp } from '../site-files.ts';
import { type Build, type BuildRequest, buildRequest, lastBuild } from './publish-state.ts';
import { isOrphaned } from './request-build.ts';

/** A build without news for this long counts as dead. */
const BUILD_MAX_MS = 30 * 60 * 1000;

/**
 * How far the last change has come, measured against the revision in the site that is being served.
 * `orphan` is a build request that no function will carry out.
 */
export async function publishStatus(
  now = new Date(),
): Promise<{ status: PublishStatus; orphan: BuildRequest | null }> {
  const [revision, { revision: live_revision }, request, build] = await Promise.all([
    contentRevision(),
    buildStamp(),
    buildRequest.read(),
    lastBuild.read(),
  ]);
  const { state, error } = revision === live_revision ? LIVE : pendingState(request, build, now);
  const orphan = state !== 'live' && request && isOrphaned(request, now) ? request : null;
  const status = {
    state,
    revision,
    live_revision,
    build: {
      started_at: build?.started_at ?? null,
      finished_at: build?.finished_at ?? null,
      ...(error && { error }),
    },
  };
  return { status, orphan };
}

interface State {
  state: PublishState;
  error?: string;
}
const LIVE: State = { state: 'live' };
const PUBLISHING: State = { state: 'publishing' };

const isRecent = (time: string, now: Date) => now.getTime() - Date.parse(time) < BUILD_MAX_MS;

/** The state of a change that the site does not show yet. */
export function pendingState(request: BuildRequest | null, build: Build | null, now: Date): State {
  if (build && !build.finished_at && isRecent(build.started_at, now)) return PUBLISHING;
  const awaited = request && (!build || request.requested_at > build.started_at);
  if (awaited && request.error) return { state: 'failed', error: request.error };
  if (awaited && isOrphaned(request, now)) return { state: 'saved' };
  if (awaited && isRecent(request.requested_at, now)) return PUBLISHING;
  return build?.error ? { state: 'failed', error: build.error } : { state: 'saved' };
}
