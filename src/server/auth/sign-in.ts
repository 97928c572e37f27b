import type { Context } from '@netlify/functions';
import { API_TEXTS } from '#texts/api';
import { waitingTime } from '#texts/calls';
import { LOGIN_TEXTS } from '#texts/login';
import { SESSION_TTL_SECONDS } from '../../domain/limits.ts';
import type { LoginAnswer, LoginInput } from '../../domain/session.ts';
import { adminEmail, jwtSecret } from '../environment.ts';
import { tooManyRequests, unauthorized } from '../errors.ts';
import { log } from '../log.ts';
import { shortenedAddress } from '../network.ts';
import { credentialsFit, expectedHash } from './credentials.ts';
import { adoptDeployedCredentials } from './deployed-credentials.ts';
import { asksForCode } from './one-time-code.ts';
import { noteRefusal } from './refusals.ts';
import { openSession } from './sessions.ts';
import { signInLimits } from './sign-in-limits.ts';
import { signToken } from './token.ts';

/**
 * Opens a session for the administrator.
 * @throws 401 with one message for an unknown email, a wrong password and a wrong code, with another one where the
 * credentials of this deploy have been replaced by those of a later one, or naming the field
 * `code` when one has to be sent as well; 429 after too many tries, the right password included; 503 naming a
 * variable that is missing or cannot be used
 */
export async function signIn(
  input: LoginInput,
  context: Pick<Context, 'ip' | 'deploy' | 'waitUntil'>,
): Promise<LoginAnswer> {
  jwtSecret();
  const user = { email: adminEmail() };
  await expectedHash();
  const withCode = asksForCode();
  // Asked for before any check, so that it does not reveal whether the password was right.
  if (withCode && input.code === undefined)
    throw unauthorized(LOGIN_TEXTS.codeRequired, [{ field: 'code', msg: LOGIN_TEXTS.codeRequired }]);

  const network = shortenedAddress(context.ip);
  const limits = signInLimits(input.email, context.ip);
  const wait = await limits.count();
  if (wait > 0) {
    log('warn', 'sign-in-throttled', { network });
    throw tooManyRequests(API_TEXTS.signInThrottled(waitingTime(wait)), wait);
  }
  if (!(await adoptDeployedCredentials(context.deploy.id))) {
    log('warn', 'credentials-replaced', { network });
    throw unauthorized(LOGIN_TEXTS.replaced);
  }
  if (!(await credentialsFit(input))) {
    log('warn', 'sign-in-refused', { network });
    context.waitUntil(noteRefusal());
    throw unauthorized(withCode ? LOGIN_TEXTS.wrongWithCode : LOGIN_TEXTS.wrong);
  }
  const sessionId = await openSession(user.email, new Date(Date.now() + SESSION_TTL_SECONDS * 1000));
  await limits.succeed();
  log('info', 'signed-in', { network });
  return { token: await signToken({ email: user.email, sessionId }), user };
}
