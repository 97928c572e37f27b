import type { Config, Context } from '@netlify/functions';
import { log } from '../../src/server/log.ts';
import { publishIfDue } from '../../src/server/publish/request-build.ts';
import { noteServedDeploy } from '../../src/server/publish/served-deploy.ts';
import { inRequestScope } from '../../src/server/request-scope.ts';

/** Looks whether a build is due. What one run misses, the next one catches up with. */
export default (_request: Request, { deploy }: Context) =>
  inRequestScope(deploy.context, async () => {
    try {
      await noteServedDeploy(deploy);
      await publishIfDue();
    } catch (error) {
      log('error', 'publish-due-failed', { error });
    }
  });

export const config: Config = { schedule: '*/5 * * * *' };
