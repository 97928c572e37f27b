import { API_TEXTS } from '#texts/api';
import { ASKED_BY, type User } from '../../domain/session.ts';
import { unauthorized } from '../errors.ts';
import { bearerToken } from '../http/bearer.ts';
import type { Call } from '../http/endpoint.ts';
import { refuseOlderDeploy } from '../http/older-deploy.ts';
import { isAdminEmail } from './credentials.ts';
import { credentialsCount } from './deployed-credentials.ts';
import { noteUse, readSession } from './sessions.ts';
import { verifyToken } from './token.ts';

interface SignedIn {
  user: User;
  sessionId: string;
}

/** A call of the administrator's. */
export type AdminCall = Call & SignedIn;
type Handler<C> = (call: C) => Promise<Response>;

/**
 * A handler that only the administrator reaches.
 * @param isUse false for calls that a screen makes by itself: they keep no session open
 */
export const forAdmin =
  (handler: Handler<AdminCall>, isUse = true): Handler<Call> =>
  async (call) =>
    handler({ ...call, ...(await requireAdmin(call, isUse)) });

/**
 * Lets only the administrator pass: the token is ours and in time, its session is still open, its email is still the
 * administrator's, and this deploy's credentials still count.
 * @throws 401, 403 from a deploy that is not the published one, or 503 when the store cannot say
 */
export async function requireAdmin({ request, context }: Call, isUse = true): Promise<SignedIn> {
  refuseOlderDeploy(context);
  const token = bearerToken(request);
  if (!token) throw unauthorized(API_TEXTS.signIn);
  const claims = await verifyToken(token);
  if (!claims) throw unauthorized(API_TEXTS.sessionEnded);
  const [session, counts] = await Promise.all([readSession(claims.sessionId), credentialsCount()]);
  if (!session || !counts || session.email !== claims.email || !isAdminEmail(claims.email)) {
    throw unauthorized(API_TEXTS.sessionEnded);
  }
  if (isUse && !request.headers.has(ASKED_BY)) context.waitUntil(noteUse(claims.sessionId, session));
  return { user: { email: claims.email }, sessionId: claims.sessionId };
}
