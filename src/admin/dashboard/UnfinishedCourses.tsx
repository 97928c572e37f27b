import { Link } from 'react-router';
import { COURSE_TEXTS } from '#texts/course';
import type { Course } from '../../domain/course.ts';
import { adminPaths } from '../../paths.ts';
import { Card } from './Card.tsx';
import { Pending } from './Pending.tsx';
import { listed, unfinished } from './todo.ts';

const SHOWN = 5;

/** What visitors look for in a course and do not find yet. */
interface UnfinishedCoursesProps {
  courses: readonly Course[] | undefined;
  failed: boolean;
}

export function UnfinishedCourses({ courses, failed }: UnfinishedCoursesProps) {
  const todo = unfinished(courses ?? []);
  return (
    <Card
      title="Courses to complete"
      aside={todo.length > 0 ? <p className="muted">{todo.length}</p> : undefined}
    >
      {!courses && <Pending failed={failed}>{COURSE_TEXTS.loading}</Pending>}
      {courses && todo.length === 0 && (
        <p className="muted">
          {courses.length > 0
            ? 'Every course has a picture, a description, an instructor and a duration.'
            : 'There are no courses yet.'}
        </p>
      )}
      <ul className="lines">
        {todo.slice(0, SHOWN).map(({ course, missing }) => (
          <li key={course.id}>
            <Link className="name" to={`${adminPaths.courses}?edit=${course.id}`}>
              {course.title}
            </Link>
            <p className="muted">Lacks {listed(missing)}</p>
          </li>
        ))}
      </ul>
      {todo.length > SHOWN && <p className="muted">and {todo.length - SHOWN} more</p>}
    </Card>
  );
}
