/** What islands say, word for word as specified. Apart from texts.ts, so that visitors load nothing else. */

export const ENQUIRY_TEXTS = {
  required: 'Please fill in all required fields',
  sent: "Thank you! Your message has been sent. We'll get back to you within 24 hours.",
  sending: 'Sending...',
  wrongSum: 'Incorrect answer. Please try again.',
  sumMissing: 'Please complete the security verification correctly.',
  network: 'Network error. Please check your internet connection and try again.',
  failed: 'Failed to send message. Please try again later.',
} as const;

/** What is wrong with a text field; the contact form says it without the validation library. */
export const FIELD_TEXTS = {
  required: (label: string) => `${label} is required.`,
  tooShort: (label: string, min: number) => `${label} must have at least ${min} characters.`,
  tooLong: (label: string, max: number) => `${label} must have at most ${max} characters.`,
  email: 'Enter an email address such as name@example.com.',
} as const;

export const CAROUSEL_TEXTS = {
  loading: 'Loading...',
  failed: 'Failed to load carousel data',
  empty: 'No images to display',
} as const;
