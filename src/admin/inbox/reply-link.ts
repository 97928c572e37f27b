import { INBOX_TEXTS } from '#texts/inbox';
import type { Enquiry } from '../../domain/enquiry.ts';
import { formatTime } from '../ui/format.ts';

export const mailTo = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

/** Mail programs that are started with a longer address cut it off, or do not start. */
const BODY_MAX = 1500;

/** The text with `> ` before each line, as mail programs quote. */
const quote = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\r\n');

/** RFC 6068: a mail to the sender, with a subject and the message quoted, as much of it as fits. */
export function replyLink({ name, email, message, company_name, submitted_at }: Enquiry): string {
  const subject = INBOX_TEXTS.replySubject(company_name);
  const beginning = INBOX_TEXTS.replyBeginning(name);
  const heading = INBOX_TEXTS.replyQuotes(formatTime(submitted_at));
  const bodyOf = (quoted: string) =>
    encodeURIComponent(`${beginning}\r\n\r\n\r\n\r\n${heading}\r\n${quote(quoted)}\r\n`);
  const characters = [...message];
  let body = bodyOf(message);
  for (let length = characters.length; body.length > BODY_MAX && length > 0; ) {
    length -= Math.max(1, Math.floor((body.length - BODY_MAX) / 12));
    body = bodyOf(`${characters.slice(0, Math.max(0, length)).join('').trimEnd()}…`);
  }
  return `${mailTo(email)}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
