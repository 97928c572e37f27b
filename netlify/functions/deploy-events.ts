import type { DeployBuildingEvent, DeployFailedEvent, DeploySucceededEvent } from '@netlify/functions';
import { MISSING_TEXTS } from '#texts/api';
import { notFound } from '../../src/server/errors.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { noteBuild } from '../../src/server/publish/build-events.ts';

/** Netlify tells how builds go; the administrator sees it in the publish status. */
export default {
  /** What is no event. */
  fetch: endpoint({
    any: async () => {
      throw notFound(MISSING_TEXTS.address);
    },
  }),
  deployBuilding: ({ deploy }: DeployBuildingEvent) => noteBuild(deploy, 'started'),
  deploySucceeded: ({ deploy }: DeploySucceededEvent) => noteBuild(deploy, 'live'),
  deployFailed: ({ deploy }: DeployFailedEvent) => noteBuild(deploy, 'failed'),
};
