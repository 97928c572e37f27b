import { z } from 'zod';
import { COURSE_LEVELS } from '../../domain/course.ts';
import { factsOf, filterOf, fits, lowestFee, nextStart } from '../../domain/course-filter.ts';
import { COURSE_SORTS, courseSorts, searchFor, searchText } from '../../domain/course-search.ts';
import { SHIFTS } from '../../domain/intake-options.ts';
import { COURSE_QUERY_MAX } from '../../domain/limits.ts';
import { dayInNepal } from '../../domain/nepal.ts';
import type { OfferedCourse } from '../../domain/offered-course.ts';
import { memoizeWeak } from '../memoize-weak.ts';

/** Shifts with commas between. */
const SHIFT_LIST = new RegExp(`^(?:(?:${SHIFTS.join('|')})(?:,(?!$)|$))*$`);

export const courseQuerySchema = z.object({
  q: z.string().trim().max(COURSE_QUERY_MAX, `q must be at most ${COURSE_QUERY_MAX} characters.`).default(''),
  level: z
    .enum([...COURSE_LEVELS, ''], { error: `level must be one of ${COURSE_LEVELS.join(', ')}.` })
    .default(''),
  shift: z
    .string()
    .regex(SHIFT_LIST, { error: `shift must be some of ${SHIFTS.join(', ')}, with commas between.` })
    .default(''),
  online: z.enum(['1', ''], { error: 'online must be 1.' }).default(''),
  soon: z.enum(['1', ''], { error: 'soon must be 1.' }).default(''),
  fee: z
    .string()
    .regex(/^\d{0,8}$/, { error: 'fee must be a whole number of rupees.' })
    .default(''),
  sort: z
    .enum([...COURSE_SORTS, ''], { error: `sort must be one of ${COURSE_SORTS.join(', ')}.` })
    .default(''),
});
export type CourseQuery = z.output<typeof courseQuerySchema>;

/** The parameters that a search of courses knows; caches tell answers apart by them. */
export const COURSE_QUERY_PARAMETERS = Object.keys(courseQuerySchema.shape);

const textOf = memoizeWeak((course: OfferedCourse) => searchText(course));
const factsOfCourse = memoizeWeak((course: OfferedCourse) => factsOf(course));
const sorts = courseSorts(COURSE_LEVELS);

/** The courses of a list that a visitor asks for, as of today. */
export function searchCourses(
  courses: readonly OfferedCourse[],
  { q, level, sort, ...filter }: CourseQuery,
): OfferedCourse[] {
  const today = dayInNepal(new Date());
  const matches = searchFor(q);
  const wanted = filterOf(new URLSearchParams(filter));
  const found = courses.filter(
    (course) =>
      (!level || course.level === level) &&
      fits(factsOfCourse(course), wanted, today) &&
      matches(textOf(course)),
  );
  if (!sort) return found;
  return found
    .map((course) => ({ course, ...sortedBy(course, today) }))
    .sort(sorts[sort])
    .map(({ course }) => course);
}

function sortedBy(course: OfferedCourse, today: string) {
  const facts = factsOfCourse(course);
  return { title: course.title, level: course.level, start: nextStart(facts, today), fee: lowestFee(facts) };
}
