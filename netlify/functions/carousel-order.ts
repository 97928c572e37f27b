import type { Config } from '@netlify/functions';
import { carouselOrderSchema } from '../../src/domain/carousel-item.ts';
import { readJson } from '../../src/server/http/body.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { json } from '../../src/server/http/respond.ts';
import { validate } from '../../src/server/http/validate.ts';
import { announceChange } from '../../src/server/publish/request-build.ts';
import { requireAdmin } from '../../src/server/sessions/guard.ts';
import { orderCarousel } from '../../src/server/storage/carousel.ts';

/** The order of a company's pictures, in one call and one build. */
export default endpoint({
  async POST({ request, context }) {
    await requireAdmin(request);
    const { items, changed } = await orderCarousel(validate(carouselOrderSchema, await readJson(request)));
    if (changed) announceChange(context);
    return json(items);
  },
});

export const config: Config = { path: '/api/carousel/order' };
