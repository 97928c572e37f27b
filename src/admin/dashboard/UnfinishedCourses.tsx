import { Link } from 'react-router';
import { COURSE_TEXTS } from '#texts/course';
import { DASHBOARD_TEXTS } from '#texts/dashboard';
import type { Course } from '../../domain/course.ts';
import { adminPaths } from '../../paths.ts';
import { formatList } from '../ui/format.ts';
import { Panel } from '../ui/Panel.tsx';
import { Pending } from './Pending.tsx';
import { unfinished } from './todo.ts';

const SHOWN = 5;
const { wanted, missing: missingText, allComplete, noCourses, more } = DASHBOARD_TEXTS;

interface UnfinishedCoursesProps {
  courses: readonly Course[] | undefined;
  failed: boolean;
}

export function UnfinishedCourses({ courses, failed }: UnfinishedCoursesProps) {
  const todo = unfinished(courses ?? []);
  const isAny = todo.length > 0;
  return (
    <Panel title={DASHBOARD_TEXTS.toComplete} aside={isAny && <p className="muted">{todo.length}</p>}>
      {!courses && <Pending failed={failed} loading={COURSE_TEXTS.loading} />}
      {courses && !isAny && <p className="muted">{courses.length > 0 ? allComplete : noCourses}</p>}
      <ul className="lines">
        {todo.slice(0, SHOWN).map(({ course, missing }) => (
          <li key={course.id}>
            <Link className="name" to={`${adminPaths.courses}?edit=${course.id}`}>
              {course.title}
            </Link>
            <p className="muted">{missingText(formatList(missing.map((field) => wanted[field])))}</p>
          </li>
        ))}
      </ul>
      {todo.length > SHOWN && <p className="muted">{more(todo.length - SHOWN)}</p>}
    </Panel>
  );
}
