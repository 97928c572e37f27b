import { useDeferredValue } from 'react';
import type { Course } from '../../domain/course.ts';
import { type CourseActions, CourseRow } from './CourseRow.tsx';

/** Drawn at once, so that hundreds more do not hold up the first screen. */
const FIRST_ROWS = 30;

interface CourseTableProps {
  courses: readonly Course[];
  /** Some course is at work; only one at a time may be. */
  busy: boolean;
  /** The course whose form is being opened, and the one being copied. */
  loadingId: string | undefined;
  duplicatingId: string | undefined;
  actions: CourseActions;
}

export function CourseTable({ courses, busy, loadingId, duplicatingId, actions }: CourseTableProps) {
  const rows = useDeferredValue(courses, courses.slice(0, FIRST_ROWS));
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">Course</th>
          <th scope="col">Company</th>
          <th scope="col">Duration</th>
          <th scope="col">Level</th>
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((course) => (
          <CourseRow
            key={course.id}
            course={course}
            busy={busy}
            loading={course.id === loadingId}
            duplicating={course.id === duplicatingId}
            actions={actions}
          />
        ))}
      </tbody>
    </table>
  );
}
