import { COURSE_PAGE_TEXTS } from '#texts/course';
import { factsOf, feesOf } from '../../domain/course-filter.ts';
import { rupees } from '../../domain/money.ts';
import type { OfferedCourse } from '../../domain/offered-course.ts';

/** "Rs 8,500", or "from Rs 8,500" where intakes differ; '' where nobody has said. The list is filtered by the same. */
export function feeLine(course: OfferedCourse): string {
  const [lowest, ...higher] = feesOf(factsOf(course));
  if (lowest === undefined) return '';
  return higher.length > 0 ? COURSE_PAGE_TEXTS.feeFrom(rupees(lowest)) : rupees(lowest);
}
