import { CourseGrid, pageCount } from '../../components/course/CourseGrid.tsx';
import { FeaturedCourses } from '../../components/course/FeaturedCourses.tsx';
import { CoursesPage } from '../../components/courses/CoursesPage.tsx';
import { InstructorList, type InstructorListProps } from '../../components/instructors/InstructorList.tsx';
import { coursesMeta, renderHead } from '../../components/page/head.ts';
import { fillShell } from '../../components/page/shell.ts';
import { toHtml } from '../../components/page/to-html.ts';
import type { CompanyId } from '../../domain/company.ts';
import type { OfferedCourse } from '../../domain/offered-course.ts';
import { type CourseQuery, searchCourses } from '../courses/course-query.ts';

interface ListView {
  companyId: CompanyId;
  /** All courses of the brand, newest first. */
  courses: readonly OfferedCourse[];
  /** Counted from 1. */
  page?: number;
  query?: CourseQuery;
}

/** A page of a brand's catalogue, or of what a search of it found, as it stands inside its region. */
export function renderCourseList({ companyId, courses, page, query }: ListView): string {
  const asked = Object.entries(query ?? {}).filter(([, value]) => value !== '');
  if (!query || asked.length === 0) return toHtml(CourseGrid, { courses, companyId, page });
  const search = { query: String(new URLSearchParams(asked)), total: courses.length };
  return toHtml(CourseGrid, { courses: searchCourses(courses, query), companyId, page, search });
}

/** Whether a catalogue has a page by this number. The first one has an address without. */
export const isPageOf = (courses: readonly unknown[], number: string): boolean =>
  /^[1-9]\d{0,5}$/.test(number) && number !== '1' && Number(number) <= pageCount(courses);

/** A whole page of the catalogue, in the shell that Astro built. */
export function renderCoursesPage(
  { companyId, courses, page }: Required<Omit<ListView, 'query'>>,
  revision: string,
  shell: string,
): string {
  const head = renderHead(coursesMeta(companyId, courses, page), revision);
  return fillShell(shell, head, toHtml(CoursesPage, { companyId, courses, page }));
}

/** The featured courses of a brand, as they stand inside their region. */
export const renderFeatured = (companyId: CompanyId, courses: readonly OfferedCourse[]): string =>
  toHtml(FeaturedCourses, { courses, companyId });

/** Who teaches for a brand, as it stands inside its region. */
export const renderInstructors = (props: InstructorListProps): string => toHtml(InstructorList, props);
