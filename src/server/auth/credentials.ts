import { createHash, timingSafeEqual } from 'node:crypto';
import type { LoginInput } from '../../domain/session.ts';
import { adminEmail, adminPassword, unusable } from '../environment.ts';
import { codeCheck } from './one-time-code.ts';
import { hashPassword, isPasswordHash, passwordFits } from './password.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();
const sameText = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));

/** An email as it is compared and counted. */
export const normalEmail = (email: string) => email.trim().toLowerCase();

/** The hash of a password given in plain, made once a process. */
let hashed: { plain: string; hash: Promise<string> } | undefined;

/** What a password is compared with. @throws 503 naming the variable that is missing or cannot be used */
export function expectedHash(): string | Promise<string> {
  const expected = adminPassword();
  if ('hash' in expected) {
    if (!isPasswordHash(expected.hash))
      throw unusable('ADMIN_PASSWORD_HASH', 'is not what `npm run password` prints.');
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
 * Checks an email, a password and, where one is asked for, a code. All are always checked in full, so that an
 * unknown email takes as long as a wrong password.
 * @throws 503 naming the variable that is missing or cannot be used
 */
export async function credentialsFit({ email, password, code }: LoginInput): Promise<boolean> {
  const known = isAdminEmail(email);
  const takeCode = codeCheck(code);
  const fits = await passwordFits(password, await expectedHash());
  return known && fits && (await takeCode());
}
