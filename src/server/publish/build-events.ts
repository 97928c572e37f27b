import { z } from 'zod';
import { API_TEXTS } from '#texts/api';
import { summary } from '../../domain/summary.ts';
import { log } from '../log.ts';
import { inRequestScope } from '../request-scope.ts';
import { readBuildMark } from './build-mark.ts';
import { pastMoment } from './decide.ts';
import { noteDeploy } from './deploys.ts';
import { lastBuild } from './publish-state.ts';

/** All that is taken from an event; the rest is what the build itself has left. */
const deploySchema = z.object({ id: z.string().regex(/^\w{1,24}$/) });
const REASON_MAX = 200;
const ERROR_MAX = 1500;

/**
 * Notes how far a build of the live site has come. The platform calls a function for an event by a header that anybody could
 * send, and hands on no signature: so an event is only a reason to look at what that build has left. Ignores events of a
 * build that is over, and once a newer one has begun. The site that a failed build would have replaced stays.
 */
export const noteBuild = (deploy: unknown, state: 'started' | 'live' | 'failed'): Promise<void> =>
  inRequestScope('production', async () => {
    const { data } = deploySchema.safeParse(deploy);
    const mark = data && (await readBuildMark(data.id));
    // That a build begins is told before it can have left anything.
    if (!mark) return log(state === 'started' ? 'info' : 'warn', 'deploy-event-refused');
    const { created_at, reason } = mark;
    const now = new Date();
    const isOver = state !== 'started';
    const isFailed = state === 'failed';
    const isNews = await lastBuild.mutate((current) => {
      const isThis = current?.deploy_id === data.id;
      const isOlder =
        current && !isThis && pastMoment(current.created_at, now.getTime()) > Date.parse(created_at);
      const isKnown = isThis && (current.finished_at !== null || !isOver);
      const next = {
        deploy_id: data.id,
        created_at,
        started_at: created_at,
        finished_at: isOver ? now.toISOString() : null,
        ...(isFailed && { error: (mark.error ?? API_TEXTS.buildFailed).slice(0, ERROR_MAX) }),
      };
      return { next: isOlder || isKnown ? null : next, result: !isKnown };
    });
    const seconds = Math.round((now.getTime() - Date.parse(created_at)) / 1000);
    await noteDeploy(data.id, new Date(created_at), {
      reason: summary(reason, REASON_MAX),
      ...(isNews && isOver && { seconds, failed: isFailed }),
    });
    if (isNews && isOver) log(isFailed ? 'error' : 'info', `build-${state}`, { deploy: data.id });
  });
