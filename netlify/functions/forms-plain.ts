import type { Config } from '@netlify/functions';
import { MISSING_TEXTS } from '#texts/api';
import { PLAIN_FORM_MAX_BYTES } from '../../src/domain/limits.ts';
import { REFERENCE_PATTERN } from '../../src/domain/reference.ts';
import { SENT_ID, sentPath } from '../../src/paths.ts';
import {
  faultsIn,
  type PlainForm,
  plainFormOf,
  refuseOtherSites,
  submissionOf,
} from '../../src/server/enquiries/plain-form.ts';
import { receiveEnquiry } from '../../src/server/enquiries/receive.ts';
import { subjectOf } from '../../src/server/enquiries/subject.ts';
import { HttpError, notFound } from '../../src/server/errors.ts';
import { readPlainForm } from '../../src/server/http/body.ts';
import { type Call, endpoint } from '../../src/server/http/endpoint.ts';
import { refuseOlderDeploy } from '../../src/server/http/older-deploy.ts';
import { companyParam } from '../../src/server/http/params.ts';
import { errorResponse, page } from '../../src/server/http/respond.ts';
import { sendNow } from '../../src/server/mail/delivery.ts';
import { renderPlainForm, renderSent } from '../../src/server/render/contact-page.ts';
import { readNotFound } from '../../src/server/site-files.ts';

/** What each request has sent, to be given back with what is wrong. */
const forms = new WeakMap<Request, PlainForm>();

async function take({ request, context }: Call) {
  refuseOlderDeploy(context);
  refuseOtherSites(request, context.site.url);
  const form = await plainFormOf(request, await readPlainForm(request, PLAIN_FORM_MAX_BYTES));
  forms.set(request, form);
  const submission = submissionOf(form);
  const { receipt, mails } = await receiveEnquiry(submission, context.ip, 'its content');
  context.waitUntil(sendNow(mails));
  const Location = `${sentPath(receipt.company_id, receipt.reference)}#${SENT_ID}`;
  return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'no-store' } });
}

/**
 * Thanks. A file could not name the reference without a script, so a function writes it, once for each reference: the CDN
 * keeps the page.
 */
async function thank({ params }: Call) {
  const company = companyParam(params.company);
  const { reference = '' } = params;
  if (!REFERENCE_PATTERN.test(reference)) throw notFound(MISSING_TEXTS.page);
  return page(await renderSent(company, reference), 200, {
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Netlify-CDN-Cache-Control': 'public, durable, max-age=86400',
    'Netlify-Vary': 'query=none',
  });
}

/** The page of the form again, with all that was typed; of an address that thanks for nothing, the 404 page. */
async function errorPage(error: unknown, { request }: Call) {
  const answer = errorResponse(error);
  const refused = error instanceof HttpError ? error : undefined;
  if (refused?.status === 404 && request.method !== 'POST') return page(await readNotFound(), 404);
  if (request.method !== 'POST' || refused?.status === 405) return answer;
  const { about, ...form } = forms.get(request) ?? (await plainFormOf(request, {}));
  const text = about.topic || (await subjectOf(about));
  const subject = text ? { about, text } : null;
  const fault = (await answer.clone().json()).message;
  answer.headers.delete('content-type');
  const body = await renderPlainForm({ ...form, subject, faults: faultsIn(refused?.errors), fault });
  return page(body, answer.status, Object.fromEntries(answer.headers));
}

/** The contact form where no script runs. */
export default endpoint(
  ({ reference }) => (reference === undefined ? { POST: take } : { GET: thank }),
  errorPage,
);

export const config: Config = { path: ['/api/forms/plain', '/sent/:company/:reference'] };
