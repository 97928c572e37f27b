/** What the API says of an id that nothing has. */
export const MISSING_TEXTS = {
  record: (noun: string) => `There is no ${noun} with this id.`,
  picture: 'There is no such picture.',
  trash: 'There is nothing in the trash with this id.',
} as const;
