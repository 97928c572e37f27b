import type { Config } from '@netlify/functions';
import { COMPANIES, type CompanyId, MAIN_COMPANY_ID, OTHER_COMPANY_IDS } from '../../src/domain/company.ts';
import { pagePaths } from '../../src/paths.ts';
import { readCourse, readCoursesOf } from '../../src/server/content/content.ts';
import { type Call, endpoint } from '../../src/server/http/endpoint.ts';
import { contentCacheHeaders, errorResponse, page } from '../../src/server/http/respond.ts';
import { isPageOf, renderCoursesPage } from '../../src/server/render/course-lists.ts';
import { renderCoursePage, renderFault } from '../../src/server/render/course-page.ts';
import { readNotFound, readShell } from '../../src/server/site-files.ts';

/** Pages that the build did not know: courses and pages of lists added since, and what nothing has. */
export default endpoint(
  ({ id, page }) => ({ GET: id === undefined ? readList(page ?? '') : readPage(id) }),
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
    const body = renderCoursePage({ companyId, id, course, courses }, revision, shell);
    return page(body, course ? 200 : 404, headers);
  };

const readList =
  (asked: string) =>
  async ({ request, url }: Call) => {
    const companyId = brandOf(url);
    const headers = contentCacheHeaders(request);
    const { courses, revision } = await readCoursesOf(companyId);
    if (!isPageOf(courses, asked)) return page(await readNotFound(), 404, headers);
    const view = { companyId, courses, page: Number(asked) };
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
  path: ['/course/:id', '/it/course/:id', '/courses/:page', '/it/courses/:page'],
  preferStatic: true,
};
