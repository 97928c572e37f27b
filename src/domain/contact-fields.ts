import {
  ENQUIRY_EMAIL_MAX,
  ENQUIRY_MESSAGE_MAX,
  ENQUIRY_MESSAGE_MIN,
  ENQUIRY_NAME_MAX,
  ENQUIRY_NAME_MIN,
} from './limits.ts';

/**
 * Labels and limits of what a visitor types. Apart from the enquiry, so that the contact form has them without the
 * validation library.
 */
export const CONTACT_FIELDS = {
  name: { label: 'Full Name', min: ENQUIRY_NAME_MIN, max: ENQUIRY_NAME_MAX },
  email: { label: 'Email', min: 1, max: ENQUIRY_EMAIL_MAX },
  message: { label: 'Message', min: ENQUIRY_MESSAGE_MIN, max: ENQUIRY_MESSAGE_MAX },
} as const;
