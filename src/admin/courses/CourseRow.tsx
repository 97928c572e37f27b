import { memo } from 'react';
import { ADMIN_TEXTS } from '#texts/admin';
import type { Course } from '../../domain/course.ts';
import { Button } from '../ui/Button.tsx';
import { CompanyBadge } from '../ui/CompanyBadge.tsx';
import { RowActions } from '../ui/RowActions.tsx';
import { Thumbnail } from '../ui/Thumbnail.tsx';

/** What can be done with a course of the list. The same object as long as the screen lives. */
export interface CourseActions {
  edit(course: Course): void;
  duplicate(course: Course): void;
  delete(course: Course): void;
}

interface CourseRowProps {
  course: Course;
  /** Some course is at work; only one at a time may be. */
  busy: boolean;
  loading: boolean;
  duplicating: boolean;
  actions: CourseActions;
}

/** Remembered, so that typing in the search does not render hundreds of rows anew. */
export const CourseRow = memo(function CourseRow({
  course,
  busy,
  loading,
  duplicating,
  actions,
}: CourseRowProps) {
  return (
    <tr>
      <th scope="row">
        <div className="named">
          <Thumbnail course={course} />
          <div>
            <span className="name">{course.title}</span>
            {course.instructor && <span className="muted">{course.instructor}</span>}
          </div>
        </div>
      </th>
      <td data-label="Company">
        <CompanyBadge id={course.company_id} />
      </td>
      <td data-label="Duration">{course.duration || ADMIN_TEXTS.notAvailable}</td>
      <td data-label="Level">{course.level || ADMIN_TEXTS.notAvailable}</td>
      <td>
        <RowActions
          name={course.title}
          busy={busy}
          loading={loading}
          onEdit={() => actions.edit(course)}
          onDelete={() => actions.delete(course)}
        >
          <Button
            busy={duplicating}
            busyLabel="Copying…"
            disabled={busy}
            onClick={() => actions.duplicate(course)}
          >
            Duplicate<span className="visually-hidden"> {course.title}</span>
          </Button>
        </RowActions>
      </td>
    </tr>
  );
});
