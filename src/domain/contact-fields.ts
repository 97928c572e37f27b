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

/** No visitor sees it; programs that fill in forms do. */
export const TRAP_FIELD = 'website';
