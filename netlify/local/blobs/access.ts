import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Target } from './target.ts';

/** As long as the storage service behind production keeps a signed address valid; the client signs anew. */
const SIGNED_FOR_MS = 15 * 60 * 1000;

/** Hashing first makes the lengths equal, which timingSafeEqual demands. */
const isSame = (a: string, b: string): boolean =>
  timingSafeEqual(hash('sha256', a, 'buffer'), hash('sha256', b, 'buffer'));

/**
 * The gate of one server run: a random bearer token, and addresses signed for one method on one blob, which is
 * how the API mode hands out reads and writes. Both die with the process.
 */
export function createAccess() {
  const token = randomBytes(32).toString('base64url');
  const secret = randomBytes(32);

  const signature = (method: string, path: string, expires: string) =>
    createHmac('sha256', secret).update(`${method}\n${path}\n${expires}`).digest('base64url');

  return {
    token,

    /** Path and query with which `method` on this blob needs no token for a while. */
    sign(method: string, target: Target): string {
      const expires = String(Date.now() + SIGNED_FOR_MS);
      return `${target.path}?${new URLSearchParams({ expires, signature: signature(method, target.path, expires) })}`;
    },

    /** 200 to go on; 401 without credentials; 403 with wrong or expired ones. */
    check(method: string, target: Target, authorization: string | undefined): 200 | 401 | 403 {
      const bearer = /^bearer (.*)$/i.exec(authorization ?? '')?.[1];
      if (bearer !== undefined) return isSame(bearer, token) ? 200 : 403;

      const given = target.query.get('signature');
      if (given === null || target.key === undefined) return 401;
      const expires = target.query.get('expires') ?? '';
      const isSigned = isSame(given, signature(method, target.path, expires));
      return isSigned && Number(expires) > Date.now() ? 200 : 403;
    },
  };
}
