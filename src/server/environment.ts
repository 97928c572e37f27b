import { site } from '../content/site.ts';
import { ADMIN_PASSWORD_MIN, JWT_SECRET_MIN_BYTES, TOTP_SECRET_MIN_BYTES } from '../domain/limits.ts';
import { HttpError } from './errors.ts';

/** Sign-in cannot work until somebody sets a variable; the answer says which. */
const notSetUp = (reason: string, cause?: Error) =>
  new HttpError(503, `Sign-in is not set up: ${reason}`, { cause });

/** What is wrong with a secret goes to the log only: that it is short would help an attacker. */
export const unusable = (name: string, why: string) =>
  notSetUp(
    `the environment variable ${name} cannot be used. The function's log says why.`,
    new Error(`${name} ${why}`),
  );

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw notSetUp(`the environment variable ${name} is missing.`);
  return value;
}

/** @throws 503 naming the variable when it is missing or too short to be safe */
export function jwtSecret(): Uint8Array {
  const secret = new TextEncoder().encode(required('JWT_SECRET'));
  if (secret.byteLength < JWT_SECRET_MIN_BYTES)
    throw unusable('JWT_SECRET', `needs at least ${JWT_SECRET_MIN_BYTES} bytes.`);
  return secret;
}

/** @throws 503 naming the variable */
export const adminEmail = (): string => required('ADMIN_EMAIL');

/** The password, or the hash that `npm run password` made of it. @throws 503 naming the variable */
export function adminPassword(): { hash: string } | { plain: string } {
  const hash = process.env.ADMIN_PASSWORD_HASH;
  if (hash) return { hash };
  const plain = required('ADMIN_PASSWORD');
  if ([...plain].length < ADMIN_PASSWORD_MIN)
    throw unusable('ADMIN_PASSWORD', `needs at least ${ADMIN_PASSWORD_MIN} characters.`);
  return { plain };
}

/** The secret of one-time codes in base32, or null where sign-in asks for none. @throws 503 naming the variable */
export function totpSecret(): string | null {
  const secret = (process.env.ADMIN_TOTP_SECRET ?? '').replaceAll(/[\s-]/g, '').toUpperCase();
  if (!secret) return null;
  const bytes = Math.floor((secret.replace(/=+$/, '').length * 5) / 8);
  if (!/^[A-Z2-7]+=*$/.test(secret) || bytes < TOTP_SECRET_MIN_BYTES)
    throw unusable('ADMIN_TOTP_SECRET', `needs at least ${TOTP_SECRET_MIN_BYTES} bytes in base32.`);
  return secret;
}

/** Where mails go to: a server, or a folder that the local platform names. */
export type MailTarget = { from: string } & ({ url: string } | { folder: string });

/** @returns the name of a variable where one is missing */
export function mailTarget(): MailTarget | { missing: string } {
  const { SMTP_URL: url, MAIL_FROM: from, MAIL_DIR: folder } = process.env;
  if (url) return from ? { url, from } : { missing: 'MAIL_FROM' };
  return folder ? { folder, from: from || site.email } : { missing: 'SMTP_URL' };
}
