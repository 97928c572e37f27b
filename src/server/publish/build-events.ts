import { z } from 'zod';
import { summary } from '../../domain/summary.ts';
import { log } from '../log.ts';
import { inRequestScope } from '../request-scope.ts';
import { noteDeploy } from './deploys.ts';
import { lastBuild } from './publish-state.ts';

/** What an event of the platform says of a deploy. */
const deploySchema = z.object({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]*$/),
  siteId: z.string(),
  context: z.string(),
  createdAt: z.string().refine((time) => !Number.isNaN(Date.parse(time))),
  time: z.number().nullish(),
  title: z.string().nullish(),
  commitMessage: z.string().nullish(),
});
const REASON_MAX = 200;

/**
 * Reads what came as an event of the platform. The platform calls a function for it by a header that anybody could send, and
 * hands on no signature; but it names the site by an id that no visitor is told.
 * @returns null for what is none
 */
function readEvent(deploy: unknown) {
  const { data } = deploySchema.safeParse(deploy);
  return data && process.env.SITE_ID && data.siteId === process.env.SITE_ID ? data : null;
}

/**
 * Notes how far a build has come. Ignores events of a build once a newer one has begun. The site that a failed build
 * would have replaced stays.
 */
export async function noteBuild(
  deploy: unknown,
  state: 'started' | 'live' | 'failed',
  error?: string,
): Promise<void> {
  const event = readEvent(deploy);
  if (!event) return log('warn', 'deploy-event-refused');
  const { id, context, createdAt, time, title, commitMessage } = event;
  await inRequestScope(context, async () => {
    const now = new Date().toISOString();
    const created_at = new Date(createdAt).toISOString();
    const isOver = state !== 'started';
    await Promise.all([
      noteDeploy(id, new Date(createdAt), {
        reason: summary(title ?? commitMessage ?? '', REASON_MAX),
        ...(isOver && { seconds: time ?? null, failed: state === 'failed' }),
      }),
      lastBuild.mutate((current) => {
        const isThis = current?.deploy_id === id;
        const isOlder = current && !isThis && current.created_at > created_at;
        // Told twice, or late that it has begun.
        const isKnown =
          isThis && current.finished_at && (!isOver || Boolean(current.error) === Boolean(error));
        const next = {
          deploy_id: id,
          created_at,
          started_at: isThis ? current.started_at : now,
          finished_at: isOver ? now : null,
          ...(error && { error }),
        };
        return { next: isOlder || isKnown ? null : next, result: undefined };
      }),
    ]);
    if (isOver) log(error ? 'error' : 'info', `build-${state}`, { deploy: id });
  });
}
