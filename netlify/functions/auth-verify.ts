import type { Config } from '@netlify/functions';
import { forAdmin } from '../../src/server/auth/guard.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { json } from '../../src/server/http/respond.ts';

export default endpoint({
  GET: forAdmin(async ({ user }) => json({ user })),
});

export const config: Config = { path: '/api/auth/verify' };
