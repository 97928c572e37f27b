import type { DeployBuildingEvent, DeployFailedEvent, DeploySucceededEvent } from '@netlify/functions';
import { buildFailed, buildStarted, buildSucceeded } from '../../src/server/publish/build-events.ts';

/** Netlify tells how builds go; the administrator sees it in the publish status. */
export default {
  deployBuilding: ({ deploy }: DeployBuildingEvent) => buildStarted(deploy),
  deploySucceeded: ({ deploy }: DeploySucceededEvent) => buildSucceeded(deploy),
  deployFailed: ({ deploy }: DeployFailedEvent) => buildFailed(deploy),
};
