/** What is wrong with a text field; the contact form says it without the validation library. */
export const FIELD_TEXTS = {
  required: (label: string) => `${label} is required.`,
  tooShort: (label: string, min: number) => `${label} must have at least ${min} characters.`,
  tooLong: (label: string, max: number) => `${label} must have at most ${max} characters.`,
  email: 'Enter an email address such as name@example.com.',
} as const;

/** What is wrong with other values. An object of its own: no visitor's browser needs it. */
export const VALUE_TEXTS = {
  phone: 'Enter a phone number such as 98xxxxxxxx, 071-540000 or, from abroad, +91 with the number.',
  text: (label: string) => `${label} must be text.`,
  halfCharacter: 'A text holds half a character.',
  unshowable: (label: string) => `${label} contains characters that cannot be shown.`,
  url: (label: string) => `${label} must be a web address such as https://example.com.`,
  id: (label: string) => `${label} must be an id.`,
  choice: (label: string, options: readonly string[]) => `${label} must be one of ${options.join(', ')}.`,
  optionalChoice: (label: string, options: readonly string[]) =>
    `${label} must be one of ${options.join(', ')}, or empty.`,
  wholeNumber: (label: string, min: string, max: string) =>
    `${label} must be a whole number from ${min} to ${max}.`,
  timeOfDay: (label: string) => `${label} must be a time of day such as 02:00.`,
  date: (label: string) => `${label} must be a day such as 2026-12-06.`,
  bsMonth: (label: string) => `${label} must be a month such as 2083-08.`,
  boolean: (label: string) => `${label} must be true or false.`,
  company: (ids: readonly number[]) => `Choose company ${ids.join(' or ')}.`,
  picture: (label: string) => `${label} must name a stored picture.`,
  list: (label: string) => `${label} must be a list.`,
  tooFew: (label: string, min: number) =>
    `${label} must have at least ${min} ${min === 1 ? 'entry' : 'entries'}.`,
  sameEntry: (label: string) => `${label}: two entries have the same id.`,
  tooMany: (label: string, max: number) => `${label} must have at most ${max} entries.`,
} as const;
