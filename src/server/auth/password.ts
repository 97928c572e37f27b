import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

interface Cost {
  N: number;
  r: number;
  p: number;
}

/** One of OWASP's accepted settings: about 200 ms and 32 MiB a check. */
const COST: Cost = { N: 2 ** 15, r: 8, p: 3 };
const KEY_BYTES = 32;
const HASH = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]{16,})\$([\w-]{43})$/;

const derive = (password: string, salt: Buffer, cost: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options: ScryptOptions = { ...cost, maxmem: 256 * cost.N * cost.r };
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/**
 * @param cost kept in the hash, and with it the cost of every check; a cheaper one is for tests that make thousands
 * @returns `scrypt$N$r$p$salt$key`, salt and key in base64url
 */
export async function hashPassword(password: string, cost: Cost = COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return `scrypt$${cost.N}$${cost.r}$${cost.p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Whether a text is what `hashPassword` returns. */
export const isPasswordHash = (text: string): boolean => HASH.test(text);

/** Compares a password with what `hashPassword` returned, in the same time whether it fits or not. */
export async function passwordFits(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt, key] = HASH.exec(hash) ?? [];
  if (!salt || !key) throw new Error('This is no hash of a password.');
  const derived = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(derived, Buffer.from(key, 'base64url'));
}
