import { CLEARABLE_COURSE_FIELDS, type Course, type CourseInput } from '../../domain/course.ts';
import { ADMIN_TEXTS } from '../../domain/texts.ts';
import { createCourse, getCourse, updateCourse } from '../api/calls.ts';
import { queryKeys } from '../app/queries.ts';
import type { EditorConfig } from '../editor/editor-config.ts';

export const courseKind: EditorConfig<Course, CourseInput> = {
  noun: 'course',
  save: 'Save course',
  saveFailed: ADMIN_TEXTS.courseSaveFailed,
  labels: {
    title: 'Title',
    company_id: 'Company',
    level: 'Level',
    description: 'Description',
    duration: 'Duration',
    instructor: 'Instructor',
  },
  clearable: CLEARABLE_COURSE_FIELDS,
  inputOf: ({ title, company_id, level, description, duration, instructor }) => ({
    title,
    company_id,
    level,
    // A submitted form has CRLF line ends, a text area gives LF.
    description: description.replaceAll('\r\n', '\n'),
    duration,
    instructor,
  }),
  listKey: queryKeys.courses,
  read: getCourse,
  create: createCourse,
  update: updateCourse,
};
