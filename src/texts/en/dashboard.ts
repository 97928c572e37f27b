import { capitalized } from './records.ts';

export const DASHBOARD_TEXTS = {
  title: 'Dashboard',
  failed: 'Some numbers could not be loaded',
  notKnown: 'not known',
  loading: 'loading',
  notLoaded: 'Not loaded.',
  totals: {
    title: 'Totals',
    courses: 'Total Courses',
    enquiries: 'Form Submissions',
    carousel: 'Carousel Items',
    companies: 'Total Companies',
    coursesOf: (company: string) => `${company} Courses`,
  },

  perWeek: 'Enquiries per week',
  perWeekCaption: 'Enquiries per week, weeks beginning on Sunday in Nepal',
  inWeeks: (count: string, weeks: number) => `${count} in ${weeks} weeks`,
  noneInWeeks: 'Nobody has written in these weeks. The bars grow with what visitors send.',
  weekOf: 'Week of',
  enquiries: 'Enquiries',
  counting: 'Counting enquiries…',

  unanswered: 'Unanswered enquiries',
  allUnanswered: 'All unanswered',
  allAnswered: 'Every enquiry is answered.',

  newest: 'Newest enquiries',
  notices: 'Who is told',
  allEnquiries: 'All enquiries',
  loadingEnquiries: 'Loading enquiries…',
  noEnquiries: 'No enquiries yet. What visitors send from the contact pages arrives here.',

  toComplete: 'Courses to complete',
  missing: (parts: string) => `${capitalized(parts)} missing`,
  wanted: {
    description: 'description',
    instructor: 'instructor',
    duration: 'duration',
  },
  allComplete: 'Every course has a description, an instructor and a duration.',
  noCourses: 'There are no courses yet.',
  more: (count: number) => `and ${count} more`,

  asking: 'Asking…',
  publishUnknown: 'The publishing state is not known.',
  publish: {
    live: 'Visitors see everything that is saved.',
    saved: 'There are changes that are not in the files yet.',
    publishing: 'The last changes are on their way.',
    failed: 'The files have what they had before. Visitors see every change all the same.',
  },
  buildTook: (time: string) => `The last build took ${time}.`,
  website: (company: string) => `${company} website`,
} as const;

const hours = (count: number): string => {
  if (count < 1) return 'an hour';
  const rounded = Math.round(count);
  if (rounded < 48) return rounded === 1 ? '1 hour' : `${rounded} hours`;
  return `${Math.round(count / 24)} days`;
};

/** How enquiries are answered, and what they are about. */
export const ANSWERED_TEXTS = {
  title: 'Answered within 24 hours',
  inWeeks: (weeks: number) => `${weeks} weeks`,
  none: 'Nothing was answered in these weeks, and nothing is late.',
  inTime: (inTime: number, judged: number) =>
    `${inTime} of ${judged} (${Math.round((inTime / judged) * 100)} %)`,
  median: (count: number) =>
    `Half of the answers took ${hours(count)} or less. What still has time is not counted; what is late is.`,

  byCourse: 'What they ask about',
  noCourse: 'No course',
  others: (count: number) => (count === 1 ? '1 about another' : `${count} about others`),
} as const;
