import { JWT_SECRET_MIN_BYTES } from '../domain/limits.ts';
import { HttpError } from './errors.ts';

/** Sign-in cannot work until somebody sets a variable; the answer says which. */
export const notSetUp = (reason: string) => new HttpError(503, `Sign-in is not set up: ${reason}`);

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw notSetUp(`the environment variable ${name} is missing.`);
  return value;
}

/** @throws 503 naming the variable when it is missing or too short to be safe */
export function jwtSecret(): Uint8Array {
  const secret = new TextEncoder().encode(required('JWT_SECRET'));
  if (secret.byteLength < JWT_SECRET_MIN_BYTES) {
    throw notSetUp(`the environment variable JWT_SECRET needs at least ${JWT_SECRET_MIN_BYTES} bytes.`);
  }
  return secret;
}

/** @throws 503 naming the variable */
export const adminEmail = (): string => required('ADMIN_EMAIL');

/** The password, or the hash that `npm run password` made of it. @throws 503 naming the variable */
export function adminPassword(): { hash: string } | { plain: string } {
  const hash = process.env.ADMIN_PASSWORD_HASH;
  return hash ? { hash } : { plain: required('ADMIN_PASSWORD') };
}
