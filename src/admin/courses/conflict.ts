import { type Course, type CourseInput, courseInputSchema } from '../../domain/course.ts';
import type { PictureChoice } from './course-form-data.ts';
import { courseValues } from './course-values.ts';

/** Two people changed one course: what each made of it, and whose version goes on, field by field. */
export type Side = 'mine' | 'theirs';
export type ConflictField = keyof CourseInput | 'image';
export type Choices = Partial<Record<ConflictField, Side>>;

export interface Difference {
  field: ConflictField;
  /** Who changed it since the form was opened. */
  changedBy: 'you' | 'them' | 'both';
}

const FIELDS = courseInputSchema.keyof().options;

/** A stored course as the form would send it. */
const inputOf = (course: Course): CourseInput => courseInputSchema.parse(courseValues(course));

/**
 * The fields in which `mine` and `theirs` are not the same.
 * @param base the course as it was when the form was opened
 */
export function differences(
  base: Course,
  mine: CourseInput,
  theirs: Course,
  picture: PictureChoice,
): Difference[] {
  const [before, now] = [inputOf(base), inputOf(theirs)];
  const found: Difference[] = FIELDS.filter((field) => mine[field] !== now[field]).map((field) => {
    if (mine[field] === before[field]) return { field, changedBy: 'them' };
    return { field, changedBy: now[field] === before[field] ? 'you' : 'both' };
  });
  // A picture that was not touched here stays as the other version has it: it cannot be sent again.
  if (picture.file || (picture.removed && theirs.image)) {
    found.push({ field: 'image', changedBy: theirs.image === base.image ? 'you' : 'both' });
  }
  return found;
}

/** What to begin with: everybody keeps what only they changed; where both did, what is typed here. */
export const firstChoices = (found: readonly Difference[]): Choices =>
  Object.fromEntries(found.map(({ field, changedBy }) => [field, changedBy === 'them' ? 'theirs' : 'mine']));

export const allFrom = (side: Side, found: readonly Difference[]): Choices =>
  Object.fromEntries(found.map(({ field }) => [field, side]));

/** The version to save on top of `theirs`. */
export function merge(mine: CourseInput, theirs: Course, picture: PictureChoice, choices: Choices) {
  const others = inputOf(theirs);
  const pick = <Field extends keyof CourseInput>(field: Field): CourseInput[Field] =>
    (choices[field] === 'theirs' ? others : mine)[field];
  const input: CourseInput = {
    title: pick('title'),
    company_id: pick('company_id'),
    description: pick('description'),
    duration: pick('duration'),
    level: pick('level'),
    instructor: pick('instructor'),
  };
  return { input, picture: choices.image === 'mine' ? picture : { file: null, removed: false } };
}
