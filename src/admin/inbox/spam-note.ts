import { INBOX_TEXTS } from '#texts/inbox';
import type { Enquiry } from '../../domain/enquiry.ts';

/** That an enquiry is suspected to be spam, and why, if the site knows; '' for any other. */
export function spamNote({ spam, spam_reason }: Pick<Enquiry, 'spam' | 'spam_reason'>): string {
  if (!spam) return '';
  return spam_reason ? INBOX_TEXTS.spamBecause(INBOX_TEXTS.spamReasons[spam_reason]) : INBOX_TEXTS.spam;
}
