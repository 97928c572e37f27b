import { errors, jwtVerify, SignJWT } from 'jose';
import { SESSION_TTL_SECONDS } from '../../domain/limits.ts';
import { jwtSecret } from '../environment.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'institute-site';
const AUDIENCE = 'institute-admin';

export interface TokenClaims {
  email: string;
  /** Names the session, which the store keeps until it is closed. */
  sessionId: string;
}

/** Signs a token that lasts as long as a session. */
export const signToken = ({ email, sessionId }: TokenClaims): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(email)
    .setJti(sessionId)
    .setIssuedAt()
    .setExpirationTime(`${SESSION_TTL_SECONDS}s`)
    .sign(jwtSecret());

/** @returns what a valid token claims, or null for any other */
export async function verifyToken(token: string): Promise<TokenClaims | null> {
  const secret = jwtSecret();
  try {
    const { payload } = await jwtVerify(token, secret, {
      // Left out, jose would also take longer algorithms and tokens that never end.
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: 'JWT',
      requiredClaims: ['exp', 'iat', 'jti', 'sub'],
      maxTokenAge: `${SESSION_TTL_SECONDS}s`,
    });
    const { sub: email, jti: sessionId } = payload;
    // jose says that these are texts, but does not look.
    return typeof email === 'string' && typeof sessionId === 'string' ? { email, sessionId } : null;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
    throw error;
  }
}
