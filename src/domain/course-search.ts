import { NEPALI_WORDS } from '#texts/search';
import { foldText } from './fold-text.ts';
import { COURSE_SEARCHED_MAX } from './limits.ts';
import type { OfferedCourse } from './offered-course.ts';
import { isOneEdit } from './one-edit.ts';
import { plainText } from './plain-text.ts';
import { summary } from './summary.ts';

/** The search of a course list, for cards in a page and for a list of many pages on the server alike. */

type Searched = Pick<
  OfferedCourse,
  'title' | 'description' | 'instructor' | 'category_name' | 'instructors' | 'learning_points' | 'syllabus'
>;

/** What the search of a course looks at: its words, each of them once. */
export function searchText(course: Searched): string {
  const { title, category_name, instructor, instructors, description, learning_points, syllabus } = course;
  const names = instructors.map(({ name }) => name);
  const taught = [...learning_points, ...syllabus.map((part) => part.title)].join(' ');
  const texts = [title, category_name, instructor, ...names, plainText(description), taught];
  const words = texts.flatMap((text) => foldText(summary(text, COURSE_SEARCHED_MAX)).split(/\s+/));
  return [...new Set(words.map((word) => word.replace(EDGE, '')))].filter(Boolean).join(' ');
}
const EDGE = /^[.,:;!?()“”"'–—]+|[.,:;!?()“”"'–—]+$/g;

/** Shorter words are too much like others. */
const FORGIVEN_FROM = 4;
const SPACE = /[\s.,:;!?()/–—-]+/;

/** A word as it may be written in the letters of the other language. */
const PAIRS = Object.entries(NEPALI_WORDS).map((pair) => pair.map(foldText));
const spellings = (word: string): string[] => [word, ...PAIRS.filter((pair) => pair.includes(word)).flat()];

/**
 * Tells whether a `searchText` holds every word of a question. A word in Nepali letters counts as the Latin one and the other
 * way round, and a longer word may have one typing error.
 */
export function searchFor(question: string): (text: string) => boolean {
  const asked = foldText(question).split(/\s+/).map(spellings);
  return (text) => {
    let parts: string[] | undefined;
    return asked.every((written) => {
      const [word = ''] = written;
      if (written.some((spelling) => text.includes(spelling))) return true;
      if (word.length < FORGIVEN_FROM) return false;
      parts ??= text.split(SPACE);
      return parts.some((part) => part.length >= FORGIVEN_FROM && isOneEdit(part, word));
    });
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
