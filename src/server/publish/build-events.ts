import { log } from '../log.ts';
import { inRequestScope } from '../request-scope.ts';
import { lastBuild } from './publish-state.ts';

interface DeployInfo {
  id: string;
  context: string;
  createdAt: string;
  errorMessage: string | null;
}

/** Notes that a build has begun. */
export const buildStarted = (deploy: DeployInfo): Promise<void> => note(deploy, {});

/** Notes that a build is live. */
export const buildSucceeded = (deploy: DeployInfo): Promise<void> => note(deploy, { finished: true });

/** Notes why a build failed; the site it would have replaced stays. */
export const buildFailed = (deploy: DeployInfo): Promise<void> =>
  note(deploy, { finished: true, error: deploy.errorMessage ?? 'The build failed.' });

/** Ignores events of a build once a newer one has begun. */
function note(
  { id, context, createdAt }: DeployInfo,
  end: { finished?: true; error?: string },
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
        finished_at: end.finished ? now : null,
        ...(end.error && { error: end.error }),
      };
      return { next: isOlder ? null : next, result: undefined };
    });
    if (end.finished)
      log(end.error ? 'error' : 'info', end.error ? 'build-failed' : 'build-live', { deploy: id });
  });
}
