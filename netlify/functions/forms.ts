import type { Config } from '@netlify/functions';
import { API_TEXTS } from '#texts/api';
import { enquiryChangeSchema, enquirySubmissionSchema } from '../../src/domain/enquiry.ts';
import { isSuspectedSpam } from '../../src/domain/spam.ts';
import { forAdmin } from '../../src/server/auth/guard.ts';
import {
  createEnquiry,
  enquiryQuerySchema,
  isKnownEnquiry,
  listEnquiries,
} from '../../src/server/enquiries/enquiries.ts';
import { limitEnquiries } from '../../src/server/enquiries/enquiry-limit.ts';
import { enquiryService } from '../../src/server/enquiries/enquiry-service.ts';
import { badRequest } from '../../src/server/errors.ts';
import { readJson } from '../../src/server/http/body.ts';
import { type Call, endpoint } from '../../src/server/http/endpoint.ts';
import { refuseOlderDeploy } from '../../src/server/http/older-deploy.ts';
import { nextPageLink, readQuery } from '../../src/server/http/query.ts';
import { json } from '../../src/server/http/respond.ts';
import { answerOne, deleting, updating } from '../../src/server/records/handlers.ts';
import { idempotencyKey } from '../../src/server/store/idempotency.ts';

const update = updating(() => enquiryService, readChange);
const remove = deleting(() => enquiryService);

async function create({ request, context }: Call) {
  refuseOlderDeploy(context);
  const { website, elapsed_ms, ...input } = await readJson(request, enquirySubmissionSchema);
  const spam = isSuspectedSpam({ ...input, website, elapsed_ms });
  const key = idempotencyKey(request);
  if (!(key && (await isKnownEnquiry(input, key)))) await limitEnquiries(context.ip);
  return json(await createEnquiry(input, key, spam), 201);
}

const readList = forAdmin(async ({ url }) => {
  const { records, next } = await listEnquiries(readQuery(enquiryQuerySchema, url));
  return json(records, 200, nextPageLink(url, next));
});

const readOne = forAdmin((call) => answerOne(enquiryService, call));

async function readChange({ request }: Call) {
  const change = await readJson(request, enquiryChangeSchema);
  if (Object.keys(change).length === 0) throw badRequest(API_TEXTS.enquiryChange);
  const { state, spam } = change;
  // Not the notes, which nobody else is to read.
  const detail = [state, spam === undefined ? undefined : spam ? 'spam' : 'no spam']
    .filter(Boolean)
    .join(', ');
  return { values: async () => change, detail };
}

export default endpoint(({ id }) =>
  id === undefined ? { GET: readList, POST: create } : { GET: readOne, PUT: update, DELETE: remove },
);

export const config: Config = { path: ['/api/forms', '/api/forms/:id'] };
