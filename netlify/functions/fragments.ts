import type { Config } from '@netlify/functions';
import { coursesTaughtBy, listingAt } from '../../src/domain/course-list.ts';
import { companyOfInstructor } from '../../src/domain/instructor.ts';
import { readRetention } from '../../src/server/content/content.ts';
import {
  featuredBy,
  instructorsBy,
  listOffered,
  readCatalogue,
  readCoursesOf,
  readInstructor,
} from '../../src/server/content/courses.ts';
import { sectionsBy } from '../../src/server/content/words.ts';
import { COURSE_QUERY_PARAMETERS, courseQuerySchema } from '../../src/server/courses/course-query.ts';
import { notFound } from '../../src/server/errors.ts';
import { type Call, endpoint } from '../../src/server/http/endpoint.ts';
import { companyParam } from '../../src/server/http/params.ts';
import { readQuery } from '../../src/server/http/query.ts';
import { contentCacheHeaders, html } from '../../src/server/http/respond.ts';
import {
  renderCourseList,
  renderFeatured,
  renderInstructors,
  renderListTop,
} from '../../src/server/render/course-lists.ts';
import { renderCourseFragment } from '../../src/server/render/course-page.ts';
import { renderInstructorFragment } from '../../src/server/render/instructor-page.ts';
import { renderFacts, renderRetention } from '../../src/server/render/plain-pages.ts';

/** Parts of pages as they would be built now, for pages built before the last change. */
export default endpoint({ GET: readFragment });

async function readFragment({ request, url, params }: Call) {
  /** What is found, or what stands in its place. */
  const titled = (part: { html: string; title: string }, found: unknown) =>
    html(part.html, found ? 200 : 404, {
      ...contentCacheHeaders(request),
      'X-Title': encodeURIComponent(part.title),
    });
  const companyId = companyParam(params.company);
  const { part, item, page } = params;
  const sections = await sectionsBy(companyId);
  if (part === 'privacy' && item === undefined)
    return html(renderRetention(await readRetention()), 200, contentCacheHeaders(request));
  if (part === 'facts' && item !== undefined && page === undefined)
    return html(renderFacts(item, sections.site.facts), 200, contentCacheHeaders(request));
  if (part === 'featured' && item === undefined) {
    const courses = await featuredBy(companyId);
    return html(renderFeatured({ companyId, courses, sections }), 200, contentCacheHeaders(request));
  }
  if (part === 'instructors' && item === undefined) {
    const [instructors, { courses }] = await Promise.all([
      instructorsBy(companyId),
      readCoursesOf(companyId),
    ]);
    const list = renderInstructors({ companyId, instructors, courses });
    return html(list, 200, contentCacheHeaders(request));
  }
  const below = [item, page].filter(Boolean).join('/');
  if (part === 'courses') {
    const query = readQuery(courseQuerySchema, url);
    const listing = listingAt((await readCatalogue(companyId)).catalogue, below);
    const headers = contentCacheHeaders(request, COURSE_QUERY_PARAMETERS);
    return listing
      ? html(renderCourseList({ ...listing, sections, query }), 200, headers)
      : html('', 404, headers);
  }
  if (part === 'list-top') {
    const listing = listingAt((await readCatalogue(companyId)).catalogue, below);
    return titled(renderListTop(companyId, listing && { ...listing, sections }), listing);
  }
  if (part === 'instructor' && item !== undefined) {
    const { instructor, courses } = await readInstructor(item);
    const isHere = instructor && companyOfInstructor(instructor, companyId) === companyId;
    const taught = isHere ? coursesTaughtBy(instructor, courses) : [];
    const view = { companyId, instructor: isHere ? instructor : null, courses: taught, sections };
    return titled(renderInstructorFragment(view), isHere);
  }
  if (part === 'course' && item !== undefined) {
    const courses = await listOffered();
    const course = courses.find(({ id }) => id === item) ?? null;
    return titled(renderCourseFragment({ companyId, id: item, course, courses, sections }), course);
  }
  throw notFound('There is no such part of a page.');
}

export const config: Config = {
  path: [
    '/api/fragments/:part/:company',
    '/api/fragments/:part/:company/:item',
    '/api/fragments/:part/:company/:item/:page',
  ],
};
