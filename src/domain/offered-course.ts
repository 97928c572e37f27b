import type { Catalogue } from './catalogue.ts';
import type { Course } from './course.ts';
import { endInNepal } from './dates.ts';
import type { Instructor } from './instructor.ts';
import { comingIntakes, type Intake, lastDayToApply, statusOf } from './intake.ts';
import type { IntakeStatus } from './intake-options.ts';

/** An intake as a visitor meets it on a day. */
export interface OfferedIntake extends Intake {
  status: IntakeStatus;
  /** From this moment on, ISO 8601, it is to be seen no more; null where it stays. */
  until: string | null;
}

/** A course with what pages show beside it. */
export interface OfferedCourse extends Course {
  /** Those that are not over, the next one first. */
  intakes: readonly OfferedIntake[];
  /** What its category is called; '' without one. */
  category_name: string;
  /** Who teaches it and has a page, in the order that the office gave. */
  instructors: readonly Instructor[];
}

/** @param today the day in Nepal */
export const offeredIntake = (intake: Intake, today: string): OfferedIntake => {
  const last = lastDayToApply(intake);
  return {
    ...intake,
    status: statusOf(intake, today),
    until: last && endInNepal(last).toISOString(),
  };
};

/**
 * Courses with the intakes and instructors that visitors may see. What names a record that was deleted goes without it.
 * @param today the day in Nepal
 */
export function offerCourses(
  courses: readonly Course[],
  intakes: readonly Intake[],
  instructors: readonly Instructor[],
  catalogues: readonly Catalogue[],
  today: string,
): OfferedCourse[] {
  const open = Map.groupBy(
    intakes.filter(({ state }) => state !== 'draft'),
    ({ course_id }) => course_id,
  );
  const shown = new Map(
    instructors.filter(({ state }) => state !== 'draft').map((instructor) => [instructor.id, instructor]),
  );
  const nameOf = ({ company_id, category }: Course) =>
    catalogues.find(({ id }) => id === String(company_id))?.categories.find(({ slug }) => slug === category)
      ?.name ?? '';
  return courses.map((course) => ({
    ...course,
    category_name: nameOf(course),
    intakes: comingIntakes(open.get(course.id) ?? [], today).map((intake) => offeredIntake(intake, today)),
    instructors: course.instructor_ids.flatMap((id) => shown.get(id) ?? []),
  }));
}

/** The courses that a home page shows: those that the office has chosen, or the newest. */
export function featuredCourses<C extends Pick<Course, 'id'>>(
  courses: readonly C[],
  chosen: readonly string[],
): readonly C[] {
  const found = chosen.flatMap((id) => courses.find((course) => course.id === id) ?? []);
  return found.length > 0 ? found : courses;
}
