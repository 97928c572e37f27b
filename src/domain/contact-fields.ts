/**
 * Labels and limits of what a visitor types. Apart from the enquiry, so that the contact form has them without the
 * validation library.
 */
export const CONTACT_FIELDS = {
  name: { label: 'Full Name', min: 2, max: 100 },
  email: { label: 'Email', min: 1, max: 255 },
  message: { label: 'Message', min: 10, max: 1000 },
} as const;
