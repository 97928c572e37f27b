import { ENQUIRY_TEXTS } from '#texts/enquiry';
import { timeLimit } from '../browser/time-limit.ts';
import { joined } from '../components/contact/faults.ts';
import type { SentEnquiry } from '../domain/enquiry.ts';
import type { IdempotencyKey } from '../domain/idempotency-key.ts';
import { FORMS_PATH } from '../paths.ts';

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

/** Sends an enquiry. Answers its reference, or the text to show. */
export async function sendEnquiry(
  enquiry: SentEnquiry,
  signs: Signs,
  key: IdempotencyKey,
): Promise<{ reference: string } | { failure: string }> {
  try {
    const answer = await fetch(FORMS_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key.for(JSON.stringify(enquiry)) },
      body: JSON.stringify({ ...enquiry, ...signs }),
      signal: timeLimit(),
    });
    if (!answer.ok) return { failure: await refusal(answer) };
    key.renew();
    const { reference = '' }: { reference?: string } = await answer.json().catch(Object);
    return { reference };
  } catch {
    return { failure: ENQUIRY_TEXTS.network };
  }
}
