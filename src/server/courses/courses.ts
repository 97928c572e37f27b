import { courseKind, RESERVED_COURSE_IDS } from '../../domain/course.ts';
import { toCourse } from '../content/wire.ts';
import { recordCreation } from '../records/create-record.ts';
import { contentService } from '../records/service.ts';

const create = recordCreation(courseKind, 'title', RESERVED_COURSE_IDS);

/** What the office does with courses. */
export const courses = contentService({
  kind: courseKind,
  rules: () => ({ create, show: ({ rev, data }) => ({ rev, data, wire: toCourse(data) }) }),
});
