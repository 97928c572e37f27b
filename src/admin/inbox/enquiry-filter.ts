import { ADMIN_TEXTS } from '#texts/admin';
import { INBOX_TEXTS } from '#texts/inbox';
import type { Enquiry, EnquiryState } from '../../domain/enquiry.ts';
import { type CompanyChoice, ofCompany } from '../ui/CompanyFilter.tsx';
import { textSearch } from '../ui/text-search.ts';

/** One state, what is not archived, what is suspected to be spam, or all. */
type StateChoice = EnquiryState | 'all' | 'inbox' | 'spam';

export const STATE_CHOICES: Readonly<Record<StateChoice, string>> = {
  inbox: INBOX_TEXTS.notArchived,
  ...INBOX_TEXTS.states,
  spam: INBOX_TEXTS.spam,
  all: ADMIN_TEXTS.all,
};

export interface EnquiryFilter {
  company: CompanyChoice;
  state: StateChoice;
  text: string;
}

export const NO_FILTER: EnquiryFilter = { company: 'all', state: 'inbox', text: '' };

const search = textSearch<Enquiry>(({ name, email, message, notes }) =>
  [name, email, message, notes].join('\n'),
);

/** What counts as an enquiry: what is suspected to be spam stands apart, so that it hides nothing else. */
export const countedEnquiries = (enquiries: readonly Enquiry[]): Enquiry[] =>
  enquiries.filter(({ spam }) => !spam);

function isChosen({ spam, state }: Enquiry, choice: StateChoice): boolean {
  if (choice === 'all' || choice === 'spam') return choice === 'all' || spam;
  return !spam && (choice === 'inbox' ? state !== 'archived' : state === choice);
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
