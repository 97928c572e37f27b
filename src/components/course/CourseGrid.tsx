import type { CompanyId } from '../../domain/company.ts';
import { factsOf, writeFacts } from '../../domain/course-filter.ts';
import { pageCount } from '../../domain/course-list.ts';
import { searchText } from '../../domain/course-search.ts';
import { COURSES_PER_PAGE } from '../../domain/limits.ts';
import type { OfferedCourse } from '../../domain/offered-course.ts';
import type { Sections } from '../../domain/section.ts';
import { CourseCard } from './CourseCard.tsx';
import { NoCourses } from './NoCourses.tsx';
import { Pager } from './Pager.tsx';
import { TrainingTile } from './TrainingTile.tsx';

interface CourseGridProps {
  /** All courses of the list; the grid takes those of its page. */
  courses: readonly OfferedCourse[];
  /** The brand whose page this is. */
  companyId: CompanyId;
  sections: Sections;
  /** Counted from 1. After the last one, which a shorter list may have left behind, it is the last one. */
  page?: number;
  /** Whose list it is, by its address; left out, that of all courses. */
  category?: string;
  /** Where `courses` are the matches of a search: the query that asked for them, and of how many they are. */
  search?: { query: string; total: number };
}

/** The catalogue of a brand or what a search of it found, a page at a time, or the line that says there is none. */
export function CourseGrid({
  courses,
  companyId,
  sections,
  page: wanted = 1,
  category,
  search,
}: CourseGridProps) {
  const total = search?.total ?? courses.length;
  if (total === 0) return <NoCourses companyId={companyId} text={sections.course.words.empty} />;
  const pages = pageCount(courses);
  const page = Math.min(wanted, pages);
  const shown = courses.slice((page - 1) * COURSES_PER_PAGE, page * COURSES_PER_PAGE);
  return (
    <>
      <ul className="course-grid" data-total={total} data-found={search && courses.length}>
        {shown.map((course) => (
          <li key={course.id} data-search={searchText(course)} data-facts={writeFacts(factsOf(course))}>
            <CourseCard course={course} companyId={companyId} sections={sections} />
          </li>
        ))}
        {shown.length > 0 && <TrainingTile companyId={companyId} sections={sections} />}
      </ul>
      <Pager companyId={companyId} category={category} page={page} pages={pages} query={search?.query} />
    </>
  );
}
