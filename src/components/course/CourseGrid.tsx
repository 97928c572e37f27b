import type { CompanyId } from '../../domain/company.ts';
import type { Course } from '../../domain/course.ts';
import { COURSES_PER_PAGE } from '../../domain/limits.ts';
import { pagePaths } from '../../paths.ts';
import { CourseCard } from './CourseCard.tsx';
import { courseTexts } from './texts.ts';

interface CourseGridProps {
  /** All courses of the list; the grid takes those of its page. */
  courses: readonly Course[];
  /** The brand whose page this is. */
  companyId: CompanyId;
  /** Counted from 1. */
  page?: number;
  /** Shown in place of an empty list. */
  empty?: string;
}

export const pageCount = (courses: readonly Course[]): number =>
  Math.max(1, Math.ceil(courses.length / COURSES_PER_PAGE));

/** The catalogue of a brand, a page of it at a time, or the line that says there is none. */
export function CourseGrid({ courses, companyId, page = 1, empty }: CourseGridProps) {
  const shown = courses.slice((page - 1) * COURSES_PER_PAGE, page * COURSES_PER_PAGE);
  if (shown.length === 0) {
    return <p className="notice">{empty ?? courseTexts[companyId].empty}</p>;
  }
  return (
    <>
      <ul className="course-grid">
        {shown.map((course) => (
          <li key={course.id}>
            <CourseCard course={course} companyId={companyId} />
          </li>
        ))}
      </ul>
      <Pager companyId={companyId} page={page} pages={pageCount(courses)} />
    </>
  );
}

function Pager({ companyId, page, pages }: { companyId: CompanyId; page: number; pages: number }) {
  if (pages === 1) return null;
  const { courses } = pagePaths(companyId);
  return (
    <nav className="pager" aria-label="Pages of the course list">
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
        <a
          key={number}
          href={number === 1 ? courses : `${courses}/${number}`}
          aria-current={number === page ? 'page' : undefined}
        >
          <span className="visually-hidden">Page </span>
          {number}
        </a>
      ))}
    </nav>
  );
}
