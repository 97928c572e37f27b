import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { adminEmail, adminPassword, jwtSecret, totpSecret } from '../environment.ts';
import { log } from '../log.ts';
import { jsonDocument } from '../store/json-document.ts';
import { closeAllSessions } from './sessions.ts';

/**
 * Which credentials count: those of the newest deploy that somebody has signed in to. Netlify keeps every deploy, with
 * the variables of its time, and all deploys share this store.
 */
const current = jsonDocument(
  'sessions',
  'credentials',
  z.object({
    digest: z.string(),
    /** Id of the deploy. Older entries have none. */
    deploy: z.string().default(''),
  }),
  // What cannot be read lets nobody go on; who signs in writes it anew.
  () => ({ digest: '', deploy: '' }),
);

/**
 * Ids of Netlify's deploys begin with the second in which they were made. A site on one's own machine has other ids:
 * there is no older deploy that anybody could still ask.
 */
const NETLIFY_DEPLOY = /^[0-9a-f]{24}$/;
const isOlder = (deploy: string, other: string): boolean =>
  NETLIFY_DEPLOY.test(deploy) && NETLIFY_DEPLOY.test(other) && deploy < other;

/** Tells credentials apart without telling them: who reads the store does not know the key. */
const digestOfOwn = (): string =>
  createHmac('sha256', jwtSecret())
    .update(JSON.stringify([adminEmail(), adminPassword(), totpSecret()]))
    .digest('base64url');

/** Whether the credentials of this deploy count. */
export async function credentialsCount(): Promise<boolean> {
  const known = await current.read();
  return known === null || known.digest === digestOfOwn();
}

/**
 * Makes the credentials of this deploy those that count, and ends all sessions when others did before.
 * @returns whether they count: not when a newer deploy has others
 */
export async function adoptDeployedCredentials(deploy: string): Promise<boolean> {
  const digest = digestOfOwn();
  const before = await current.read();
  if (before?.digest === digest && before.deploy === deploy) return true;
  const [counts, changed] = await current.mutate((known) => {
    const isSame = known?.digest === digest;
    if (known && isOlder(deploy, known.deploy)) return { next: null, result: [isSame, false] };
    const next = isSame && known.deploy === deploy ? null : { digest, deploy };
    return { next, result: [true, known !== null && !isSame] };
  });
  if (changed) {
    await closeAllSessions();
    log('info', 'credentials-changed');
  }
  return counts;
}
