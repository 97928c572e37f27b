import type { Course } from '../../domain/course.ts';
import { pagePaths } from '../../paths.ts';
import { Notice } from '../ui/Notice.tsx';

/** Says that it is kept, and shows where visitors see it. How far publishing is stands in the top bar. */
export function SavedCourse({ course, added }: { course: Course; added: boolean }) {
  return (
    <Notice
      tone="success"
      action={
        <a href={pagePaths(course.company_id).course(course.id)} target="_blank" rel="noreferrer">
          View its public page<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      }
    >
      {added ? 'Added' : 'Saved'} “{course.title}”.
    </Notice>
  );
}
