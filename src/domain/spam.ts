import { SPAM_FASTER_THAN_MS, SPAM_LINKS_MIN } from './limits.ts';

/** Why the site suspects an enquiry to be spam. */
export const SPAM_REASONS = ['hidden-field', 'too-fast', 'links', 'same-email', 'busy-day'] as const;
export type SpamReason = (typeof SPAM_REASONS)[number];

/** What tells a program from a visitor: cheap signs, any of which is enough to look twice. */
export interface SpamSigns {
  name: string;
  message: string;
  /** A field that visitors never see; programs fill in whatever is there. */
  website: string;
  /** How long after its page was opened the form was sent, if the sender says so. */
  elapsed_ms?: number;
}

const LINK = /https?:\/\/(?:www\.)?|\bwww\./gi;
const links = (text: string): number => text.match(LINK)?.length ?? 0;

/** Why an enquiry is to be marked, if it is. It is kept and answered like any other: the signs may be wrong. */
export function spamReason({ name, message, website, elapsed_ms }: SpamSigns): SpamReason | undefined {
  if (website.trim() !== '') return 'hidden-field';
  if (elapsed_ms !== undefined && elapsed_ms < SPAM_FASTER_THAN_MS) return 'too-fast';
  return links(name) > 0 || links(message) >= SPAM_LINKS_MIN ? 'links' : undefined;
}
