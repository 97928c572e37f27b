import type { Config } from '@netlify/functions';
import { requireAdmin } from '../../src/server/auth/guard.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { json } from '../../src/server/http/respond.ts';

export default endpoint({
  async GET({ request }) {
    const { user } = await requireAdmin(request);
    return json({ user });
  },
});

export const config: Config = { path: '/api/auth/verify' };
