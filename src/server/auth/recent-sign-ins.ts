import { z } from 'zod';
import { DAY_MS } from '../../domain/durations.ts';
import { KNOWN_ADDRESS_DAYS } from '../../domain/limits.ts';
import { isAhead } from '../clock.ts';
import { remove } from '../store/blob-store.ts';
import { eraseInPages } from '../store/erase-in-pages.ts';
import { jsonDocument } from '../store/json-document.ts';
import { keyedHash } from '../store/keyed-hash.ts';

/** When somebody last signed in from an address, in ms since 1970. */
const knownSchema = z.object({ at: z.number() });
const PREFIX = 'known';
const KEPT_MS = KNOWN_ADDRESS_DAYS * DAY_MS;

const keyOf = (email: string, network: string) => `${PREFIX}/${keyedHash(PREFIX, `${email} ${network}`)}`;

const signInAt = (key: string) => jsonDocument('sessions', key, knownSchema);

async function isRecent(key: string, now: number): Promise<boolean> {
  const last = await signInAt(key).read();
  return last !== null && last.at > now - KEPT_MS && !isAhead(last.at, now);
}

/** Whether the email signed in from there lately. */
export const isKnownAddress = (email: string, network: string): Promise<boolean> =>
  isRecent(keyOf(email, network), Date.now());

/** Makes the address known for 30 days. */
export const rememberAddress = (email: string, network: string): Promise<void> =>
  signInAt(keyOf(email, network)).write({ at: Date.now() });

/** Forgets addresses that nobody has signed in from for long. */
export async function eraseOldAddresses(now = Date.now()): Promise<void> {
  await eraseInPages('sessions', `${PREFIX}/`, async (key) => {
    if (!(await isRecent(key, now))) await remove('sessions', key);
  });
}
