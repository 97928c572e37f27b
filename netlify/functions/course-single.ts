import type { Config } from '@netlify/functions';
import { MISSING_TEXTS } from '#texts/api';
import { toCourse } from '../../src/server/content/content.ts';
import { getCourse } from '../../src/server/courses/courses.ts';
import { notFound } from '../../src/server/errors.ts';
import { etagOf, isKnown } from '../../src/server/http/conditional.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { courseIdParam } from '../../src/server/http/params.ts';
import { contentCacheHeaders, json } from '../../src/server/http/respond.ts';

export default endpoint({
  async GET({ request, params }) {
    const course = await getCourse(courseIdParam(params.id));
    if (!course) throw notFound(MISSING_TEXTS.course);
    const headers = { ...contentCacheHeaders(request), ETag: etagOf(course.rev) };
    if (isKnown(request, course.rev)) return new Response(null, { status: 304, headers });
    return json(toCourse(course.data), 200, headers);
  },
});

export const config: Config = { path: '/api/courses/single/:id' };
