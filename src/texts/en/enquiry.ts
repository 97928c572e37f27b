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
  newSum: 'New security question',
} as const;
