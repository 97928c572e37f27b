export const ENQUIRY_TEXTS = {
  required: 'Please fill in all required fields',
  correct: (fields: number) =>
    `Please correct the ${['', 'marked field', 'two marked fields', 'three marked fields', 'four marked fields'][fields]}.`,
  sent: "Thank you! Your message has been sent. We'll get back to you within 24 hours.",
  reference: 'Your reference:',
  sending: 'Sending...',
  wrongSum: 'Incorrect answer. Please try again.',
  sumMissing: 'Please complete the security verification correctly.',
  network: 'Network error. Please check your internet connection and try again.',
  failed: 'Failed to send message. Please try again later.',
} as const;

export const CONTACT_FORM_TEXTS = {
  submit: 'Send Message',
  subject: (subject: string) => `About: ${subject}`,
  removeSubject: 'Remove the topic',
  /** Of a field that only programs see. */
  website: 'Website',
  sum: 'Security check: what is ',
  sumName: 'Security',
  sumRequired: 'Security check is required.',
  newSum: 'New security question',
  kept: (days: number) =>
    `What you type is kept on this device until you send it, for ${days}\u00a0days at most.`,
  clear: 'Clear the form',
  cleared: 'Cleared.',
  bringBack: 'Undo',
} as const;

/** Of an enquiry that could not be sent at once, on whatever page its visitor is. */
export const OUTBOX_TEXTS = {
  waiting: (count: number) =>
    count === 1
      ? 'Your enquiry is kept on this device and goes out when you are online again.'
      : `${count} enquiries are kept on this device and go out when you are online again.`,
  discard: 'Discard',
  discarded: 'Discarded. Nothing will be sent.',
  bringBack: 'Undo',
  sent: 'Your message has been sent. Your reference:',
  close: 'Close',
  refused: (fault: string) => `Your message could not be sent. ${fault}`,
  correct: 'Correct it',
} as const;
