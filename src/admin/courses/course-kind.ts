import { ADMIN_TEXTS } from '#texts/admin';
import { type Course, courseFields } from '../../domain/course.ts';
import { createCourse, getCourse, updateCourse } from '../api/calls.ts';
import { queryKeys } from '../app/queries.ts';
import type { EditorConfig } from '../editor/editor-config.ts';
import { recordFormData } from '../editor/form-values.ts';

export const courseKind: EditorConfig<Course> = {
  noun: 'course',
  save: 'Save course',
  saveFailed: ADMIN_TEXTS.courseSaveFailed,
  fields: courseFields,
  listKey: queryKeys.courses,
  read: getCourse,
  create: (typed, key) => createCourse(recordFormData(courseFields, typed), key),
  update: (typed, { value, etag }) =>
    updateCourse(value.id, recordFormData(courseFields, typed, value), etag),
};
