import {
  InstructorPage,
  type InstructorPageProps,
  InstructorRegion,
} from '../../components/instructors/InstructorPage.tsx';
import { instructorMeta, notFoundMeta } from '../../components/page/page-meta.ts';
import { fillShell } from '../../components/page/shell.ts';
import { toHtml } from '../../components/page/to-html.ts';
import type { Instructor } from '../../domain/instructor.ts';

/** The whole page of an instructor, in the shell that Astro built. */
export function renderInstructorPage(
  view: InstructorPageProps & { instructor: Instructor },
  revision: string,
  shell: string,
): string {
  const meta = instructorMeta(view.instructor, view.companyId, view.sections);
  return fillShell(shell, meta, revision, toHtml(InstructorPage, view));
}

/** What stands inside the region of an instructor's page, and the title that goes with it. */
export const renderInstructorFragment = (view: InstructorPageProps): { html: string; title: string } => ({
  html: toHtml(InstructorRegion, view),
  title: (view.instructor
    ? instructorMeta(view.instructor, view.companyId, view.sections)
    : notFoundMeta(view.companyId)
  ).title,
});
