import type { Config } from '@netlify/functions';
import { MISSING_TEXTS } from '#texts/api';
import { FIELD_TEXTS } from '#texts/field';
import {
  carouselItemChangeSchema,
  carouselItemFields,
  carouselItemInputSchema,
} from '../../src/domain/carousel-item.ts';
import { audit, carouselTarget } from '../../src/server/audit/audit.ts';
import { requireAdmin } from '../../src/server/auth/guard.ts';
import {
  createCarouselItem,
  getCarouselItem,
  updateCarouselItem,
} from '../../src/server/carousel/carousel.ts';
import { notFound, preconditionFailed } from '../../src/server/errors.ts';
import { readForm } from '../../src/server/http/body.ts';
import { etagOf, ifMatch } from '../../src/server/http/conditional.ts';
import { type Call, endpoint } from '../../src/server/http/endpoint.ts';
import { carouselItemIdParam } from '../../src/server/http/params.ts';
import { recordForm, wrongField } from '../../src/server/http/record-form.ts';
import { json } from '../../src/server/http/respond.ts';
import { validate } from '../../src/server/http/validate.ts';
import { takePicture } from '../../src/server/media/upload.ts';
import { announceChange } from '../../src/server/publish/request-build.ts';
import { idempotencyKey } from '../../src/server/store/idempotency.ts';

export default endpoint(({ id }) =>
  id === undefined ? { POST: create } : { GET: 'elsewhere', PUT: update, DELETE: 'elsewhere' },
);

async function create({ request, context }: Call) {
  const { user } = await requireAdmin(request);
  const { sent, image } = recordForm(carouselItemFields, await readForm(request));
  const input = validate(carouselItemInputSchema, sent);
  if (!image) throw wrongField('image', FIELD_TEXTS.required('Image'));
  const key = idempotencyKey(request);
  const { data, rev } = await createCarouselItem(input, await takePicture(image), key);
  // Also on a retry: the first request may have ended before this line.
  announceChange(context);
  const attempt = { id: data.id, at: data.created_at };
  await audit(context, user, 'created', { target: carouselTarget(data.id, input), attempt });
  return json(data, 201, { ETag: etagOf(rev) });
}

async function update({ request, params, context }: Call) {
  const { user } = await requireAdmin(request);
  const id = carouselItemIdParam(params.id);
  const current = await getCarouselItem(id);
  if (!current) throw notFound(MISSING_TEXTS.carouselItem);
  const { sent, image } = recordForm(carouselItemFields, await readForm(request));
  const change = validate(carouselItemChangeSchema, sent);
  const matches = ifMatch(request);
  // Checked again when writing; checked here to save encoding a picture for nothing.
  if (matches && !matches(current.rev)) throw preconditionFailed();
  const picture = image && (await takePicture(image));
  const { data, rev } = await updateCarouselItem(id, picture ? { ...change, picture } : change, matches);
  announceChange(context);
  await audit(context, user, 'changed', { target: carouselTarget(id, data) });
  return json(data, 200, { ETag: etagOf(rev) });
}

export const config: Config = {
  path: ['/api/carousel', '/api/carousel/:id'],
  excludedPath: '/api/carousel/order',
  method: ['POST', 'PUT'],
};
