import { ENQUIRY_TEXTS } from '#texts/enquiry';
import { timeLimit } from '../browser/time-limit.ts';
import type { SentEnquiry } from '../domain/enquiry.ts';
import type { IdempotencyKey } from '../domain/idempotency-key.ts';
import { FORMS_PATH } from '../paths.ts';
import { joined } from './contact-rules.ts';

/** What to tell about an answer other than success. */
async function refusal(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null);
  const { errors, message } = (body ?? {}) as { errors?: unknown; message?: unknown };
  if (Array.isArray(errors) && errors.length > 0) {
    return joined(errors.map((error: { msg?: unknown }) => String(error.msg ?? '')));
  }
  return typeof message === 'string' && message ? message : ENQUIRY_TEXTS.failed;
}

/** How the server tells programs from visitors; not part of the message. */
export interface Signs {
  /** The field that no visitor sees; left out when empty. */
  website?: string;
  /** Since the page was opened. */
  elapsed_ms: number;
}

/** Sends an enquiry. Answers '' for success, else the text to show. */
export async function sendEnquiry(enquiry: SentEnquiry, signs: Signs, key: IdempotencyKey): Promise<string> {
  try {
    const answer = await fetch(FORMS_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key.for(JSON.stringify(enquiry)) },
      body: JSON.stringify({ ...enquiry, ...signs }),
      signal: timeLimit(),
    });
    if (!answer.ok) return await refusal(answer);
    key.renew();
    return '';
  } catch {
    return ENQUIRY_TEXTS.network;
  }
}
