import { MAIL_TEXTS as texts } from '#texts/notices';
import { site } from '../../content/site.ts';
import type { Answer } from '../../domain/answer.ts';
import { COMPANIES, type CompanyId } from '../../domain/company.ts';
import { isEmpty } from '../../domain/empty.ts';
import type { EnquiryRecord } from '../../domain/enquiry.ts';
import { TIME_ZONE } from '../../domain/nepal.ts';
import { referenceOf } from '../../domain/reference.ts';
import type { Sections } from '../../domain/section.ts';
import { adminPaths } from '../../paths.ts';
import type { Mail } from './post.ts';

/** What mails say. It is put together when a mail is sent, and kept nowhere. */

/** An enquiry, and the course and intake that it is about, in words. */
export interface Told {
  enquiry: EnquiryRecord;
  course: string;
}
type Written = Omit<Mail, 'name' | 'to'>;

/** As many enquiries stand in a daily mail; the rest are counted. */
export const DAILY_SHOWN = 100;

const time = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});

const inboxAt = (query: Record<string, string> = {}): string => {
  const url = new URL(adminPaths.forms, process.env.URL ?? site.url);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
};

/** What the office reads of an enquiry. */
function said({ enquiry, course }: Told): string {
  const lines = {
    [texts.from]: enquiry.name,
    [texts.email]: enquiry.email,
    [texts.phone]: enquiry.phone,
    [texts.course]: course,
    [texts.topic]: enquiry.topic,
    [texts.reference]: referenceOf(enquiry.id),
    [texts.received]: time.format(new Date(enquiry.submitted_at)),
  };
  const known = Object.entries(lines).filter(([, value]) => !isEmpty(value));
  const mark = enquiry.spam ? [texts.suspected] : [];
  return [...mark, ...known.map(([label, value]) => `${label}: ${value}`), '', enquiry.message].join('\n');
}

/** Tells the office of an enquiry. */
export function notice(told: Told): Written {
  const { name, email, company_id, id } = told.enquiry;
  const reference = referenceOf(id);
  const links = [texts.inbox, inboxAt({ state: 'all', q: reference }), '', texts.replyHint];
  return {
    replyTo: { name, address: email },
    subject: texts.noticeSubject(COMPANIES[company_id].name, name, reference),
    text: [said(told), '', '-- ', ...links].join('\n'),
  };
}

/** Tells the office of several enquiries. @param count of all, the deleted ones included */
export function daily(companyId: CompanyId, day: string, count: number, told: readonly Told[]): Written {
  const rest = count - Math.min(count, DAILY_SHOWN);
  return {
    subject: texts.dailySubject(COMPANIES[companyId].name, count, day),
    text: [
      ...told.map(said),
      ...(rest > 0 ? [texts.dailyRest(rest)] : []),
      [texts.inboxAll, inboxAt()].join('\n'),
    ].join('\n\n----------\n\n'),
  };
}

/** Tells the visitor that the enquiry has come: fixed words only, since anybody can name any address. */
export function receipt({ id, company_id }: EnquiryRecord, facts: Sections['site']['facts']): Written {
  const { name } = COMPANIES[company_id];
  return {
    replyTo: { name, address: facts.email },
    subject: texts.receiptSubject(name),
    text: texts.receipt(name, referenceOf(id), facts.phone),
    written: 'by itself, as a reply',
  };
}

/** What somebody in the office has written to a visitor. */
export const answer = (
  { company_id }: EnquiryRecord,
  { subject, text }: Answer,
  facts: Sections['site']['facts'],
): Written => ({
  replyTo: { name: COMPANIES[company_id].name, address: facts.email },
  subject,
  text,
  written: 'by a person',
});

export const test = (companyId: CompanyId): Written => ({
  subject: texts.testSubject,
  text: texts.test(COMPANIES[companyId].name),
});
