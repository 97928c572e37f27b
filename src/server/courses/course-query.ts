import { z } from 'zod';
import { COURSE_LEVELS, type Course } from '../../domain/course.ts';
import { COURSE_SORTS, courseSorts, searchFor, searchText } from '../../domain/course-search.ts';
import { COURSE_QUERY_MAX } from '../../domain/limits.ts';
import { memoizeWeak } from '../memoize-weak.ts';

export const courseQuerySchema = z.object({
  q: z.string().trim().max(COURSE_QUERY_MAX, `q must be at most ${COURSE_QUERY_MAX} characters.`).default(''),
  level: z
    .enum([...COURSE_LEVELS, ''], { error: `level must be one of ${COURSE_LEVELS.join(', ')}.` })
    .default(''),
  sort: z
    .enum([...COURSE_SORTS, ''], { error: `sort must be one of ${COURSE_SORTS.join(', ')}.` })
    .default(''),
});
export type CourseQuery = z.output<typeof courseQuerySchema>;

/** The parameters that a search of courses knows; caches tell answers apart by them. */
export const COURSE_QUERY_PARAMETERS = Object.keys(courseQuerySchema.shape);

const textOf = memoizeWeak((course: Course) => searchText(course));
const sorts = courseSorts(COURSE_LEVELS);

export function searchCourses<C extends Course>(courses: readonly C[], { q, level, sort }: CourseQuery): C[] {
  const matches = searchFor(q);
  const found = courses.filter((course) => (!level || course.level === level) && matches(textOf(course)));
  return sort ? found.sort(sorts[sort]) : found;
}
