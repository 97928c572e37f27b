import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import { z } from 'zod';
import { COMPANIES, MAIN_COMPANY_ID } from '../../domain/company.ts';
import { TOTP_DIGITS, TOTP_PERIOD_SECONDS, TOTP_WINDOW } from '../../domain/limits.ts';
import { isAhead } from '../clock.ts';
import { totpSecret } from '../environment.ts';
import { jsonDocument } from '../store/json-document.ts';

/** The codes of a secret, as every authenticator app makes them (RFC 6238, SHA-1). */
export const codesOf = (secret: string): TOTP =>
  new TOTP({
    issuer: COMPANIES[MAIN_COMPANY_ID].name,
    label: process.env.ADMIN_EMAIL || 'admin',
    secret,
    algorithm: 'SHA1',
    digits: TOTP_DIGITS,
    period: TOTP_PERIOD_SECONDS,
  });

/**
 * The step of time that a code belongs to.
 * @returns null for a code that is not right now, nor just before or after
 */
function stepOf(code: string, secret: string): number | null {
  const timestamp = Date.now();
  const codes = codesOf(secret);
  const delta = codes.validate({ token: code, timestamp, window: TOTP_WINDOW });
  return delta === null ? null : codes.counter({ timestamp }) + delta;
}

/** The step of time that it is now. */
const stepNow = (): number => TOTP.counter({ period: TOTP_PERIOD_SECONDS });

const usedSchema = z.object({
  /** The step of time whose code was accepted last. */
  step: z.number().int(),
  /** Tells apart two callers who use up the same code. Older entries have none. */
  by: z.string().optional(),
});
const lastUsed = jsonDocument('sessions', 'one-time-code', usedSchema, () => ({
  // The newest that can have been used: what cannot be read must not let a code count twice.
  step: stepNow() + TOTP_WINDOW,
}));

/**
 * Uses up the code of a step of time, and with it those of all steps before.
 * @returns whether it was still unused; of several callers at once one gets true
 * @throws 503 when nobody can tell
 */
function takeStep(step: number): Promise<boolean> {
  const by = randomUUID();
  return lastUsed.mutate((last) =>
    last && last.step >= step && !isAhead(last.step * TOTP_PERIOD_SECONDS * 1000)
      ? { next: null, result: false }
      : { next: { step, by }, result: true },
  );
}

/** Whether sign-in asks for a code. @throws 503 when the secret is none */
export const asksForCode = (): boolean => totpSecret() !== null;

/**
 * Prepares the check of a code; where none is asked for, it always succeeds.
 * @returns the deed that uses the code up, once everything else was right: true for one caller only
 */
export function codeCheck(code: string | undefined): () => Promise<boolean> {
  const secret = totpSecret();
  if (secret === null) return async () => true;
  const step = stepOf(code ?? '', secret);
  return async () => step !== null && takeStep(step);
}
