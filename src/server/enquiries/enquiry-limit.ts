import { API_TEXTS } from '#texts/api';
import { waitingTime } from '#texts/calls';
import { timeOf } from '../../domain/descending-timestamp.ts';
import { DAY_MS } from '../../domain/durations.ts';
import {
  ENQUIRIES_PER_DAY,
  ENQUIRIES_PER_EMAIL,
  ENQUIRIES_PER_EMAIL_SECONDS,
  ENQUIRIES_PER_HOUR,
  ENQUIRIES_PER_MINUTE,
  ENQUIRIES_WINDOW_SECONDS,
  ENQUIRY_REPEATS_PER_HOUR,
} from '../../domain/limits.ts';
import type { SpamReason } from '../../domain/spam.ts';
import { readFacts } from '../content/words.ts';
import { tooManyRequests } from '../errors.ts';
import { networkOf } from '../network.ts';
import { consumeRateLimit } from '../store/rate-limit.ts';
import { enquiries } from './enquiries.ts';

const MINUTE = 60;

/** @param share how many addresses' worth a network may send */
const limits = (share: number) => [
  { max: share * ENQUIRIES_PER_MINUTE, seconds: MINUTE },
  { max: share * ENQUIRIES_PER_HOUR, seconds: ENQUIRIES_WINDOW_SECONDS },
];

/**
 * What an enquiry counts for. Of IPv6 that is the /64 network that stands for an address, and, with higher limits, the
 * /56 and /48 around it: one owner may have all of their /64 networks.
 */
function countersOf(address: string): { kind: string; name: string; share: number }[] {
  const network = networkOf(address);
  const own = { kind: 'enquiries', name: network, share: 1 };
  const [first, second, third, fourth] = network.split(':');
  if (fourth === undefined) return [own];
  const largest = `${first}:${second}:${third}`;
  return [
    own,
    { kind: 'enquiries-56', name: `${largest}:${fourth.padStart(4, '0').slice(0, 2)}`, share: 2 },
    { kind: 'enquiries-48', name: largest, share: 4 },
  ];
}

/**
 * Counts an enquiry from an address. What has come before under its key has a limit of its own, so that a visitor whose
 * answers get lost is answered, and nobody without end.
 * @throws 429 when the address, or a network around it, has sent too many
 */
export async function limitEnquiries(address: string, isRepeat: boolean): Promise<void> {
  const wait = isRepeat
    ? await consumeRateLimit('enquiry-repeats', networkOf(address), [
        { max: ENQUIRY_REPEATS_PER_HOUR, seconds: ENQUIRIES_WINDOW_SECONDS },
      ])
    : await countIn(countersOf(address));
  if (wait <= 0) return;
  const { phone } = await readFacts();
  throw tooManyRequests(API_TEXTS.enquiriesThrottled(waitingTime(wait), phone), wait);
}

async function countIn(counters: ReturnType<typeof countersOf>): Promise<number> {
  for (const { kind, name, share } of counters) {
    const wait = await consumeRateLimit(kind, name, limits(share));
    if (wait > 0) return wait;
  }
  return 0;
}

/**
 * Why so many are suspected: what one email sends in a row, and what comes on a day when more came than visitors write.
 * Such enquiries are stored all the same. Anybody can give another's email, so it closes the form to nobody.
 */
export async function floodReason(email: string, now = Date.now()): Promise<SpamReason | undefined> {
  const [wait, { entries }] = await Promise.all([
    consumeRateLimit('enquiry-email', email.toLowerCase(), [
      { max: ENQUIRIES_PER_EMAIL, seconds: ENQUIRIES_PER_EMAIL_SECONDS },
    ]),
    enquiries.entriesAfter('', ENQUIRIES_PER_DAY),
  ]);
  if (wait > 0) return 'same-email';
  // They stand newest first, those deleted since included. A count of its own would be one more place where all wait.
  const last = entries[ENQUIRIES_PER_DAY - 1];
  return last && now - timeOf(enquiries.idOf(last)) < DAY_MS ? 'busy-day' : undefined;
}
