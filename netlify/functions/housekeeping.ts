import type { Config, Context } from '@netlify/functions';
import { purgeExpired } from '../../src/server/housekeeping.ts';
import { inRequestScope } from '../../src/server/request-scope.ts';

/** Runs once a day, so that data is erased on time even when nobody signs in. */
export default async (_request: Request, context: Context) => {
  await inRequestScope(context.deploy.context, purgeExpired);
};

export const config: Config = { schedule: '@daily' };
