import { PUBLISHING_TEXTS as texts } from '#texts/publishing';
import { beginningInNepal } from '../../domain/dates.ts';
import { DAY_MS, HOUR_MS } from '../../domain/durations.ts';
import { dayInNepal } from '../../domain/nepal.ts';
import type { Decision, PublishStatus } from '../../domain/publish.ts';
import { formatClock, formatDay } from '../ui/format.ts';

/** What is built in so many hours of a day is built in the night before it. */
const NIGHT_MS = 5 * HOUR_MS;

/** "tonight at 02:00 AM", by a clock in Nepal. */
export function timeAhead(at: string, now: Date): string {
  const [time, day] = [formatClock(at), dayInNepal(new Date(at))];
  const isToday = day === dayInNepal(now);
  const isTomorrow = day === dayInNepal(new Date(now.getTime() + DAY_MS));
  const isAtNight = Date.parse(at) - beginningInNepal(day).getTime() < NIGHT_MS;
  if (isAtNight && Date.parse(at) - now.getTime() <= DAY_MS) return texts.tonight(time);
  if (isToday) return texts.today(time);
  return isTomorrow ? texts.tomorrow(time) : texts.on(formatDay(at), time);
}

/** "in the files tonight at 02:00 AM" */
export function whenInFiles(next: Decision | null, now: Date): string {
  if (!next) return texts.onItsWay;
  if (next.when === 'held') {
    const [day, time] = next.until === null ? ['', ''] : [formatDay(next.until), formatClock(next.until)];
    return texts.held[next.why](day, time);
  }
  const time = next.when === 'at' ? timeAhead(next.at, now) : texts.inMinutes;
  return next.refused ? texts.refused(next.refused, time) : texts.inFiles(time);
}

type Known = Pick<PublishStatus, 'builds' | 'lacking' | 'next'>;

/** "Builds this month: 6 of 10. 3 changes are visible to visitors; in the files tonight at 02:00 AM." */
export function publishSentence({ builds, lacking, next }: Known, now = new Date()): string {
  const used = builds.limit === null ? [] : [texts.used(builds.used, builds.limit)];
  const when = whenInFiles(next, now);
  if (lacking > 0) return [...used, texts.visible(lacking, when)].join(' ');
  return [...used, next ? texts.timePassed(when) : texts.allInFiles].join(' ');
}

/** How many builds of the month are left, or null where they are not limited. */
export const buildsLeft = ({ used, limit }: PublishStatus['builds']): number | null =>
  limit === null ? null : Math.max(0, limit - used);
