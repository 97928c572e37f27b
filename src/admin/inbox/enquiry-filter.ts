import { ADMIN_TEXTS } from '#texts/admin';
import { INBOX_TEXTS } from '#texts/inbox';
import { COMPANIES, COMPANY_IDS } from '../../domain/company.ts';
import type { Course } from '../../domain/course.ts';
import { asciiDigits } from '../../domain/digits.ts';
import { type Enquiry, type EnquiryState, isUnanswered } from '../../domain/enquiry.ts';
import { type CompanyChoice, ofCompany } from '../ui/CompanyFilter.tsx';
import { textSearch } from '../ui/text-search.ts';

/** One state, what is not archived, what nobody has answered, what is suspected to be spam, or all. */
type StateChoice = EnquiryState | 'all' | 'inbox' | 'unanswered' | 'spam';

export const STATE_CHOICES: Readonly<Record<StateChoice, string>> = {
  inbox: INBOX_TEXTS.notArchived,
  unanswered: INBOX_TEXTS.unanswered,
  ...INBOX_TEXTS.states,
  spam: INBOX_TEXTS.spam,
  all: ADMIN_TEXTS.all,
};

const STATES = Object.keys(STATE_CHOICES) as StateChoice[];

export interface EnquiryFilter {
  company: CompanyChoice;
  state: StateChoice;
  text: string;
}

export const NO_FILTER: EnquiryFilter = { company: 'all', state: 'inbox', text: '' };

const textOf = ({ reference, name, email, phone, course_id, topic, message, notes }: Enquiry) =>
  [reference, name, email, phone, course_id, topic, message, notes].join('\n');
const byWords = textSearch(textOf);

const byTitle = textSearch<Course>(({ title }) => title);

const onlyDigits = (text: string) => text.replace(/\D/g, '');
/** At least six digits, with what people write between them. */
const NUMBER = /\+?\d(?:[\s().-]*\d){5,}/g;
const byNumber = textSearch<Enquiry>((enquiry) =>
  (asciiDigits(textOf(enquiry)).match(NUMBER) ?? []).map(onlyDigits).join('\n'),
);

/** A phone number is found however it is written, in either script, with the country's code or without; a course by its title. */
function search(query: string, courses: readonly Course[]): (enquiry: Enquiry) => boolean {
  const isTitled = byTitle(query);
  const titled = new Set(courses.filter(isTitled).map(({ id }) => id));
  const hasWords = byWords(query);
  const isFound = (enquiry: Enquiry) => hasWords(enquiry) || titled.has(enquiry.course_id);
  const typed = asciiDigits(query).trim();
  if (typed.match(NUMBER)?.[0] !== typed) return isFound;
  const hasNumber = byNumber(onlyDigits(typed).replace(/^(?:(?:00)?977|0)(?=\d{6})/, ''));
  return (enquiry) => isFound(enquiry) || hasNumber(enquiry);
}

/** Who wrote: one person may use several addresses or phones, so either will do. */
export const isSamePerson = (a: Enquiry, b: Enquiry): boolean =>
  (a.email !== '' && a.email.toLowerCase() === b.email.toLowerCase()) ||
  (a.phone !== '' && a.phone === b.phone);

/** What counts as an enquiry: what is suspected to be spam stands apart, so that it hides nothing else. */
export const countedEnquiries = (enquiries: readonly Enquiry[]): Enquiry[] =>
  enquiries.filter(({ spam }) => !spam);

function isChosen({ spam, state }: Enquiry, choice: StateChoice): boolean {
  if (choice === 'all' || choice === 'spam') return choice === 'all' || spam;
  if (spam) return false;
  if (choice === 'unanswered') return isUnanswered(state);
  return choice === 'inbox' ? state !== 'archived' : state === choice;
}

/**
 * The enquiries that fit: of the company, in the state, with every word in what they say or in the title of their course.
 * Newest first; of the unanswered first those that have waited longest.
 * @param keep one that stays whatever its state, so that opening a new message does not make it vanish
 */
export function filterEnquiries(
  enquiries: readonly Enquiry[],
  { company, state, text }: EnquiryFilter,
  keep?: string,
  courses: readonly Course[] = [],
): Enquiry[] {
  const isFound = search(text, courses);
  const found = ofCompany(enquiries, company).filter(
    (enquiry) => (enquiry.id === keep || isChosen(enquiry, state)) && isFound(enquiry),
  );
  return state === 'unanswered' ? found.reverse() : found;
}

export function parseFilter(params: URLSearchParams): EnquiryFilter {
  const [slug, state] = [params.get('company'), params.get('state')];
  return {
    company: COMPANY_IDS.find((id) => COMPANIES[id].slug === slug) ?? NO_FILTER.company,
    state: STATES.find((choice) => choice === state) ?? NO_FILTER.state,
    text: params.get('q') ?? '',
  };
}

/** Only what differs from the list as it is without any choice. */
export function formatFilter({ company, state, text }: EnquiryFilter): string {
  const params = new URLSearchParams();
  if (text.trim()) params.set('q', text.trim());
  if (company !== 'all') params.set('company', COMPANIES[company].slug);
  if (state !== NO_FILTER.state) params.set('state', state);
  return params.toString();
}
