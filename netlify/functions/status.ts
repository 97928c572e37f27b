import type { Config } from '@netlify/functions';
import { forAdmin } from '../../src/server/auth/guard.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { json } from '../../src/server/http/respond.ts';
import { publishDue } from '../../src/server/publish/request-build.ts';
import { publishStatus } from '../../src/server/publish/status.ts';

export default endpoint({
  // The admin asks every minute as long as it is open.
  GET: forAdmin(async ({ context }) => {
    const { status, isDue } = await publishStatus();
    if (isDue) publishDue(context);
    return json(status);
  }, false),
});

export const config: Config = { path: '/api/status' };
