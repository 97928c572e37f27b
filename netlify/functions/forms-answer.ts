import type { Config } from '@netlify/functions';
import { ANSWER_TEXTS } from '#texts/answer';
import { answerInputSchema } from '../../src/domain/answer.ts';
import { enquiryKind } from '../../src/domain/enquiry.ts';
import { missingText } from '../../src/domain/kind.ts';
import { forAdmin } from '../../src/server/auth/guard.ts';
import { addAnswer } from '../../src/server/enquiries/answers.ts';
import { toEnquiry } from '../../src/server/enquiries/enquiries.ts';
import { enquiryService } from '../../src/server/enquiries/enquiry-service.ts';
import { conflict, notFound } from '../../src/server/errors.ts';
import { readJson } from '../../src/server/http/body.ts';
import { etagOf } from '../../src/server/http/conditional.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { idParam } from '../../src/server/http/params.ts';
import { json } from '../../src/server/http/respond.ts';
import { sendNow } from '../../src/server/mail/delivery.ts';
import { offBecause } from '../../src/server/mail/settings.ts';
import { report } from '../../src/server/records/handlers.ts';
import { idempotencyKey } from '../../src/server/store/idempotency.ts';

/** Sends an answer to a visitor, and keeps it beside the enquiry. */
export default endpoint({
  POST: forAdmin(async (call) => {
    const { request, context, params, user } = call;
    const id = idParam(enquiryKind, params.id);
    const found = await enquiryService.get(id);
    if (!found) throw notFound(missingText(enquiryKind));
    const input = await readJson(request, answerInputSchema);
    const off = offBecause();
    if (off) throw conflict(ANSWER_TEXTS.cannotSend(off));
    const { stored, mails } = await addAnswer(found.data, input, user.email, idempotencyKey(request));
    if (mails.length > 0) await report(call, 'answered', enquiryService, id, stored.data);
    context.waitUntil(sendNow(mails));
    return json(toEnquiry(stored.data), 201, { ETag: etagOf(stored.rev) });
  }),
});

export const config: Config = { path: '/api/forms/:id/answer' };
