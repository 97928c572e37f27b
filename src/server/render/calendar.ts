import ical from 'ical-generator';
import { absolute } from '../../components/page/text.ts';
import { site } from '../../content/site.ts';
import { COMPANIES } from '../../domain/company.ts';
import { addDays, beginningInNepal } from '../../domain/dates.ts';
import { daysText, placeText, startText, timeText } from '../../domain/intake-words.ts';
import type { OfferedCourse, OfferedIntake } from '../../domain/offered-course.ts';
import { pagePaths } from '../../paths.ts';

/** The first class of an intake as a file for calendars (RFC 5545). null where its day is not known. */
export function renderCalendar(course: OfferedCourse, intake: OfferedIntake, address: string): string | null {
  const { start, time, id, updated_at } = intake;
  if (start.precision !== 'day') return null;
  const institute = COMPANIES[course.company_id].name;
  const page = absolute(pagePaths(course.company_id).course(course.id));
  const at = (clock: string) => new Date(beginningInNepal(start.ad).getTime() + minutesOf(clock) * 60_000);
  const calendar = ical({ prodId: { company: institute, product: 'courses' } });
  calendar.createEvent({
    id: `${id}@${new URL(site.url).hostname}`,
    stamp: new Date(updated_at),
    summary: `${course.title}, ${institute}`,
    description: [
      startText(intake),
      [timeText(intake), daysText(intake)].filter(Boolean).join(', '),
      page,
    ].join('\n'),
    location: intake.place || (intake.mode === 'online' ? placeText(intake) : address),
    url: page,
    ...(time
      ? { start: at(time.from), end: at(time.to) }
      : // A whole day is a day of the calendar, wherever it is read.
        { allDay: true, start: midnight(start.ad), end: midnight(addDays(start.ad, 1)) }),
  });
  return calendar.toString();
}

const minutesOf = (clock: string): number => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
};
/** As the library reads days: by the clock of the machine. */
const midnight = (day: string): Date => new Date(`${day}T00:00:00`);
