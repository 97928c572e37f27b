import { HOUR_MS } from './durations.ts';
import type { Enquiry } from './enquiry.ts';
import { isUnanswered } from './enquiry.ts';
import { REPLY_HOURS } from './limits.ts';

/** How the office keeps what the pages promise: an answer within a day. */

/** By when an enquiry has to be answered. */
export const answerDue = ({ submitted_at }: Pick<Enquiry, 'submitted_at'>): Date =>
  new Date(Date.parse(submitted_at) + REPLY_HOURS * HOUR_MS);

type Waiting = Pick<Enquiry, 'submitted_at' | 'state' | 'spam' | 'remind_on'>;

/** Whether the office wants to be told of it now. @param today the day in Nepal */
const isReminded = ({ remind_on, spam, state }: Waiting, today: string): boolean =>
  remind_on !== '' && remind_on <= today && !spam && state !== 'archived';

/** What waits for an answer, first what has to be answered first. @param today the day in Nepal */
export function waitingFirst<E extends Waiting>(enquiries: readonly E[], today: string): E[] {
  const waits = ({ spam, state, remind_on }: Waiting) => !spam && isUnanswered(state) && remind_on <= today;
  return enquiries
    .filter((enquiry) => waits(enquiry) || isReminded(enquiry, today))
    .sort((a, b) => answerDue(a).getTime() - answerDue(b).getTime());
}

/** How the promise is kept, of what came since a moment. */
export interface Kept {
  /** Answered, or late with it. What is still in time counts for nothing yet. */
  judged: number;
  inTime: number;
  /** Hours to an answer of which half took less; null where nothing was answered. */
  medianHours: number | null;
}

export function promiseKept(
  enquiries: readonly (Waiting & Pick<Enquiry, 'answered_at'>)[],
  since: Date,
  now: Date,
): Kept {
  const counted = enquiries.filter(
    ({ spam, submitted_at }) => !spam && Date.parse(submitted_at) >= since.getTime(),
  );
  const answered = counted.filter(({ answered_at }) => answered_at !== '');
  const late = counted.filter((enquiry) => isUnanswered(enquiry.state) && answerDue(enquiry) < now);
  const inTime = answered.filter(
    (enquiry) => Date.parse(enquiry.answered_at) <= answerDue(enquiry).getTime(),
  );
  const hours = answered
    .map(({ answered_at, submitted_at }) => (Date.parse(answered_at) - Date.parse(submitted_at)) / HOUR_MS)
    .sort((a, b) => a - b);
  const [low, high] = [hours[Math.floor((hours.length - 1) / 2)], hours[Math.floor(hours.length / 2)]];
  return {
    judged: answered.length + late.length,
    inTime: inTime.length,
    medianHours: low === undefined || high === undefined ? null : (low + high) / 2,
  };
}
