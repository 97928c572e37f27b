import type { Course } from '../../domain/course.ts';
import { COURSE_SEARCHED_MAX } from '../../domain/limits.ts';
import { summary } from '../../domain/summary.ts';

/** What a card shows and the search looks at. Named as on the wire, so that the API's list is an index, too. */
export type IndexedCourse = Omit<Course, 'company_id' | 'created_at' | 'updated_at'>;

/** The index of a brand's courses, in the order of the list. */
export const catalogueIndex = (courses: readonly Course[]): IndexedCourse[] =>
  courses.map(({ company_id: _, created_at: _c, updated_at: _u, description, ...course }) => ({
    ...course,
    description: summary(description, COURSE_SEARCHED_MAX),
  }));
