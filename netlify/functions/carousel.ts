import { carousel, ofCompany } from '../../src/server/carousel/carousel.ts';
import { type Call, endpoint } from '../../src/server/http/endpoint.ts';
import { companyParam } from '../../src/server/http/params.ts';
import { contentCacheHeaders, json } from '../../src/server/http/respond.ts';
import { deleting } from '../../src/server/records/handlers.ts';

/** Reading and deleting; what takes a picture is carousel-save.ts, so that this one goes without the encoder. */
export default endpoint(({ id }) =>
  id === undefined
    ? { POST: 'elsewhere' }
    : { GET: readList, PUT: 'elsewhere', DELETE: deleting(() => carousel) },
);

async function readList({ request, params }: Call) {
  return json(await ofCompany(companyParam(params.id)), 200, contentCacheHeaders(request));
}

// Without the type, which does not know HEAD.
export const config = {
  path: ['/api/carousel', '/api/carousel/:id'],
  excludedPath: '/api/carousel/order',
  method: ['GET', 'HEAD', 'DELETE', 'PATCH', 'OPTIONS'],
};
