import type { Config } from '@netlify/functions';
import { enquiryChangeSchema, enquiryInputSchema } from '../../src/domain/enquiry.ts';
import { MISSING_TEXTS } from '../../src/domain/texts.ts';
import { badRequest, notFound } from '../../src/server/errors.ts';
import { readJson } from '../../src/server/http/body.ts';
import { etagOf, ifMatch } from '../../src/server/http/conditional.ts';
import { type Call, endpoint } from '../../src/server/http/endpoint.ts';
import { limitEnquiries } from '../../src/server/http/enquiry-limit.ts';
import { enquiryQuery, nextPageLink } from '../../src/server/http/enquiry-query.ts';
import { idempotencyKey } from '../../src/server/http/idempotency-key.ts';
import { enquiryIdParam } from '../../src/server/http/params.ts';
import { json, noContent } from '../../src/server/http/respond.ts';
import { validate } from '../../src/server/http/validate.ts';
import { requireAdmin } from '../../src/server/sessions/guard.ts';
import {
  createEnquiry,
  deleteEnquiry,
  findAttempt,
  getEnquiry,
  listEnquiries,
  repeatEnquiry,
  updateEnquiry,
} from '../../src/server/storage/enquiries.ts';

export default endpoint(({ id }) =>
  id === undefined ? { GET: readList, POST: create } : { PUT: change, DELETE: remove },
);

async function create({ request, context }: Call) {
  const input = validate(enquiryInputSchema, await readJson(request));
  const key = idempotencyKey(request);
  const attempt = key && (await findAttempt(key, input));
  if (attempt) return json(await repeatEnquiry(input, attempt), 201);
  await limitEnquiries(context.ip);
  return json(await createEnquiry(input, key), 201);
}

async function readList({ request, url }: Call) {
  await requireAdmin(request);
  const query = enquiryQuery(url.searchParams);
  const { enquiries, next } = await listEnquiries(query.limit, query.company, query.cursor);
  return json(enquiries, 200, next ? { Link: nextPageLink(url, next) } : {});
}

async function change({ request, params }: Call) {
  await requireAdmin(request);
  const id = enquiryIdParam(params.id);
  if (!(await getEnquiry(id))) throw notFound(MISSING_TEXTS.enquiry);
  const wanted = validate(enquiryChangeSchema, await readJson(request));
  if (Object.keys(wanted).length === 0) throw badRequest('Send state, notes or both.');
  const { data, rev } = await updateEnquiry(id, wanted, ifMatch(request));
  return json(data, 200, { ETag: etagOf(rev) });
}

async function remove({ request, params }: Call) {
  await requireAdmin(request);
  await deleteEnquiry(enquiryIdParam(params.id), ifMatch(request));
  return noContent();
}

export const config: Config = { path: ['/api/forms', '/api/forms/:id'] };
