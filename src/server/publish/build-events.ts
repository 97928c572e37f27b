import { log } from '../log.ts';
import { inRequestScope } from '../request-scope.ts';
import { lastBuild } from './publish-state.ts';

interface DeployInfo {
  id: string;
  context: string;
  createdAt: string;
}

/**
 * Notes how far a build has come. Ignores events of a build once a newer one has begun. The site that a failed build
 * would have replaced stays.
 */
export function noteBuild(
  { id, context, createdAt }: DeployInfo,
  state: 'started' | 'live' | 'failed',
  error?: string,
): Promise<void> {
  return inRequestScope(context, async () => {
    const now = new Date().toISOString();
    const created_at = new Date(createdAt).toISOString();
    await lastBuild.mutate((current) => {
      const isThis = current?.deploy_id === id;
      const isOlder = current && !isThis && current.created_at > created_at;
      const next = {
        deploy_id: id,
        created_at,
        started_at: isThis ? current.started_at : now,
        finished_at: state === 'started' ? null : now,
        ...(error && { error }),
      };
      return { next: isOlder ? null : next, result: undefined };
    });
    if (state !== 'started') log(error ? 'error' : 'info', `build-${state}`, { deploy: id });
  });
}
