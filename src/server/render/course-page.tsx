import { renderToString } from 'react-dom/server';
import { brands } from '../../brands.ts';
import { CourseDetail } from '../../components/course/CourseDetail.tsx';
import { CourseNotFound } from '../../components/course/CourseNotFound.tsx';
import { CoursePage } from '../../components/course/CoursePage.tsx';
import { courseMeta, courseNotFoundMeta, renderHead } from '../../components/page/head.ts';
import { fillShell } from '../../components/page/shell.ts';
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

const FAULT_TITLE = 'This page cannot be shown right now';

const partsOf = ({ companyId, course, courses }: CourseView) => ({
  related: course ? relatedCourses(course, courses) : [],
  learningPoints: brands[companyId].course.learning_points,
});

/** The whole page: the same element that the build renders, in the shell that the build made. */
export function renderCoursePage(view: CourseView, revision: string, shell: string): string {
  const { companyId, id, course } = view;
  const meta = course ? courseMeta(course, companyId) : courseNotFoundMeta(companyId);
  const main = renderToString(
    <CoursePage companyId={companyId} id={id} course={course} {...partsOf(view)} />,
  );
  return fillShell(shell, renderHead(meta, revision), main);
}

/** A page for a moment in which the course cannot be read. */
export function renderFault(companyId: CompanyId, shell: string): string {
  const meta = { ...courseNotFoundMeta(companyId), title: FAULT_TITLE };
  const main = renderToString(
    <div className="wrap empty-page">
      <h1>{FAULT_TITLE}</h1>
      <p>Please try again in a moment.</p>
    </div>,
  );
  return fillShell(shell, renderHead(meta, ''), main);
}

/** What stands inside the region of a course page, and the title that goes with it. */
export function renderCourseFragment(view: CourseView): { html: string; title: string } {
  const { companyId, course } = view;
  if (!course) {
    const html = renderToString(<CourseNotFound companyId={companyId} />);
    return { html, title: courseNotFoundMeta(companyId).title };
  }
  const html = renderToString(<CourseDetail course={course} companyId={companyId} {...partsOf(view)} />);
  return { html, title: courseMeta(course, companyId).title };
}
