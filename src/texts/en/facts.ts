/** Sentences of pages of plain text that say facts of the office. */
export const FACTS_TEXTS = {
  rights: 'Ask us at any time what we hold about you, and to correct or delete it: write to',
  call: 'or call',
  at: (address: string) => `. We are at ${address}.`,
  offer: (brands: string, city: string) =>
    `It tells you about the courses of ${brands} in ${city}. Nothing is sold here: you cannot pay or sign a contract on this website.`,
  write: 'Write to',
  use: 'or use the',
  form: 'contact form',
  law: '. The laws of Nepal apply.',
} as const;
