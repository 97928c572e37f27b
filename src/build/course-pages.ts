import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { allCourses, builtRevision, coursesWithPage, sectionsOf } from '../content/stored.ts';
import { COMPANY_IDS } from '../domain/company.ts';
import { pagePaths, shellPath } from '../paths.ts';
import { renderCoursePage } from '../server/render/course-page.ts';

export { writeCloths } from './cloths.ts';

/**
 * Writes the page of each course into a built site. One at a time, and without waiting for each of thousands of small
 * files, which would take longer than the work.
 * @param directory the built site, with its finished shells
 */
export async function writeCoursePages(directory: string): Promise<void> {
  const courses = await allCourses();
  const revision = await builtRevision();
  for (const companyId of COMPANY_IDS) {
    const paths = pagePaths(companyId);
    const fileOf = (path: string) => join(directory, `${path}.html`);
    const sections = await sectionsOf(companyId);
    const shell = readFileSync(fileOf(shellPath('course', companyId)), 'utf8');
    mkdirSync(dirname(fileOf(paths.course(''))), { recursive: true });
    for (const course of await coursesWithPage(companyId)) {
      const view = { companyId, id: course.id, course, courses, sections };
      writeFileSync(fileOf(paths.course(course.id)), renderCoursePage(view, revision, shell));
    }
  }
}
