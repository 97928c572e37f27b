import type { Config, Context } from '@netlify/functions';
import { keepHouse } from '../../src/server/housekeeping.ts';
import { inRequestScope } from '../../src/server/request-scope.ts';

/** Once a day, so that what is promised to be erased is, even when nobody signs in. */
export default async (_request: Request, context: Context) => {
  await inRequestScope(context.deploy.context, keepHouse);
};

export const config: Config = { schedule: '@daily' };
