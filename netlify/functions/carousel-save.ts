import type { Config } from '@netlify/functions';
import {
  carouselItemChangeSchema,
  carouselItemFields,
  carouselItemInputSchema,
} from '../../src/domain/carousel-item.ts';
import { carousel } from '../../src/server/carousel/carousel.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { formReader } from '../../src/server/media/form-reader.ts';
import { creating, updating } from '../../src/server/records/handlers.ts';

const read = formReader(carouselItemFields, carouselItemInputSchema, carouselItemChangeSchema);
const create = creating(() => carousel, read);
const update = updating(() => carousel, read);

export default endpoint(({ id }) =>
  id === undefined ? { POST: create } : { GET: 'elsewhere', PUT: update, DELETE: 'elsewhere' },
);

export const config: Config = {
  path: ['/api/carousel', '/api/carousel/:id'],
  excludedPath: '/api/carousel/order',
  method: ['POST', 'PUT'],
};
