import { createHash, timingSafeEqual } from 'node:crypto';
import { adminEmail, adminPassword, notSetUp } from '../environment.ts';
import { hashPassword, isPasswordHash, passwordFits } from './password.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();
const sameText = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));
const normalEmail = (email: string) => email.trim().toLowerCase();

/** The hash of a password given in plain, made once a process. */
let hashed: { plain: string; hash: Promise<string> } | undefined;

function expectedHash(): string | Promise<string> {
  const expected = adminPassword();
  if ('hash' in expected) {
    if (!isPasswordHash(expected.hash))
      throw notSetUp('ADMIN_PASSWORD_HASH is not what `npm run password` prints.');
    return expected.hash;
  }
  if (hashed?.plain !== expected.plain)
    hashed = { plain: expected.plain, hash: hashPassword(expected.plain) };
  return hashed.hash;
}

/** Whether an email is the administrator's. */
export const isAdminEmail = (email: string): boolean =>
  sameText(normalEmail(email), normalEmail(adminEmail()));

/**
 * Checks an email and a password. Both are always checked in full, so that an unknown email takes as long as
 * a wrong password.
 * @throws 503 naming the variable that is not set
 */
export async function credentialsFit(email: string, password: string): Promise<boolean> {
  const known = isAdminEmail(email);
  const fits = await passwordFits(password, await expectedHash());
  return known && fits;
}
