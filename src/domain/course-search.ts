import { foldText } from './fold-text.ts';
import { COURSE_SEARCHED_MAX } from './limits.ts';
import { plainText } from './plain-text.ts';
import { summary } from './summary.ts';

/** The search of a course list, for cards in a page and for a list of many pages on the server alike. */

/** What the search of a course looks at. */
export const searchText = (course: { title: string; description: string; instructor: string }): string =>
  foldText(
    [course.title, summary(plainText(course.description), COURSE_SEARCHED_MAX), course.instructor].join(' '),
  ).trim();

/** Tells whether a `searchText` holds every word of a question. */
export function searchFor(question: string): (text: string) => boolean {
  const words = foldText(question).split(/\s+/);
  return (text) => words.every((word) => text.includes(word));
}

interface Sorted {
  title: string;
  level: string;
}
type Compare = (a: Sorted, b: Sorted) => number;

/** The orders of a list beside its own, newest first. @param levels from the easiest to the hardest */
export function courseSorts(levels: readonly string[]): Readonly<Record<CourseSort, Compare>> {
  // Courses without a level come last.
  const rank = ({ level }: Sorted) => (levels.includes(level) ? levels.indexOf(level) : levels.length);
  return {
    title: (a, b) => a.title.localeCompare(b.title),
    'title-desc': (a, b) => b.title.localeCompare(a.title),
    level: (a, b) => rank(a) - rank(b),
  };
}

export const COURSE_SORTS = ['title', 'title-desc', 'level'] as const;
export type CourseSort = (typeof COURSE_SORTS)[number];
