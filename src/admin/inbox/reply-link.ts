import { INBOX_TEXTS } from '#texts/inbox';
import type { AnswerInput } from '../../domain/answer.ts';
import type { Enquiry } from '../../domain/enquiry.ts';
import { PHONE_WAYS, type PhoneWay, phoneLink } from '../../domain/phone.ts';
import { formatTime } from '../ui/format.ts';

/** Links that start the office's own programs, with as much filled in as these take. */

export const mailTo = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

/** Mail programs that are started with a longer address cut it off, or do not start. */
const BODY_MAX = 1500;

/** The text with `> ` before each line, as mail programs quote. */
const quote = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\r\n');

/** What a reply says before the office has written anything. */
export const emptyReply = ({ name, company_name }: Pick<Enquiry, 'name' | 'company_name'>): AnswerInput => ({
  subject: INBOX_TEXTS.replySubject(company_name),
  text: `${INBOX_TEXTS.replyBeginning(name)}\n\n`,
});

/** RFC 6068: a mail to the sender, with subject and text, and the message quoted, as much of it as fits. */
export function replyLink(enquiry: Enquiry, { subject, text } = emptyReply(enquiry)): string {
  const { email, message, submitted_at } = enquiry;
  const beginning = text.replace(/\r\n|\r|\n/g, '\r\n');
  const heading = INBOX_TEXTS.replyQuotes(formatTime(submitted_at));
  const bodyOf = (quoted: string) =>
    encodeURIComponent(`${beginning}\r\n\r\n${heading}\r\n${quote(quoted)}\r\n`);
  const characters = [...message];
  let body = bodyOf(message);
  for (let length = characters.length; body.length > BODY_MAX && length > 0; ) {
    length -= Math.max(1, Math.floor((body.length - BODY_MAX) / 12));
    body = bodyOf(`${characters.slice(0, Math.max(0, length)).join('').trimEnd()}…`);
  }
  return `${mailTo(email)}?subject=${encodeURIComponent(subject.replace(/\s+/g, ' '))}&body=${body}`;
}

/** A mobile number of Nepal; of other countries nobody knows. */
const isMobile = (phone: string): boolean => !phone.startsWith('+977') || /^\+9779[678]/.test(phone);

/** The ways to a number in the form of E.164, with a text filled in. Only mobiles take messages. */
export const waysTo = (number: string, text?: string): Partial<Record<PhoneWay, string>> =>
  Object.fromEntries(
    PHONE_WAYS.filter((way) => way === 'phone' || isMobile(number)).map((way) => [
      way,
      phoneLink(way, number, text),
    ]),
  );
