import { INBOX_TEXTS } from '#texts/inbox';
import type { Course } from '../../domain/course.ts';
import { type Enquiry, enquiryFields, enquiryOfficeFields } from '../../domain/enquiry.ts';
import { formatIso } from '../ui/format.ts';
import { spamNote } from './spam-note.ts';

/**
 * What a spreadsheet takes for the beginning of a formula, full-width signs and what hides before them included.
 * Visitors choose these texts, so each of them could be one. A reference such as 2E345678 would become a number.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠﹢﹣﹦﹫−]|\d+E\d+$)/iu;

/** One cell of RFC 4180; an apostrophe makes a spreadsheet read text where it would calculate. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180: rows end in CRLF. The mark at the beginning tells Excel that it is UTF-8. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;

const { columns } = INBOX_TEXTS;
const HEADER = [
  INBOX_TEXTS.reference,
  columns.name,
  columns.email,
  enquiryFields.phone.label,
  columns.company,
  enquiryFields.course_id.label,
  columns.message,
  INBOX_TEXTS.dateInNepal,
  enquiryOfficeFields.state.label,
  INBOX_TEXTS.answeredAt,
  INBOX_TEXTS.answeredWho,
  enquiryOfficeFields.notes.label,
  enquiryOfficeFields.spam.label,
];

/** A number that a spreadsheet leaves as it is: with a plus in front it would be a formula. */
const phoneCell = (phone: string): string => phone.replace(/^\+977/, '977-').replace(/^\+/, '00');

/** @param courses those that are there, for their titles; of another one the id is told */
export const enquiriesCsv = (enquiries: readonly Enquiry[], courses: readonly Course[] = []): string => {
  const titles = new Map(courses.map(({ id, title }) => [id, title]));
  return toCsv([
    HEADER,
    ...enquiries.map((enquiry) => [
      enquiry.reference,
      enquiry.name,
      enquiry.email,
      phoneCell(enquiry.phone),
      enquiry.company_name,
      titles.get(enquiry.course_id) ?? (enquiry.course_id || enquiry.topic),
      enquiry.message,
      formatIso(enquiry.submitted_at),
      INBOX_TEXTS.states[enquiry.state],
      enquiry.answered_at && formatIso(enquiry.answered_at),
      enquiry.answered_by,
      enquiry.notes,
      spamNote(enquiry),
    ]),
  ]);
};
