import { INBOX_TEXTS } from '#texts/inbox';
import { type Enquiry, enquiryOfficeFields } from '../../domain/enquiry.ts';
import { formatIso } from '../ui/format.ts';
import { spamNote } from './spam-note.ts';

/**
 * What a spreadsheet takes for the beginning of a formula, full-width signs and what hides before them included.
 * Visitors choose these texts, so each of them could be one.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠﹢﹣﹦﹫−])/u;

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
  columns.name,
  columns.email,
  columns.company,
  columns.message,
  INBOX_TEXTS.dateInNepal,
  enquiryOfficeFields.state.label,
  enquiryOfficeFields.notes.label,
  enquiryOfficeFields.spam.label,
];

export const enquiriesCsv = (enquiries: readonly Enquiry[]): string =>
  toCsv([
    HEADER,
    ...enquiries.map((enquiry) => [
      enquiry.name,
      enquiry.email,
      enquiry.company_name,
      enquiry.message,
      formatIso(enquiry.submitted_at),
      INBOX_TEXTS.states[enquiry.state],
      enquiry.notes,
      spamNote(enquiry),
    ]),
  ]);
