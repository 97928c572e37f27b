import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { adminEmail, adminPassword, jwtSecret, totpSecret } from '../environment.ts';
import { log } from '../log.ts';
import { jsonDocument } from '../store/json-document.ts';
import { closeAllSessions } from './sessions.ts';

/**
 * Which credentials count. A deploy keeps the variables of its time for ever, so that one with an older password could
 * still be asked; all deploys share this store.
 */
const current = jsonDocument(
  'sessions',
  'credentials',
  z.object({
    digest: z.string(),
    /** Those before it, which must not come back. */
    replaced: z.array(z.string()),
  }),
);

/** Tells credentials apart without telling them: who reads the store does not know the key. */
const digest = (): string =>
  createHmac('sha256', jwtSecret())
    .update(JSON.stringify([adminEmail(), adminPassword(), totpSecret()]))
    .digest('base64url');

/** Whether the credentials of this deploy count. */
export async function credentialsCount(): Promise<boolean> {
  const known = await current.read();
  return known === null || known.digest === digest();
}

/**
 * Makes the credentials of this deploy those that count, and ends all sessions when others did before.
 * @returns whether they count: not when they have been replaced once
 */
export async function adoptDeployedCredentials(): Promise<boolean> {
  const own = digest();
  const [counts, changed] = await current.mutate((known) => {
    if (known?.digest === own) return { next: null, result: [true, false] };
    if (known?.replaced.includes(own)) return { next: null, result: [false, false] };
    const replaced = known ? [...known.replaced, known.digest] : [];
    return { next: { digest: own, replaced }, result: [true, known !== null] };
  });
  if (changed) {
    await closeAllSessions();
    log('info', 'credentials-changed');
  }
  return counts;
}
