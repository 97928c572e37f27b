import type { Course } from '../../domain/course.ts';
import { isEmpty } from '../../domain/empty.ts';

/** What a visitor misses most first. */
const WANTED = ['description', 'instructor', 'duration'] as const;

const lacks = (course: Course) => WANTED.filter((field) => isEmpty(course[field]));
const firstLack = (course: Course) => WANTED.findIndex((field) => isEmpty(course[field]));

/** The courses that lack something visitors look for, those that lack most important things first. */
export const unfinished = (courses: readonly Course[]) =>
  courses
    .map((course) => ({ course, missing: lacks(course) }))
    .filter(({ missing }) => missing.length > 0)
    .sort((a, b) => firstLack(a.course) - firstLack(b.course) || b.missing.length - a.missing.length);
