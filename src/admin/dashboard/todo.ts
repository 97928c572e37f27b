import type { Course } from '../../domain/course.ts';

/** What a visitor misses most first. */
const WANTED = [
  ['a picture', (course: Course) => course.image !== null],
  ['a description', (course: Course) => course.description.trim() !== ''],
  ['an instructor', (course: Course) => course.instructor !== ''],
  ['a duration', (course: Course) => course.duration !== ''],
] as const;

export interface Unfinished {
  course: Course;
  missing: string[];
}

/** The courses that lack something visitors look for, those that lack most important things first. */
export function unfinished(courses: readonly Course[]): Unfinished[] {
  const weight = ({ missing }: Unfinished) => WANTED.findIndex(([name]) => name === missing[0]);
  return courses
    .map((course) => ({
      course,
      missing: WANTED.filter(([, has]) => !has(course)).map(([name]) => name as string),
    }))
    .filter(({ missing }) => missing.length > 0)
    .sort((a, b) => weight(a) - weight(b) || b.missing.length - a.missing.length);
}

/** "a picture and an instructor" */
export const listed = (parts: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(parts);
