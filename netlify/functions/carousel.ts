import { audit, carouselTarget } from '../../src/server/audit/audit.ts';
import { requireAdmin } from '../../src/server/auth/guard.ts';
import { deleteCarouselItem, ofCompany } from '../../src/server/carousel/carousel.ts';
import { ifMatch } from '../../src/server/http/conditional.ts';
import { type Call, endpoint } from '../../src/server/http/endpoint.ts';
import { carouselItemIdParam, companyParam } from '../../src/server/http/params.ts';
import { contentCacheHeaders, json, noContent } from '../../src/server/http/respond.ts';
import { announceChange } from '../../src/server/publish/request-build.ts';

/** Reading and deleting; what takes a picture is carousel-save.ts, so that this one goes without the encoder. */
export default endpoint(({ id }) =>
  id === undefined ? { POST: 'elsewhere' } : { GET: readList, PUT: 'elsewhere', DELETE: remove },
);

async function readList({ request, params }: Call) {
  return json(await ofCompany(companyParam(params.id)), 200, contentCacheHeaders(request));
}

async function remove({ request, params, context }: Call) {
  const { user } = await requireAdmin(request);
  const id = carouselItemIdParam(params.id);
  const deleted = await deleteCarouselItem(id, ifMatch(request));
  announceChange(context);
  await audit(context, user, 'deleted', { target: carouselTarget(id, deleted) });
  return noContent();
}

// Without the type, which does not know HEAD.
export const config = {
  path: ['/api/carousel', '/api/carousel/:id'],
  excludedPath: '/api/carousel/order',
  method: ['GET', 'HEAD', 'DELETE', 'PATCH', 'OPTIONS'],
};
