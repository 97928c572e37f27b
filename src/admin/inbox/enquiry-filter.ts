import type { Enquiry, EnquiryState } from '../../domain/enquiry.ts';
import { foldText } from '../../domain/fold-text.ts';
import type { CompanyChoice } from '../ui/CompanyFilter.tsx';

/** One state, all of them, what is still to be looked at, or what is suspected to be spam. */
export type StateChoice = EnquiryState | 'all' | 'inbox' | 'spam';

export interface EnquiryFilter {
  company: CompanyChoice;
  state: StateChoice;
  text: string;
}

export const NO_FILTER: EnquiryFilter = { company: 'all', state: 'inbox', text: '' };

export const STATE_NAMES: Readonly<Record<EnquiryState, string>> = {
  new: 'New',
  read: 'Read',
  replied: 'Replied',
  archived: 'Archived',
};

export const SPAM_NAME = 'Suspected spam';

/** What is searched in, made once for each enquiry: it is the dear part of a search in thousands. */
const searched = new WeakMap<Enquiry, string>();
function searchText(enquiry: Enquiry): string {
  let text = searched.get(enquiry);
  if (text === undefined) {
    text = foldText([enquiry.name, enquiry.email, enquiry.message, enquiry.notes].join('\n'));
    searched.set(enquiry, text);
  }
  return text;
}

/** What counts as an enquiry: what is suspected to be spam stands apart, so that it hides nothing else. */
const isNotSpam = ({ spam }: Enquiry): boolean => !spam;

export const countedEnquiries = (enquiries: readonly Enquiry[]): Enquiry[] => enquiries.filter(isNotSpam);

function isChosen(enquiry: Enquiry, choice: StateChoice): boolean {
  if (choice === 'all' || choice === 'spam') return choice === 'all' || !isNotSpam(enquiry);
  return isNotSpam(enquiry) && (choice === 'inbox' ? enquiry.state !== 'archived' : enquiry.state === choice);
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
  const words = foldText(text).split(/\s+/).filter(Boolean);
  return enquiries.filter(
    (enquiry) =>
      (company === 'all' || enquiry.company_id === company) &&
      (enquiry.id === keep || isChosen(enquiry, state)) &&
      words.every((word) => searchText(enquiry).includes(word)),
  );
}
