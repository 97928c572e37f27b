import type { Config } from '@netlify/functions';
import { featuredBy, instructorsBy, listOffered, readCoursesOf } from '../../src/server/content/content.ts';
import { COURSE_QUERY_PARAMETERS, courseQuerySchema } from '../../src/server/courses/course-query.ts';
import { notFound } from '../../src/server/errors.ts';
import { type Call, endpoint } from '../../src/server/http/endpoint.ts';
import { companyParam } from '../../src/server/http/params.ts';
import { readQuery } from '../../src/server/http/query.ts';
import { contentCacheHeaders, html } from '../../src/server/http/respond.ts';
import { renderCourseList, renderFeatured, renderInstructors } from '../../src/server/render/course-lists.ts';
import { renderCourseFragment } from '../../src/server/render/course-page.ts';

/** Parts of pages as they would be built now, for pages built before the last change. */
export default endpoint({ GET: readFragment });

async function readFragment({ request, url, params }: Call) {
  const companyId = companyParam(params.company);
  const { part, item } = params;
  if (part === 'featured' && item === undefined) {
    const courses = await featuredBy(companyId);
    return html(renderFeatured(companyId, courses), 200, contentCacheHeaders(request));
  }
  if (part === 'instructors' && item === undefined) {
    const [instructors, { courses }] = await Promise.all([
      instructorsBy(companyId),
      readCoursesOf(companyId),
    ]);
    const list = renderInstructors({ companyId, instructors, courses });
    return html(list, 200, contentCacheHeaders(request));
  }
  if (part === 'courses' && /^([1-9]\d{0,5})?$/.test(item ?? '')) {
    const query = readQuery(courseQuerySchema, url);
    const { courses } = await readCoursesOf(companyId);
    const list = renderCourseList({ companyId, courses, page: Number(item ?? 1), query });
    return html(list, 200, contentCacheHeaders(request, COURSE_QUERY_PARAMETERS));
  }
  if (part === 'course' && item !== undefined) {
    const courses = await listOffered();
    const course = courses.find(({ id }) => id === item) ?? null;
    const { html: body, title } = renderCourseFragment({ companyId, id: item, course, courses });
    return html(body, course ? 200 : 404, {
      ...contentCacheHeaders(request),
      'X-Title': encodeURIComponent(title),
    });
  }
  throw notFound('There is no such part of a page.');
}

export const config: Config = {
  path: ['/api/fragments/:part/:company', '/api/fragments/:part/:company/:item'],
};
