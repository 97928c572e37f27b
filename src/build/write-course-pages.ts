import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { allCourses, builtRevision } from '../content/stored.ts';
import { COMPANIES, COMPANY_IDS } from '../domain/company.ts';
import { pagePaths } from '../paths.ts';
import { renderCoursePage } from '../server/render/course-page.ts';

/**
 * Writes the page of each course into a built site: the general brand shows every course, the other one its own.
 * One page at a time, and without waiting for each of thousands of small files, which would take longer than the work.
 * @param directory the built site, with its shells
 */
export async function writeCoursePages(directory: string): Promise<void> {
  const courses = await allCourses();
  const revision = await builtRevision();
  for (const companyId of COMPANY_IDS) {
    const shell = readFileSync(join(directory, `${COMPANIES[companyId].basePath}/shell.html`), 'utf8');
    const fileOf = (id: string) => join(directory, `${pagePaths(companyId).course(id)}.html`);
    mkdirSync(dirname(fileOf('')), { recursive: true });
    for (const course of courses) {
      if (companyId !== 1 && course.company_id !== companyId) continue;
      const view = { companyId, id: course.id, course, courses };
      writeFileSync(fileOf(course.id), renderCoursePage(view, revision, shell));
    }
  }
}
