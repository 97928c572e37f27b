import type { Config } from '@netlify/functions';
import { COMPANIES, type CompanyId, MAIN_COMPANY_ID, OTHER_COMPANY_IDS } from '../../src/domain/company.ts';
import { coursesTaughtBy, pageAt } from '../../src/domain/course-list.ts';
import { companyOfInstructor } from '../../src/domain/instructor.ts';
import { pagePaths } from '../../src/paths.ts';
import { readCatalogue, readCourse, readInstructor } from '../../src/server/content/courses.ts';
import { sectionsBy } from '../../src/server/content/words.ts';
import { type Call, endpoint } from '../../src/server/http/endpoint.ts';
import { contentCacheHeaders, errorResponse, page } from '../../src/server/http/respond.ts';
import { renderCoursesPage } from '../../src/server/render/course-lists.ts';
import { renderCoursePage, renderFault } from '../../src/server/render/course-page.ts';
import { renderInstructorPage } from '../../src/server/render/instructor-page.ts';
import { readNotFound, readShell } from '../../src/server/site-files.ts';

/** Pages that the build did not know: courses, lists and instructors added since, and what nothing has. */
export default endpoint(
  ({ course, instructor, category, page }) => ({
    GET:
      course !== undefined
        ? readPage(course)
        : instructor !== undefined
          ? readPerson(instructor)
          : readList([category, page].filter(Boolean).join('/')),
  }),
  errorPage,
);

/** Case-insensitive, as the platform matches paths. */
const brandOf = (url: URL): CompanyId =>
  OTHER_COMPANY_IDS.find((id) => url.pathname.toLowerCase().startsWith(`${COMPANIES[id].basePath}/`)) ??
  MAIN_COMPANY_ID;

const readPage =
  (id: string) =>
  async ({ request, url }: Call) => {
    const companyId = brandOf(url);
    const headers = contentCacheHeaders(request);
    const { course, courses, revision } = await readCourse(id);
    // The main brand shows any course.
    if (course && companyId !== MAIN_COMPANY_ID && course.company_id !== companyId) {
      const Location = pagePaths(course.company_id).course(id);
      return new Response(null, { status: 301, headers: { ...headers, Location } });
    }
    const shell = await readShell('course', companyId);
    const body = renderCoursePage(
      { companyId, id, course, courses, sections: await sectionsBy(companyId) },
      revision,
      shell,
    );
    return page(body, course ? 200 : 404, headers);
  };

const readPerson =
  (id: string) =>
  async ({ request, url }: Call) => {
    const companyId = brandOf(url);
    const headers = contentCacheHeaders(request);
    const { instructor, courses, revision } = await readInstructor(id);
    if (!instructor) return page(await readNotFound(), 404, headers);
    const owner = companyOfInstructor(instructor, companyId);
    if (owner !== companyId) {
      const Location = pagePaths(owner).instructor(id);
      return new Response(null, { status: 301, headers: { ...headers, Location } });
    }
    const sections = await sectionsBy(companyId);
    const view = { companyId, instructor, courses: coursesTaughtBy(instructor, courses), sections };
    const shell = await readShell('instructor', companyId);
    return page(renderInstructorPage(view, revision, shell), 200, headers);
  };

const readList =
  (below: string) =>
  async ({ request, url }: Call) => {
    const companyId = brandOf(url);
    const headers = contentCacheHeaders(request);
    const { catalogue, revision } = await readCatalogue(companyId);
    const listing = pageAt(catalogue, below);
    if (!listing) return page(await readNotFound(), 404, headers);
    const view = { ...listing, sections: await sectionsBy(companyId) };
    return page(renderCoursesPage(view, revision, await readShell('list', companyId)), 200, headers);
  };

/** Visitors read no JSON. */
async function errorPage(error: unknown, { url }: Call) {
  const answer = errorResponse(error);
  if (answer.status < 500) return answer;
  const companyId = brandOf(url);
  answer.headers.delete('content-type');
  return page(
    renderFault(companyId, await readShell('course', companyId)),
    answer.status,
    Object.fromEntries(answer.headers),
  );
}

/** Literal, since Netlify reads it without running it; a test compares it with the table of companies. */
export const config: Config = {
  path: [
    '/course/:course',
    '/it/course/:course',
    '/courses/:page',
    '/it/courses/:page',
    '/courses/:category/:page',
    '/it/courses/:category/:page',
    '/instructors/:instructor',
    '/it/instructors/:instructor',
  ],
  preferStatic: true,
};
