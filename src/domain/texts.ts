/**
 * The texts that a rule or a failure shows, word for word as specified, once.
 * Texts of a single page stand in that page; what the institute says about itself stands in data/. Each object is a
 * constant of its own, so that a visitor's browser loads those that its islands say and no others.
 */

export const COURSE_TEXTS = {
  loading: 'Loading courses...',
  failed: 'Failed to load courses',
  empty: 'No courses available at the moment.',
  unavailable: 'Course not found or unavailable',
  notFoundTitle: 'Course Not Found',
  allLevels: 'All Levels',
} as const;

export const LOGIN_TEXTS = {
  submit: 'Sign in',
  submitting: 'Signing in...',
  failed: 'Login failed',
  /** One answer for an unknown email and a wrong password. */
  wrong: 'The email or the password is not right.',
  /** The same where a one-time code is asked for. */
  wrongWithCode: 'The email, the password or the code is not right.',
  codeRequired: 'Enter the code of your authenticator app as well.',
} as const;

export const ADMIN_TEXTS = {
  courseSaveFailed: 'Error saving course',
  courseDeleteFailed: 'Error deleting course',
  carouselSaveFailed: 'Error saving carousel item',
  carouselDeleteFailed: 'Error deleting carousel item',
  enquiryDeleteFailed: 'Error deleting form submission',
  enquirySaveFailed: 'Error saving form submission',
  enquiriesLoadFailed: 'Failed to load submissions',
  carouselEmpty: 'No carousel items found.',
  notAvailable: 'N/A',
} as const;

export const NOT_FOUND_TITLE = 'Oops! Page Not Found';

/** @param brand name of the content file, as in /data/{brand}.json */
export const contentFailure = (brand: string) => `Failed to fetch ${brand} data.`;

/** What the API says of an id that nothing has. */
export const MISSING_TEXTS = {
  course: 'There is no course with this id.',
  carouselItem: 'There is no carousel item with this id.',
  enquiry: 'There is no form submission with this id.',
  picture: 'There is no such picture.',
  trash: 'There is nothing in the trash with this id.',
} as const;

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
