import type { Config } from '@netlify/functions';
import { API_TEXTS } from '#texts/api';
import {
  enquiryChangeSchema,
  enquiryIdsSchema,
  enquiryStatesSchema,
  enquirySubmissionSchema,
} from '../../src/domain/enquiry.ts';
import { type AdminCall, forAdmin } from '../../src/server/auth/guard.ts';
import { enquiryQuerySchema, listEnquiries } from '../../src/server/enquiries/enquiries.ts';
import { enquiryService } from '../../src/server/enquiries/enquiry-service.ts';
import { receiveEnquiry } from '../../src/server/enquiries/receive.ts';
import { badRequest } from '../../src/server/errors.ts';
import { readJson } from '../../src/server/http/body.ts';
import { type Call, endpoint } from '../../src/server/http/endpoint.ts';
import { refuseOlderDeploy } from '../../src/server/http/older-deploy.ts';
import { nextPageLink, readQuery } from '../../src/server/http/query.ts';
import { json } from '../../src/server/http/respond.ts';
import { sendNow } from '../../src/server/mail/delivery.ts';
import {
  answerOne,
  deleteEach,
  deleting,
  restoreEach,
  updateEach,
  updating,
} from '../../src/server/records/handlers.ts';
import { idempotencyKey } from '../../src/server/store/idempotency.ts';

const update = updating(() => enquiryService, readChange);
const remove = deleting(() => enquiryService);

async function create({ request, context }: Call) {
  refuseOlderDeploy(context);
  const submission = await readJson(request, enquirySubmissionSchema);
  const { receipt, mails } = await receiveEnquiry(submission, context.ip, {
    key: idempotencyKey(request),
  });
  context.waitUntil(sendNow(mails));
  return json(receipt, 201);
}

const readList = forAdmin(async ({ url }) => {
  const { records, next } = await listEnquiries(readQuery(enquiryQuerySchema, url));
  return json(records, 200, nextPageLink(url, next));
});

const readOne = forAdmin((call) => answerOne(enquiryService, call));

async function readChange({ request, user }: AdminCall) {
  const change = await readJson(request, enquiryChangeSchema);
  if (Object.keys(change).length === 0) throw badRequest(API_TEXTS.enquiryChange);
  const { state, spam, notes, remind_on } = change;
  // That notes were changed, and not to what: nobody else is to read them.
  const detail = [
    state,
    spam === undefined ? undefined : spam ? 'spam' : 'no spam',
    notes === undefined ? undefined : 'notes',
    remind_on === undefined ? undefined : 'reminder',
  ]
    .filter(Boolean)
    .join(', ');
  return { values: async () => ({ ...change, answered_by: user.email }), detail };
}

const removeMany = forAdmin(async (call) => {
  const { ids } = await readJson(call.request, enquiryIdsSchema);
  return json({ ids: await deleteEach(call, enquiryService, ids) });
});

const restoreMany = forAdmin(async (call) => {
  const { ids } = await readJson(call.request, enquiryIdsSchema);
  return json({ ids: await restoreEach(call, enquiryService, ids) });
});

const markMany = forAdmin(async (call) => {
  const { ids, state } = await readJson(call.request, enquiryStatesSchema);
  const change = { state, answered_by: call.user.email };
  return json({ ids: await updateEach(call, enquiryService, ids, { change, detail: state }) });
});

/** What is done to many is posted where no id can be. */
const MANY = new Map([
  ['delete', removeMany],
  ['restore', restoreMany],
  ['state', markMany],
]);

export default endpoint(({ id }) => {
  if (id === undefined) return { GET: readList, POST: create };
  const many = MANY.get(id);
  return many ? { POST: many } : { GET: readOne, PUT: update, DELETE: remove };
});

export const config: Config = {
  path: ['/api/forms', '/api/forms/:id'],
  excludedPath: '/api/forms/plain',
};
