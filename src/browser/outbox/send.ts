import { ENQUIRY_TEXTS } from '#texts/enquiry';
import { joined } from '../../components/contact/faults.ts';
import { FORMS_PATH } from '../../paths.ts';
import { timeLimit } from '../time-limit.ts';
import type { Waiting } from './waiting.ts';

/** How it went, and the text to show where it did not go well. */
export type Outcome =
  | { kind: 'sent'; reference: string }
  /** Not taken now; the same may be sent again. */
  | { kind: 'later'; text: string }
  /** Wrong, and no repetition helps. `errors`: by field, as far as it is known. */
  | { kind: 'refused'; text: string; errors: Readonly<Record<string, string>> };

/** What the server says, in words and by field; null where somebody else has answered, or nothing can be shown. */
async function refusal(answer: Response): Promise<{ text: string; errors: Record<string, string> } | null> {
  const body: unknown = await answer.json().catch(() => null);
  const { errors, message } = (body ?? {}) as { errors?: unknown; message?: unknown };
  const faults = (Array.isArray(errors) ? errors : []).map(
    ({ field, msg }: { field?: unknown; msg?: unknown }) => [String(field ?? ''), String(msg ?? '')] as const,
  );
  if (typeof message !== 'string' || !message) return null;
  return {
    text: faults.length > 0 ? joined(faults.map(([, msg]) => msg)) : message,
    errors: Object.fromEntries(faults),
  };
}

/** It was too much, too long or too early: what is right may be sent again. */
const isPassing = (status: number) => status >= 500 || status === 429 || status === 408;

/** Sends an enquiry once, however often it is called with the same key. */
export async function send(key: string, { enquiry, signs }: Waiting): Promise<Outcome> {
  try {
    const answer = await fetch(FORMS_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ ...enquiry, ...signs }),
      signal: timeLimit(),
    });
    if (answer.status === 201) {
      const { reference = '' }: { reference?: string } = await answer.json().catch(Object);
      return { kind: 'sent', reference };
    }
    // A page in place of an answer, such as that of a hotel's network, refuses nothing.
    const said = await refusal(answer);
    const isRefused = said && !answer.ok && !isPassing(answer.status);
    return isRefused
      ? { kind: 'refused', ...said }
      : { kind: 'later', text: said?.text ?? ENQUIRY_TEXTS.failed };
  } catch {
    return { kind: 'later', text: ENQUIRY_TEXTS.network };
  }
}
