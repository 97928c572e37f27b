import { CourseGrid } from '../../components/course/CourseGrid.tsx';
import { FeaturedCourses } from '../../components/course/FeaturedCourses.tsx';
import { CoursesPage } from '../../components/courses/CoursesPage.tsx';
import { ListTopRegion } from '../../components/courses/ListTop.tsx';
import type { ListingProps } from '../../components/courses/title-of.ts';
import { InstructorList, type InstructorListProps } from '../../components/instructors/InstructorList.tsx';
import { NotFound } from '../../components/page/NotFound.tsx';
import { listMeta, notFoundMeta } from '../../components/page/page-meta.ts';
import { fillShell } from '../../components/page/shell.ts';
import { toHtml } from '../../components/page/to-html.ts';
import type { CompanyId } from '../../domain/company.ts';
import { type CourseQuery, searchCourses } from '../courses/course-query.ts';

type ListView = Pick<ListingProps, 'companyId' | 'courses' | 'sections'> &
  Partial<Pick<ListingProps, 'category' | 'page'>> & { query?: CourseQuery };

/** A page of a list, or of what a search of it found, as it stands inside its region. */
export function renderCourseList({ companyId, category, courses, sections, page, query }: ListView): string {
  const asked = Object.entries(query ?? {}).filter(([, value]) => value !== '');
  const list = { companyId, sections, page, category: category?.slug };
  if (!query || asked.length === 0) return toHtml(CourseGrid, { ...list, courses });
  const search = { query: String(new URLSearchParams(asked)), total: courses.length };
  return toHtml(CourseGrid, { ...list, courses: searchCourses(courses, query), search });
}

/** The top of a list as it stands inside its region, and the title that goes with it. Null for a category that is gone. */
export function renderListTop(
  companyId: CompanyId,
  listing: ListingProps | null,
): { html: string; title: string } {
  if (!listing) return { html: toHtml(NotFound, { companyId }), title: notFoundMeta(companyId).title };
  return { html: toHtml(ListTopRegion, listing), title: listMeta(listing).title };
}

/** A whole page of a list, in the shell that Astro built. */
export const renderCoursesPage = (listing: ListingProps, revision: string, shell: string): string =>
  fillShell(shell, listMeta(listing), revision, toHtml(CoursesPage, listing));

/** The featured courses of a brand, as they stand inside their region. */
export const renderFeatured = (view: Pick<ListingProps, 'companyId' | 'courses' | 'sections'>): string =>
  toHtml(FeaturedCourses, view);

/** Who teaches for a brand, as it stands inside its region. */
export const renderInstructors = (props: InstructorListProps): string => toHtml(InstructorList, props);
