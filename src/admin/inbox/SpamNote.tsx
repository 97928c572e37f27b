import type { Enquiry } from '../../domain/enquiry.ts';
import { Button } from '../ui/Button.tsx';
import { type EnquiryFilter, filterEnquiries } from './enquiry-filter.ts';

interface SpamNoteProps {
  enquiries: readonly Enquiry[];
  filter: EnquiryFilter;
  onShow(): void;
}

/** Says how many submissions of the company the list leaves out as suspected spam, so that none is hidden unseen. */
export function SpamNote({ enquiries, filter, onShow }: SpamNoteProps) {
  if (filter.state === 'all' || filter.state === 'spam') return null;
  const { length } = filterEnquiries(enquiries, { company: filter.company, state: 'spam', text: '' });
  if (length === 0) return null;
  return (
    <div className="spam-note">
      <p className="muted">
        {length === 1 ? '1 submission is' : `${length} submissions are`} suspected spam and not listed here.
      </p>
      <Button onClick={onShow}>Show suspected spam</Button>
    </div>
  );
}
