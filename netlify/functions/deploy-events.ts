import type { DeployBuildingEvent, DeployFailedEvent, DeploySucceededEvent } from '@netlify/functions';
import { noteBuild } from '../../src/server/publish/build-events.ts';

/** Netlify tells how builds go; the administrator sees it in the publish status. */
export default {
  deployBuilding: ({ deploy }: DeployBuildingEvent) => noteBuild(deploy, 'started'),
  deploySucceeded: ({ deploy }: DeploySucceededEvent) => noteBuild(deploy, 'live'),
  deployFailed: ({ deploy }: DeployFailedEvent) =>
    noteBuild(deploy, 'failed', deploy.errorMessage ?? 'The build failed.'),
};
