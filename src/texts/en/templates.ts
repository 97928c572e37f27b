/** What the office often answers. */
export const TEMPLATE_TEXTS = {
  name: { label: 'Name', help: 'As it stands on its button, such as Fee and dates.' },
  subject: { label: 'Subject' },
  text: {
    label: 'Text',
    help: 'What stands in braces is filled in. A line with something that is not known is left out.',
  },
  example: 'With an example filled in',
  /** Until something is written. */
  sample: {
    subject: 'Subject',
    text: 'Dear {name},\n\nThank you for asking about {course}.\n\nFee: {fee}\nNext intake: {next intake}\n\nA seat is yours when you come by or call us: {phone}.\n\nYour reference is {reference}.',
  },
  /** Of nobody in particular. */
  facts: {
    name: 'Mina Rai',
    course: 'IELTS Preparation',
    fee: 'Rs 12,000',
    'next intake':
      'Mornings 7:00–\u20608:30, starts\u00a021\u00a0Mangsir\u00a02083\u00a0· 7\u00a0Dec\u00a02026',
    phone: '+977\u00a071\u00a0500000',
    reference: 'K7MPX3DA',
  },
  insert: 'Insert what is filled in',
  unknown: (written: string, known: readonly string[]) =>
    `Nothing is known of ${written}. What can be filled in: ${known.map((name) => `{${name}}`).join(', ')}.`,
} as const;
