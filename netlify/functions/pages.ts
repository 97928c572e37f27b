import type { Config } from '@netlify/functions';
import { type CompanyId, MAIN_COMPANY_ID, OTHER_COMPANY_IDS } from '../../src/domain/company.ts';
import { pagePaths } from '../../src/paths.ts';
import { readCourse } from '../../src/server/content/content.ts';
import { type Call, endpoint } from '../../src/server/http/endpoint.ts';
import { contentCacheHeaders, errorResponse, page } from '../../src/server/http/respond.ts';
import { renderCoursePage, renderFault } from '../../src/server/render/course-page.ts';
import { readShell } from '../../src/server/site-files.ts';

/** Course pages that the build did not know: courses added since, and ids that nothing has. */
export default endpoint({ GET: readPage }, errorPage);

/** Case-insensitive, as the platform matches paths. */
const brandOf = (url: URL): CompanyId =>
  OTHER_COMPANY_IDS.find((id) => url.pathname.toLowerCase().startsWith(pagePaths(id).course(''))) ??
  MAIN_COMPANY_ID;

async function readPage({ request, url, params }: Call) {
  const companyId = brandOf(url);
  const id = params.id ?? '';
  const headers = contentCacheHeaders(request);
  const { course, courses, revision } = await readCourse(id);
  // The main brand shows any course.
  if (course && companyId !== MAIN_COMPANY_ID && course.company_id !== companyId) {
    const Location = pagePaths(course.company_id).course(id);
    return new Response(null, { status: 301, headers: { ...headers, Location } });
  }
  const body = renderCoursePage({ companyId, id, course, courses }, revision, await readShell(companyId));
  return page(body, course ? 200 : 404, headers);
}

/** Visitors read no JSON. */
async function errorPage(error: unknown, { url }: Call) {
  const answer = errorResponse(error);
  if (answer.status < 500) return answer;
  const companyId = brandOf(url);
  answer.headers.delete('content-type');
  return page(
    renderFault(companyId, await readShell(companyId)),
    answer.status,
    Object.fromEntries(answer.headers),
  );
}

/** Literal, since Netlify reads it without running it; a test compares it with the table of companies. */
export const config: Config = { path: ['/course/:id', '/it/course/:id'], preferStatic: true };
