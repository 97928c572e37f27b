import { useDeferredValue, useMemo } from 'react';
import { COURSE_TEXTS } from '#texts/course';
import type { Course } from '../../domain/course.ts';
import { Button } from '../ui/Button.tsx';
import type { CourseActions } from './CourseRow.tsx';
import { CourseTable } from './CourseTable.tsx';
import { CourseToolbar } from './CourseToolbar.tsx';
import { arrange, type CourseView } from './course-view.ts';

interface CourseListProps {
  courses: readonly Course[];
  view: CourseView;
  onView(part: Partial<CourseView>): void;
  loadingId: string | undefined;
  duplicatingId: string | undefined;
  actions: CourseActions;
}

const count = (amount: number) => `${amount} ${amount === 1 ? 'course' : 'courses'}`;

export function CourseList({ courses, view, onView, ...list }: CourseListProps) {
  // The list may come a moment after the key: typing goes first.
  const wanted = useDeferredValue(view);
  const shown = useMemo(() => arrange(courses, wanted), [courses, wanted]);
  const filtered = wanted.query.trim() !== '' || wanted.company !== 'all';
  return (
    <>
      {courses.length > 0 && <CourseToolbar view={view} onChange={onView} />}
      <p className="visually-hidden" role="status">
        {filtered && `${count(shown.length)} found`}
      </p>
      {shown.length > 0 && (
        <CourseTable
          courses={shown}
          busy={list.loadingId !== undefined || list.duplicatingId !== undefined}
          {...list}
        />
      )}
      {shown.length === 0 && (
        <div className="placeholder stack">
          <p>{filtered ? 'No course fits this search.' : COURSE_TEXTS.empty}</p>
          {filtered && (
            <Button onClick={() => onView({ query: '', company: 'all' })}>Show all courses</Button>
          )}
        </div>
      )}
    </>
  );
}
