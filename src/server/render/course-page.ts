import { FAULT_TEXTS } from '#texts/page';
import { CoursePage, type CoursePageProps, CourseRegion } from '../../components/course/CoursePage.tsx';
import { Fault } from '../../components/page/Fault.tsx';
import { courseMeta, courseNotFoundMeta } from '../../components/page/page-meta.ts';
import { fillShell } from '../../components/page/shell.ts';
import { toHtml } from '../../components/page/to-html.ts';
import type { CompanyId } from '../../domain/company.ts';

/** The whole page, for the build and for functions: what the course says, in the shell that Astro built. */
export function renderCoursePage(view: CoursePageProps, revision: string, shell: string): string {
  return fillShell(shell, metaOf(view), revision, toHtml(CoursePage, view));
}

const metaOf = ({ companyId, course, sections }: CoursePageProps) =>
  course ? courseMeta(course, companyId, sections) : courseNotFoundMeta(companyId);

/** A page for a moment in which the course cannot be read. */
export function renderFault(companyId: CompanyId, shell: string): string {
  const meta = { ...courseNotFoundMeta(companyId), title: FAULT_TEXTS.title };
  return fillShell(shell, meta, '', toHtml(Fault, {}));
}

/** What stands inside the region of a course page, and the title that goes with it. */
export const renderCourseFragment = (view: CoursePageProps): { html: string; title: string } => ({
  html: toHtml(CourseRegion, view),
  title: metaOf(view).title,
});
