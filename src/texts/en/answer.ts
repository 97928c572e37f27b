/** Answers to enquiries. */
export const ANSWER_TEXTS = {
  subject: { label: 'Subject' },
  text: { label: 'Answer' },
  otherAnswer: 'Another answer was sent under this Idempotency-Key.',
  tooMany: (most: number) => `${most} answers were sent from here already. Go on in your mail program.`,
  cannotSend: (reason: string) => `The website cannot send mails. ${reason} Use your mail program instead.`,
} as const;
