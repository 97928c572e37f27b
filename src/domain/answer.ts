import { z } from 'zod';
import { ANSWER_TEXTS as texts } from '#texts/answer';
import { requiredText } from './fields/text.ts';
import { inputSchema } from './schema.ts';

/** Answers that the site itself sends to visitors. */

export const ANSWER_SUBJECT_MAX = 200;
export const ANSWER_TEXT_MAX = 3000;
/** More of them is a conversation, which belongs into a mail program. */
export const ANSWERS_MAX = 20;

/** What the office writes. */
export const answerFields = {
  subject: requiredText({ ...texts.subject, max: ANSWER_SUBJECT_MAX }),
  text: requiredText({ ...texts.text, max: ANSWER_TEXT_MAX, rows: 10 }),
};
export const answerInputSchema = inputSchema(answerFields);
export type AnswerInput = z.infer<typeof answerInputSchema>;

/** An answer as it stands beside its enquiry. */
export const answerSchema = z.object({
  id: z.string(),
  /** When it was written, and by whom. */
  at: z.string().describe('ISO 8601, UTC'),
  by: z.string(),
  subject: z.string(),
  text: z.string(),
  sent_at: z.string().describe('when a mail server took it; empty until then'),
  fault: z.string().describe('why the last try to send it failed, fit to be shown; else empty'),
});
export type Answer = z.infer<typeof answerSchema>;
