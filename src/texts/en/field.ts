/** What is wrong with a text field; the contact form says it without the validation library. */
export const FIELD_TEXTS = {
  required: (label: string) => `${label} is required.`,
  tooShort: (label: string, min: number) => `${label} must have at least ${min} characters.`,
  tooLong: (label: string, max: number) => `${label} must have at most ${max} characters.`,
  email: 'Enter an email address such as name@example.com.',
} as const;
