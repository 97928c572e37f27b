import type { Enquiry } from '../../domain/enquiry.ts';
import { formatDate } from './format.ts';

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
  const subject = `Your message to ${company_name}`;
  const bodyOf = (quoted: string) =>
    encodeURIComponent(
      `Dear ${name},\r\n\r\n\r\n\r\nOn ${formatDate(submitted_at)} (Nepal time) you wrote:\r\n${quote(quoted)}\r\n`,
    );
  const characters = [...message];
  let body = bodyOf(message);
  for (let length = characters.length; body.length > BODY_MAX && length > 0; ) {
    length -= Math.max(1, Math.floor((body.length - BODY_MAX) / 12));
    body = bodyOf(`${characters.slice(0, Math.max(0, length)).join('').trimEnd()}…`);
  }
  const to = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
