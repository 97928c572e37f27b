import type { Course } from '../../domain/course.ts';

/** The classes of a level's badge. Without React, so that the script of the course list can use it. */
export const levelClass = (level: Course['level']): string =>
  `level level-${level ? level.toLowerCase() : 'other'}`;
