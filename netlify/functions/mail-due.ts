import type { Config, Context } from '@netlify/functions';
import { log } from '../../src/server/log.ts';
import { sendDue } from '../../src/server/mail/delivery.ts';
import { inRequestScope } from '../../src/server/request-scope.ts';

/** Sends the mails that are due: those that failed before, those of the day, and those whose function was killed. */
export default (_request: Request, { deploy }: Context) =>
  inRequestScope(deploy.context, async () => {
    try {
      await sendDue();
    } catch (error) {
      log('error', 'mail-due-failed', { error });
    }
  });

export const config: Config = { schedule: '*/5 * * * *' };
