import { createHash, randomBytes } from 'node:crypto';
import { ANSWER_TEXTS as texts } from '#texts/answer';
import { ANSWERS_MAX, type Answer, type AnswerInput } from '../../domain/answer.ts';
import { answeredBy, type EnquiryRecord, isUnanswered } from '../../domain/enquiry.ts';
import { conflict } from '../errors.ts';
import { expectAnswer } from '../mail/expected.ts';
import type { Versioned } from '../store/collection.ts';
import { enquiries } from './enquiries.ts';

/** Answers that the site sends. Each stands beside its enquiry, with how far it has come. */

/** The same request makes the same answer. */
const answerId = (key: string | null): string =>
  key === null ? randomBytes(8).toString('hex') : createHash('sha256').update(key).digest('hex').slice(0, 16);

/**
 * Keeps an answer that is to be sent, and marks the enquiry as replied. When this returns, the store has confirmed it.
 * @param key under which the same may be sent again, to be stored and sent once
 * @returns also the mail that can go out now; none where it was sent before
 * @throws 404, or 409 when there are too many answers or the key came with another one
 */
export async function addAnswer(
  { id: enquiryId }: EnquiryRecord,
  input: AnswerInput,
  by: string,
  key: string | null,
): Promise<{ stored: Versioned<EnquiryRecord>; mails: readonly string[] }> {
  const id = answerId(key);
  // First the mail: a crash in between leaves a note without an answer, which is dropped, and no answer without a mail.
  const mail = await expectAnswer(enquiryId, id);
  let isNew = true;
  const stored = await enquiries.update(enquiryId, (current) => {
    const known = current.answers.find((answer) => answer.id === id);
    isNew = known === undefined;
    if (known && (known.subject !== input.subject || known.text !== input.text))
      throw conflict(texts.otherAnswer);
    if (known) return current;
    if (current.answers.length >= ANSWERS_MAX) throw conflict(texts.tooMany(ANSWERS_MAX));
    const now = new Date();
    const answer: Answer = { ...input, id, at: now.toISOString(), by, sent_at: '', fault: '' };
    return answeredBy({ ...current, answers: [...current.answers, answer] }, { state: 'replied' }, by, now);
  });
  return { stored, mails: isNew ? [mail] : [] };
}

/** Where the enquiry or its answer is gone, nothing is noted. */
const changeAnswer = (
  enquiryId: string,
  id: string,
  change: (answer: Answer) => Answer,
  settle: (enquiry: EnquiryRecord, before: Answer) => EnquiryRecord,
) =>
  enquiries.update(enquiryId, (current) => {
    const before = current.answers.find((answer) => answer.id === id);
    if (!before) return current;
    const answers = current.answers.map((answer) => (answer === before ? change(answer) : answer));
    return settle({ ...current, answers }, before);
  });

/** Notes that a mail server took an answer. The enquiry is replied to, also where that was given up before. */
export const noteAnswerSent = (enquiryId: string, id: string, now = new Date()) =>
  changeAnswer(
    enquiryId,
    id,
    (answer) => ({ ...answer, sent_at: now.toISOString(), fault: '' }),
    (enquiry, { by, fault }) =>
      fault && isUnanswered(enquiry.state) ? answeredBy(enquiry, { state: 'replied' }, by, now) : enquiry,
  );

/**
 * Notes why an answer could not be sent.
 * @param isLast nobody tries again: the visitor still waits, so the enquiry is unanswered again
 */
export const noteAnswerFault = (enquiryId: string, id: string, fault: string, isLast: boolean) =>
  changeAnswer(
    enquiryId,
    id,
    (answer) => ({ ...answer, fault }),
    (enquiry, { by, at }) =>
      isLast && enquiry.answered_at === at ? answeredBy(enquiry, { state: 'read' }, by, new Date()) : enquiry,
  );
