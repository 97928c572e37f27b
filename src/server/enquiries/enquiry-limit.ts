import { API_TEXTS } from '#texts/api';
import { ENQUIRIES_PER_HOUR, ENQUIRIES_PER_MINUTE } from '../../domain/limits.ts';
import { tooManyRequests } from '../errors.ts';
import { networkOf } from '../network.ts';
import { consumeRateLimit } from '../store/rate-limit.ts';

const LIMITS = [
  { max: ENQUIRIES_PER_MINUTE, seconds: 60 },
  { max: ENQUIRIES_PER_HOUR, seconds: 60 * 60 },
];

/**
 * Counts an enquiry from an address.
 * @throws 429 when the address has sent too many
 */
export async function limitEnquiries(address: string): Promise<void> {
  const wait = await consumeRateLimit('enquiries', networkOf(address), LIMITS);
  if (wait > 0) {
    throw tooManyRequests(API_TEXTS.enquiriesThrottled, wait);
  }
}
