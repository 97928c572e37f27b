import { CourseDetail } from '../../components/course/CourseDetail.tsx';
import { CourseNotFound } from '../../components/course/CourseNotFound.tsx';
import { CoursePage } from '../../components/course/CoursePage.tsx';
import { FAULT_TITLE, Fault } from '../../components/page/Fault.tsx';
import { courseMeta, courseNotFoundMeta, renderHead } from '../../components/page/head.ts';
import { fillShell } from '../../components/page/shell.ts';
import { toHtml } from '../../components/page/to-html.ts';
import { brands } from '../../content/brands.ts';
import type { CompanyId } from '../../domain/company.ts';
import { type Course, relatedCourses } from '../../domain/course.ts';

/** A course page of one brand, from what the store holds now. */
export interface CourseView {
  /** The brand whose page this is. */
  companyId: CompanyId;
  id: string;
  course: Course | null;
  /** All courses, newest first. */
  courses: readonly Course[];
}

const partsOf = ({ companyId, course, courses }: CourseView) => ({
  related: course ? relatedCourses(course, courses) : [],
  learningPoints: brands[companyId].course.learning_points,
});

/** The whole page, for the build and for functions: what the course says, in the shell that Astro built. */
export function renderCoursePage(view: CourseView, revision: string, shell: string): string {
  const { companyId, id, course } = view;
  const meta = course ? courseMeta(course, companyId) : courseNotFoundMeta(companyId);
  const main = toHtml(CoursePage, { companyId, id, course, ...partsOf(view) });
  return fillShell(shell, renderHead(meta, revision), main);
}

/** A page for a moment in which the course cannot be read. */
export function renderFault(companyId: CompanyId, shell: string): string {
  const meta = { ...courseNotFoundMeta(companyId), title: FAULT_TITLE };
  return fillShell(shell, renderHead(meta, ''), toHtml(Fault, {}));
}

/** What stands inside the region of a course page, and the title that goes with it. */
export function renderCourseFragment(view: CourseView): { html: string; title: string } {
  const { companyId, course } = view;
  if (!course)
    return { html: toHtml(CourseNotFound, { companyId }), title: courseNotFoundMeta(companyId).title };
  const html = toHtml(CourseDetail, { course, companyId, ...partsOf(view) });
  return { html, title: courseMeta(course, companyId).title };
}
