import { coursesOfCompany } from '../../src/server/content/courses.ts';
import { courses } from '../../src/server/courses/courses.ts';
import { type Call, endpoint } from '../../src/server/http/endpoint.ts';
import { companyParam } from '../../src/server/http/params.ts';
import { contentCacheHeaders, jsonList } from '../../src/server/http/respond.ts';
import { deleting } from '../../src/server/records/handlers.ts';

/** Reading and deleting; what takes a picture is courses-save.ts, so that this one goes without the encoder. */
export default endpoint(({ id }) =>
  id === undefined
    ? { POST: 'elsewhere' }
    : { GET: readList, PUT: 'elsewhere', DELETE: deleting(() => courses) },
);

async function readList({ request, params }: Call) {
  return jsonList(await coursesOfCompany(companyParam(params.id)), contentCacheHeaders(request));
}

// Without the type, which does not know HEAD.
export const config = {
  path: ['/api/courses', '/api/courses/:id'],
  method: ['GET', 'HEAD', 'DELETE', 'PATCH', 'OPTIONS'],
};
