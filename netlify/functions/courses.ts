import { audit, courseTarget } from '../../src/server/audit/audit.ts';
import { requireAdmin } from '../../src/server/auth/guard.ts';
import { coursesOfCompany } from '../../src/server/content/content.ts';
import { deleteCourse } from '../../src/server/courses/courses.ts';
import { ifMatch } from '../../src/server/http/conditional.ts';
import { type Call, endpoint } from '../../src/server/http/endpoint.ts';
import { companyParam, courseIdParam } from '../../src/server/http/params.ts';
import { contentCacheHeaders, jsonList, noContent } from '../../src/server/http/respond.ts';
import { announceChange } from '../../src/server/publish/request-build.ts';

/** Reading and deleting; what takes a picture is courses-save.ts, so that this one goes without the encoder. */
export default endpoint(({ id }) =>
  id === undefined ? { POST: 'elsewhere' } : { GET: readList, PUT: 'elsewhere', DELETE: remove },
);

async function readList({ request, params }: Call) {
  const courses = await coursesOfCompany(companyParam(params.id));
  return jsonList(courses, contentCacheHeaders(request));
}

async function remove({ request, params, context }: Call) {
  const { user } = await requireAdmin(request);
  const id = courseIdParam(params.id);
  const deleted = await deleteCourse(id, ifMatch(request));
  announceChange(context);
  await audit(context, user, 'deleted', { target: courseTarget(id, deleted) });
  return noContent();
}

// Without the type, which does not know HEAD.
export const config = {
  path: ['/api/courses', '/api/courses/:id'],
  method: ['GET', 'HEAD', 'DELETE', 'PATCH', 'OPTIONS'],
};
