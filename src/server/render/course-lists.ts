import { CourseGrid } from '../../components/course/CourseGrid.tsx';
import { FeaturedCourses } from '../../components/course/FeaturedCourses.tsx';
import { markup } from '../../components/page/markup.ts';
import type { CompanyId } from '../../domain/company.ts';
import type { Course } from '../../domain/course.ts';

const ofCompany = (courses: readonly Course[], companyId: CompanyId) =>
  courses.filter((course) => course.company_id === companyId);

/** A page of a brand's catalogue, as it stands inside its region. */
export const renderCourseList = (companyId: CompanyId, courses: readonly Course[], page: number): string =>
  markup(CourseGrid, { courses: ofCompany(courses, companyId), companyId, page });

/** The featured courses of a brand, as they stand inside their region. */
export const renderFeatured = (companyId: CompanyId, courses: readonly Course[]): string =>
  markup(FeaturedCourses, { courses: ofCompany(courses, companyId), companyId });
