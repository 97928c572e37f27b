import { NEPALI_WORDS } from '#texts/search';
import { foldText } from './fold-text.ts';
import { COURSE_SEARCHED_MAX } from './limits.ts';
import { isOneEdit } from './one-edit.ts';
import { plainText } from './plain-text.ts';
import { summary } from './summary.ts';

/** The search of a course list, for cards in a page and for a list of many pages on the server alike. */

/** What the search of a course looks at. */
export const searchText = (course: { title: string; description: string; instructor: string }): string =>
  foldText(
    [course.title, summary(plainText(course.description), COURSE_SEARCHED_MAX), course.instructor].join(' '),
  ).trim();

/** Shorter words are too much like others. */
const FORGIVEN_FROM = 4;
const SPACE = /[\s.,:;!?()/–—-]+/;

/**
 * Tells whether a `searchText` holds every word of a question. A word in Nepali letters counts as the English one, and a
 * longer word may have one typing error.
 */
export function searchFor(question: string): (text: string) => boolean {
  const words = foldText(question).split(/\s+/);
  return (text) => {
    let parts: string[] | undefined;
    const isIn = (word: string): boolean => {
      const english = NEPALI_WORDS[word];
      if (text.includes(word) || (english !== undefined && text.includes(english))) return true;
      if (word.length < FORGIVEN_FROM) return false;
      parts ??= text.split(SPACE);
      return parts.some((part) => part.length >= FORGIVEN_FROM && isOneEdit(part, word));
    };
    return words.every(isIn);
  };
}

interface Sorted {
  title: string;
  level: string;
  /** The next start, a day; unknown ones sort behind all days. */
  start: string;
  /** The lowest fee; unknown ones sort behind all fees. */
  fee: number;
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
    start: (a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0),
    fee: (a, b) => (a.fee === b.fee ? 0 : a.fee - b.fee),
  };
}

export const COURSE_SORTS = ['title', 'title-desc', 'level', 'start', 'fee'] as const;
export type CourseSort = (typeof COURSE_SORTS)[number];
