import { site } from '../../content/site.ts';
import { COMPANIES, type CompanyId } from '../../domain/company.ts';
import { dialled, phoneLink } from '../../domain/phone.ts';
import { plainText } from '../../domain/plain-text.ts';
import { excerpt } from '../../domain/summary.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** A path with the public address of the site. */
export const absolute = (path: string): string => new URL(path, site.url).href;

/** Search engines and link previews show no more of a description. */
const DESCRIPTION_MAX = 160;
/** What search engines and link previews show of a text. */
export const pageDescription = (text: string): string => excerpt(text, DESCRIPTION_MAX);

/** The address that calls the office, however it has written its number. */
export const callLink = (phone: string): string =>
  phoneLink('phone', dialled(phone) ?? phone.replace(/[^+\d]/g, ''));

export const pageTitle = (title: string, companyId: CompanyId): string =>
  `${title} | ${COMPANIES[companyId].name}`;

/** Shorter descriptions say too little for a search result. */
export const DESCRIPTION_MIN = 50;

/** A summary of a course that also says where it is taught if its description is very short. */
export function courseSummary(
  course: { title: string; description: string; company_id: CompanyId },
  address: string,
): string {
  const short = pageDescription(plainText(course.description));
  if (short.length >= DESCRIPTION_MIN) return short;
  return pageDescription(`${short} – ${course.title} at ${COMPANIES[course.company_id].name}, ${address}`);
}
