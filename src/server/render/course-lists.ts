import { CourseGrid } from '../../components/course/CourseGrid.tsx';
import { FeaturedCourses } from '../../components/course/FeaturedCourses.tsx';
import { toHtml } from '../../components/page/to-html.ts';
import type { CompanyId } from '../../domain/company.ts';
import type { Course } from '../../domain/course.ts';
import { type CourseQuery, searchCourses } from '../courses/course-query.ts';

interface ListView {
  companyId: CompanyId;
  /** All courses of the brand, newest first. */
  courses: readonly Course[];
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

/** The featured courses of a brand, as they stand inside their region. */
export const renderFeatured = (companyId: CompanyId, courses: readonly Course[]): string =>
  toHtml(FeaturedCourses, { courses, companyId });
