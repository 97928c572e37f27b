import { z } from 'zod';
import { API_TEXTS } from '#texts/api';
import { summary } from '../../domain/summary.ts';
import { log } from '../log.ts';
import { inRequestScope } from '../request-scope.ts';
import { type BuildMark, readBuildMark } from './build-mark.ts';
import { BUILD_MAX_MS, pastMoment } from './decide.ts';
import { noteDeploy } from './deploys.ts';
import { announcedDeploys, lastBuild } from './publish-state.ts';

/** All that is taken from an event; the rest is what the build itself has left. */
const deploySchema = z.object({ id: z.string().regex(/^\w{1,24}$/) });
const REASON_MAX = 200;
const ERROR_MAX = 1500;
/** As many are looked after: anybody can claim that a build begins. */
const ANNOUNCED_MAX = 5;

type BuildState = 'started' | 'live' | 'failed';

/**
 * Notes how far a build of the live site has come. The platform calls a function for an event by a header that anybody could
 * send, and hands on no signature: so an event is only a reason to look at what that build has left. That a build begins is
 * told before it can have left anything, so it is looked at later. The site that a failed build would have replaced stays.
 */
export const noteBuild = (deploy: unknown, state: BuildState): Promise<void> =>
  inRequestScope('production', async () => {
    const { data } = deploySchema.safeParse(deploy);
    const mark = data && (await readBuildMark(data.id));
    if (mark) return keepBuild(data.id, mark, state);
    if (data && state === 'started') return announce(data.id);
    log('warn', 'deploy-event-refused');
  });

/**
 * Looks at what builds have left of which it is not known how they go: those that were told to begin, and the last one, whose
 * end may never be told.
 */
export async function lookAtBuilds(now: Date): Promise<void> {
  const [announced, last] = await Promise.all([announcedDeploys.read(), lastBuild.read()]);
  const isRecent = (at: string) => now.getTime() - pastMoment(at, now.getTime()) < BUILD_MAX_MS;
  const isUnderWay = last && !last.finished_at && isRecent(last.created_at);
  if (isUnderWay) {
    const mark = await readBuildMark(last.deploy_id);
    if (mark?.error) await keepBuild(last.deploy_id, mark, 'failed');
  }
  const deploys = announced?.deploys ?? [];
  if (deploys.length === 0) return;
  const begun = new Set<string>();
  for (const { id } of deploys) {
    const mark = await readBuildMark(id);
    if (!mark) continue;
    await keepBuild(id, mark, mark.error ? 'failed' : 'started');
    begun.add(id);
  }
  await announcedDeploys.mutate((current) => {
    const left = current?.deploys.filter(({ id, at }) => !begun.has(id) && isRecent(at)) ?? [];
    return { next: left.length === current?.deploys.length ? null : { deploys: left }, result: undefined };
  });
}

/** Remembers to look at a build, the latest in front. */
const announce = (id: string): Promise<void> =>
  announcedDeploys.mutate((current) => {
    const others = current?.deploys.filter((deploy) => deploy.id !== id) ?? [];
    const deploys = [{ id, at: new Date().toISOString() }, ...others].slice(0, ANNOUNCED_MAX);
    return { next: { deploys }, result: undefined };
  });

/** Ignores news of a build that is over, and once a newer one has begun. */
export async function keepBuild(id: string, mark: BuildMark, state: BuildState): Promise<void> {
  const { created_at, reason, call } = mark;
  const now = new Date();
  const isOver = state !== 'started';
  const isFailed = state === 'failed';
  const seconds = Math.round((now.getTime() - Date.parse(created_at)) / 1000);
  // First: what is not noted as the last build is looked at again.
  await noteDeploy(call ?? id, new Date(created_at), {
    reason: summary(reason, REASON_MAX),
    ...(isOver && { seconds, failed: isFailed }),
  });
  const isNews = await lastBuild.mutate((current) => {
    const isThis = current?.deploy_id === id;
    const isOlder =
      current && !isThis && pastMoment(current.created_at, now.getTime()) > Date.parse(created_at);
    const isKnown = isThis && (current.finished_at !== null || !isOver);
    const good_at = state === 'live' ? created_at : current?.good_at;
    const next = {
      deploy_id: id,
      created_at,
      started_at: created_at,
      finished_at: isOver ? now.toISOString() : null,
      ...(isFailed && { error: (mark.error ?? API_TEXTS.buildFailed).slice(0, ERROR_MAX) }),
      ...(call && { call }),
      ...(good_at && { good_at }),
    };
    const isNews = !isOlder && !isKnown;
    return { next: isNews ? next : null, result: isNews };
  });
  if (isNews && isOver) log(isFailed ? 'error' : 'info', `build-${state}`, { deploy: id });
}
