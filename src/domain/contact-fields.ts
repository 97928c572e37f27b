import { PHONE_MAX } from './limits.ts';

/**
 * Labels and limits of what a visitor types. Apart from the enquiry, so that the contact form has them without the
 * validation library.
 */
export const CONTACT_FIELDS = {
  name: { label: 'Full Name', min: 2, max: 100 },
  email: { label: 'Email', min: 1, max: 255 },
  message: { label: 'Message', min: 10, max: 1000 },
  /** May be left out. */
  phone: { label: 'Phone (optional)', min: 0, max: PHONE_MAX },
} as const;

export type ContactField = keyof typeof CONTACT_FIELDS;
export type ContactValues = Record<ContactField, string>;
/** In the order of the form. */
export const CONTACT_FIELD_NAMES = Object.keys(CONTACT_FIELDS) as ContactField[];

/** Something of each field. */
export const byField = (make: (field: ContactField) => string) =>
  Object.fromEntries(CONTACT_FIELD_NAMES.map((field) => [field, make(field)])) as ContactValues;

/** No visitor sees it; programs that fill in forms do. */
export const TRAP_FIELD = 'website';

/** Where no script runs, it is ticked to take back what the form is about. */
export const WITHOUT_SUBJECT_FIELD = 'without_subject';

/** What an enquiry can say that it is about: a course, one of its intakes, or a topic. All that it does not say is ''. */
export const ABOUT_FIELDS = ['course_id', 'intake_id', 'topic'] as const;
export type About = Record<(typeof ABOUT_FIELDS)[number], string>;
export const ABOUT_NOTHING: About = { course_id: '', intake_id: '', topic: '' };

/** The same with its words, such as "Python, evenings 5:30–7:00, starts 20 Mangsir 2083". */
export interface Subject {
  about: About;
  text: string;
}
