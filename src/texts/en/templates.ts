/** What the office often answers. */
export const TEMPLATE_TEXTS = {
  name: { label: 'Name', help: 'As it stands on its button, such as Fee and dates.' },
  subject: { label: 'Subject' },
  text: {
    label: 'Text',
    help: 'What stands in braces is filled in. A line with something that is not known is left out.',
  },
  insert: 'Insert what is filled in',
  unknown: (written: string, known: readonly string[]) =>
    `Nothing is known of ${written}. What can be filled in: ${known.map((name) => `{${name}}`).join(', ')}.`,
} as const;
