import type { Config } from '@netlify/functions';
import { MISSING_TEXTS } from '#texts/api';
import { getCarouselItem } from '../../src/server/carousel/carousel.ts';
import { notFound } from '../../src/server/errors.ts';
import { etagOf, isKnown } from '../../src/server/http/conditional.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { carouselItemIdParam } from '../../src/server/http/params.ts';
import { contentCacheHeaders, json } from '../../src/server/http/respond.ts';

export default endpoint({
  async GET({ request, params }) {
    const item = await getCarouselItem(carouselItemIdParam(params.id));
    if (!item) throw notFound(MISSING_TEXTS.carouselItem);
    const headers = { ...contentCacheHeaders(request), ETag: etagOf(item.rev) };
    if (isKnown(request, item.rev)) return new Response(null, { status: 304, headers });
    return json(item.data, 200, headers);
  },
});

export const config: Config = { path: '/api/carousel/single/:id' };
