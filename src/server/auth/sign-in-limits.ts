import {
  SIGN_IN_TRIES,
  SIGN_IN_TRIES_PER_ADDRESS,
  SIGN_IN_TRIES_PER_EMAIL,
  SIGN_IN_WINDOW_SECONDS,
} from '../../domain/limits.ts';
import { networkOf } from '../network.ts';
import { consumeRateLimit, resetRateLimit } from '../store/rate-limit.ts';
import { normalEmail } from './credentials.ts';
import { isKnownAddress, rememberAddress } from './recent-sign-ins.ts';

const seconds = SIGN_IN_WINDOW_SECONDS;
const PAIR = { max: SIGN_IN_TRIES, seconds, lockout: true };
/** Against one address that tries many emails. */
const ADDRESS = { max: SIGN_IN_TRIES_PER_ADDRESS, seconds, lockout: true };
/** Against many addresses that try one email. */
const EMAIL = { max: SIGN_IN_TRIES_PER_EMAIL, seconds };

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
      return (
        // The address first: once it is blocked, made-up emails write nothing to the store.
        (await consumeRateLimit('sign-in-address', network, [ADDRESS])) ||
        (await consumeRateLimit('sign-in', pair, [PAIR])) ||
        ((await isKnownAddress(email, network)) ? 0 : await consumeRateLimit('sign-in-email', email, [EMAIL]))
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
