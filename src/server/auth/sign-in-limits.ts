import { randomInt } from 'node:crypto';
import {
  SIGN_IN_LONGEST_WAIT_SECONDS,
  SIGN_IN_TRIES,
  SIGN_IN_TRIES_PER_ADDRESS,
  SIGN_IN_TRIES_PER_EMAIL,
  SIGN_IN_WINDOW_SECONDS as seconds,
} from '../../domain/limits.ts';
import { networkOf } from '../network.ts';
import { consumeRateLimit, type Limit, resetRateLimit } from '../store/rate-limit.ts';
import { normalEmail } from './credentials.ts';
import { isKnownAddress, rememberAddress } from './recent-sign-ins.ts';

/** Counters that share the tries for an email: one would keep many who come at once waiting for each other. */
const SHARDS = 5;

/** From an address that is known, waits do not grow. */
const limitsFor = (isKnown: boolean) => {
  const longestWait = isKnown ? seconds : SIGN_IN_LONGEST_WAIT_SECONDS;
  return {
    pair: { max: SIGN_IN_TRIES, seconds, longestWait },
    /** Against one address that tries many emails. */
    address: { max: SIGN_IN_TRIES_PER_ADDRESS, seconds, longestWait },
    /** Against many addresses that try one email. */
    email: { max: SIGN_IN_TRIES_PER_EMAIL / SHARDS, seconds, longestWait },
  };
};

/** Counts a try in whichever counter of the email has room. @returns seconds to wait when none has, else 0 */
async function countForEmail(email: string, limit: Limit): Promise<number> {
  const first = randomInt(SHARDS);
  let shortest = Number.POSITIVE_INFINITY;
  for (let n = 0; n < SHARDS; n++) {
    const wait = await consumeRateLimit('sign-in-email', `${email} ${(first + n) % SHARDS}`, [limit]);
    if (wait === 0) return 0;
    shortest = Math.min(shortest, wait);
  }
  return shortest;
}

/**
 * Limits the tries to sign in with an email from an address. Where the administrator signed in lately, what
 * others try from elsewhere counts for nothing: they cannot lock the administrator out.
 */
export function signInLimits(emailAsTyped: string, address: string) {
  const email = normalEmail(emailAsTyped);
  const network = networkOf(address);
  const pair = `${email} ${network}`;
  return {
    /** Counts a try. @returns seconds to wait when a limit is reached, else 0 */
    async count(): Promise<number> {
      const isKnown = await isKnownAddress(email, network);
      const limits = limitsFor(isKnown);
      return (
        // The address first: once it is blocked, made-up emails write nothing to the store.
        (await consumeRateLimit('sign-in-address', network, [limits.address])) ||
        (await consumeRateLimit('sign-in', pair, [limits.pair])) ||
        (isKnown ? 0 : await countForEmail(email, limits.email))
      );
    },

    /** After a right password: the address is known, and its wrong tries are forgotten. */
    async succeed(): Promise<void> {
      await Promise.all([
        rememberAddress(email, network),
        resetRateLimit('sign-in', pair),
        resetRateLimit('sign-in-address', network),
      ]);
    },
  };
}
