import { ADMIN_TEXTS } from '#texts/admin';
import { INBOX_TEXTS } from '#texts/inbox';
import { COMPANIES, COMPANY_IDS } from '../../domain/company.ts';
import { asciiDigits } from '../../domain/digits.ts';
import { HOUR_MS } from '../../domain/durations.ts';
import type { Enquiry, EnquiryState } from '../../domain/enquiry.ts';
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

const onlyDigits = (text: string) => text.replace(/\D/g, '');
/** At least six digits, with what people write between them. */
const NUMBER = /\+?\d(?:[\s().-]*\d){5,}/g;
const byNumber = textSearch<Enquiry>((enquiry) =>
  (asciiDigits(textOf(enquiry)).match(NUMBER) ?? []).map(onlyDigits).join('\n'),
);

/** A phone number is found however it is written, in either script, with the country's code or without. */
function search(query: string): (enquiry: Enquiry) => boolean {
  const isFound = byWords(query);
  const typed = asciiDigits(query).trim();
  if (typed.match(NUMBER)?.[0] !== typed) return isFound;
  const hasNumber = byNumber(onlyDigits(typed).replace(/^(?:(?:00)?977|0)(?=\d{6})/, ''));
  return (enquiry) => isFound(enquiry) || hasNumber(enquiry);
}

/** How long somebody has been waiting. */
export const hoursSince = (time: string): number =>
  Math.max(0, Math.floor((Date.now() - Date.parse(time)) / HOUR_MS));

/** What counts as an enquiry: what is suspected to be spam stands apart, so that it hides nothing else. */
export const countedEnquiries = (enquiries: readonly Enquiry[]): Enquiry[] =>
  enquiries.filter(({ spam }) => !spam);

function isChosen({ spam, state }: Enquiry, choice: StateChoice): boolean {
  if (choice === 'all' || choice === 'spam') return choice === 'all' || spam;
  if (spam) return false;
  if (choice === 'unanswered') return state === 'new' || state === 'read';
  return choice === 'inbox' ? state !== 'archived' : state === choice;
}

/**
 * The enquiries that fit: of the company, in the state, with every word in name, email, message or notes.
 * @param keep one that stays whatever its state, so that opening a new message does not make it vanish
 */
export function filterEnquiries(
  enquiries: readonly Enquiry[],
  { company, state, text }: EnquiryFilter,
  keep?: string,
): Enquiry[] {
  const isFound = search(text);
  return ofCompany(enquiries, company).filter(
    (enquiry) => (enquiry.id === keep || isChosen(enquiry, state)) && isFound(enquiry),
  );
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
