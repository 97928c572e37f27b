import { SPAM_FASTER_THAN_MS, SPAM_LINKS_MIN } from './limits.ts';

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

/** Whether an enquiry is to be marked. It is kept and answered like any other: the signs may be wrong. */
export const isSuspectedSpam = ({ name, message, website, elapsed_ms }: SpamSigns): boolean =>
  website.trim() !== '' ||
  (elapsed_ms !== undefined && elapsed_ms < SPAM_FASTER_THAN_MS) ||
  links(name) > 0 ||
  links(message) >= SPAM_LINKS_MIN;
