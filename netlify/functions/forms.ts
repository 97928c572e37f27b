import type { Config } from '@netlify/functions';
import { MISSING_TEXTS } from '#texts/api';
import { enquiryChangeSchema, enquirySubmissionSchema } from '../../src/domain/enquiry.ts';
import { isSuspectedSpam } from '../../src/domain/spam.ts';
import { audit, enquiryTarget, whatChanged } from '../../src/server/audit/audit.ts';
import { requireAdmin } from '../../src/server/auth/guard.ts';
import {
  createEnquiry,
  getEnquiry,
  isKnownEnquiry,
  listEnquiries,
  updateEnquiry,
} from '../../src/server/enquiries/enquiries.ts';
import { limitEnquiries } from '../../src/server/enquiries/enquiry-limit.ts';
import { enquiryQuery } from '../../src/server/enquiries/enquiry-query.ts';
import { deleteEnquiry } from '../../src/server/enquiries/enquiry-trash.ts';
import { badRequest, notFound } from '../../src/server/errors.ts';
import { readJson } from '../../src/server/http/body.ts';
import { etagOf, ifMatch } from '../../src/server/http/conditional.ts';
import { type Call, endpoint } from '../../src/server/http/endpoint.ts';
import { nextPageLink } from '../../src/server/http/page-query.ts';
import { enquiryIdParam } from '../../src/server/http/params.ts';
import { json, noContent } from '../../src/server/http/respond.ts';
import { validate } from '../../src/server/http/validate.ts';
import { idempotencyKey } from '../../src/server/store/idempotency.ts';

export default endpoint(({ id }) =>
  id === undefined ? { GET: readList, POST: create } : { GET: readOne, PUT: change, DELETE: remove },
);

async function create({ request, context }: Call) {
  const { website, elapsed_ms, ...input } = validate(enquirySubmissionSchema, await readJson(request));
  const spam = isSuspectedSpam({ ...input, website, elapsed_ms });
  const key = idempotencyKey(request);
  if (!(key && (await isKnownEnquiry(input, key)))) await limitEnquiries(context.ip);
  return json(await createEnquiry(input, key, spam), 201);
}

async function readList({ request, url }: Call) {
  await requireAdmin(request);
  const query = enquiryQuery(url.searchParams);
  const { enquiries, next } = await listEnquiries(query.limit, query.company, query.cursor);
  return json(enquiries, 200, next ? { Link: nextPageLink(url, next) } : {});
}

async function readOne({ request, params }: Call) {
  await requireAdmin(request);
  const found = await getEnquiry(enquiryIdParam(params.id));
  if (!found) throw notFound(MISSING_TEXTS.enquiry);
  return json(found.data, 200, { ETag: etagOf(found.rev) });
}

async function change({ request, params, context }: Call) {
  const { user } = await requireAdmin(request);
  const id = enquiryIdParam(params.id);
  if (!(await getEnquiry(id))) throw notFound(MISSING_TEXTS.enquiry);
  const wanted = validate(enquiryChangeSchema, await readJson(request));
  if (Object.keys(wanted).length === 0) throw badRequest('Send state, notes or spam.');
  const { data, rev } = await updateEnquiry(id, wanted, ifMatch(request));
  await audit(context, user, 'changed', { target: enquiryTarget(id), detail: whatChanged(wanted) });
  return json(data, 200, { ETag: etagOf(rev) });
}

async function remove({ request, params, context }: Call) {
  const { user } = await requireAdmin(request);
  const id = enquiryIdParam(params.id);
  await deleteEnquiry(id, ifMatch(request));
  await audit(context, user, 'deleted', { target: enquiryTarget(id) });
  return noContent();
}

export const config: Config = { path: ['/api/forms', '/api/forms/:id'] };
