import type { Config } from '@netlify/functions';
import { type LoginAnswer, loginInputSchema } from '../../src/domain/session.ts';
import { audit } from '../../src/server/audit/audit.ts';
import { signIn } from '../../src/server/auth/sign-in.ts';
import { purgeExpired } from '../../src/server/housekeeping.ts';
import { readJson } from '../../src/server/http/body.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { refuseOlderDeploy } from '../../src/server/http/older-deploy.ts';
import { json } from '../../src/server/http/respond.ts';
import { inRequestScope } from '../../src/server/request-scope.ts';
import { singleFlight } from '../../src/server/store/shared-listing.ts';

/** Many who sign in at once must not make the store busy with many times the same. */
const tidyUp = singleFlight(purgeExpired);

export default endpoint({
  async POST({ request, context }) {
    refuseOlderDeploy(context);
    const input = await readJson(request, loginInputSchema);
    const answer: LoginAnswer = await signIn(input, context);
    await audit({ context, user: answer.user }, 'signed-in');
    context.waitUntil(inRequestScope(context.deploy.context, tidyUp));
    return json(answer);
  },
});

export const config: Config = { path: '/api/auth/login' };
