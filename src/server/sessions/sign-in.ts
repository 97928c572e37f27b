import {
  SESSION_TTL_SECONDS,
  SIGN_IN_TRIES,
  SIGN_IN_TRIES_PER_ADDRESS,
  SIGN_IN_WINDOW_SECONDS,
} from '../../domain/limits.ts';
import type { LoginAnswer } from '../../domain/session.ts';
import { LOGIN_TEXTS } from '../../domain/texts.ts';
import { adminEmail, jwtSecret } from '../environment.ts';
import { tooManyRequests, unauthorized } from '../errors.ts';
import { log } from '../log.ts';
import { networkOf } from '../network.ts';
import { openSession } from '../storage/sessions.ts';
import { countTry, forgetTries } from '../storage/tries.ts';
import { credentialsFit } from './credentials.ts';
import { signToken } from './token.ts';

const LIMIT = { max: SIGN_IN_TRIES, seconds: SIGN_IN_WINDOW_SECONDS, lockout: true };
/** For whoever tries one email after the other. */
const ADDRESS_LIMIT = { max: SIGN_IN_TRIES_PER_ADDRESS, seconds: SIGN_IN_WINDOW_SECONDS, lockout: true };
const minutes = (seconds: number) => (seconds > 60 ? `${Math.ceil(seconds / 60)} minutes` : 'a minute');

/**
 * Opens a session for the administrator.
 * @param address where the request comes from
 * @throws 401 with one message for an unknown email and a wrong password; 429 after too many of
 * them, the right password included; 503 naming a missing variable
 */
export async function signIn(email: string, password: string, address: string): Promise<LoginAnswer> {
  jwtSecret();
  const network = networkOf(address);
  const visitor = `${email.trim().toLowerCase()} ${network}`;
  const wait =
    (await countTry('sign-in-address', network, [ADDRESS_LIMIT])) ||
    (await countTry('sign-in', visitor, [LIMIT]));
  if (wait > 0) {
    log('warn', 'sign-in-throttled', { address });
    throw tooManyRequests(`Too many wrong tries. Please try again in ${minutes(wait)}.`, wait);
  }
  if (!(await credentialsFit(email, password))) {
    log('warn', 'sign-in-refused', { address });
    throw unauthorized(LOGIN_TEXTS.wrong);
  }
  const user = { email: adminEmail() };
  const sessionId = await openSession(user.email, new Date(Date.now() + SESSION_TTL_SECONDS * 1000));
  await Promise.all([forgetTries('sign-in', visitor), forgetTries('sign-in-address', network)]);
  log('info', 'signed-in', { address });
  return { token: await signToken({ email: user.email, sessionId }), user };
}
