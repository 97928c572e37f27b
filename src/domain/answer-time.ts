import type { CompanyId } from './company.ts';
import { HOUR_MS } from './durations.ts';
import { type Enquiry, isUnanswered } from './enquiry.ts';
import { REPLY_HOURS } from './limits.ts';
import { answerBy, type OpeningHours } from './opening-hours.ts';

/** How the office keeps what the pages promise: an answer within a day. */

/** When each company is open. Where that is not known, every hour counts. */
export type HoursOf = Readonly<Partial<Record<CompanyId, OpeningHours>>>;

/** By when an enquiry has to be answered: within a day, and days on which the office is closed do not count. */
export function answerDue(
  { submitted_at, company_id }: Pick<Enquiry, 'submitted_at' | 'company_id'>,
  hoursOf: HoursOf,
): Date {
  const received = new Date(submitted_at);
  const hours = hoursOf[company_id];
  return hours ? answerBy(hours, received) : new Date(received.getTime() + REPLY_HOURS * HOUR_MS);
}

type Waiting = Pick<Enquiry, 'submitted_at' | 'company_id' | 'state' | 'spam' | 'remind_on'>;

/** Whether the office wants to be told of it now. @param today the day in Nepal */
const isReminded = ({ remind_on, spam, state }: Waiting, today: string): boolean =>
  remind_on !== '' && remind_on <= today && !spam && state !== 'archived';

/** What waits for an answer, first what has to be answered first. @param today the day in Nepal */
export function waitingFirst<E extends Waiting>(
  enquiries: readonly E[],
  today: string,
  hoursOf: HoursOf,
): E[] {
  const waits = ({ spam, state, remind_on }: Waiting) => !spam && isUnanswered(state) && remind_on <= today;
  return enquiries
    .filter((enquiry) => waits(enquiry) || isReminded(enquiry, today))
    .map((enquiry) => ({ enquiry, due: answerDue(enquiry, hoursOf).getTime() }))
    .sort((a, b) => a.due - b.due || (a.enquiry.submitted_at < b.enquiry.submitted_at ? -1 : 1))
    .map(({ enquiry }) => enquiry);
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
  hoursOf: HoursOf,
): Kept {
  const counted = enquiries.filter(
    ({ spam, submitted_at }) => !spam && Date.parse(submitted_at) >= since.getTime(),
  );
  const answered = counted.filter(({ answered_at }) => answered_at !== '');
  const late = counted.filter((enquiry) => isUnanswered(enquiry.state) && answerDue(enquiry, hoursOf) < now);
  const inTime = answered.filter(
    (enquiry) => Date.parse(enquiry.answered_at) <= answerDue(enquiry, hoursOf).getTime(),
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
