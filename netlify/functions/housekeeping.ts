import type { Config, Context } from '@netlify/functions';
import { purgeExpired } from '../../src/server/housekeeping.ts';
import { inRequestScope } from '../../src/server/request-scope.ts';

/** As many runs, each as long as a request may use the store, fit into the 30 seconds of a scheduled function. */
const RUNS = 3;

/** Runs once an hour, so that data is erased and refused sign-ins are told on time even when nobody signs in. */
export default async (_request: Request, context: Context) => {
  await inRequestScope(context.deploy.context, async () => {
    for (let run = 0; run < RUNS && (await purgeExpired()); run++);
  });
};

export const config: Config = { schedule: '@hourly' };
