import { useMutation } from '@tanstack/react-query';
import type { Enquiry, EnquiryChange } from '../../domain/enquiry.ts';
import { deleteEnquiry, updateEnquiry } from '../api/calls.ts';
import { unlessGone } from '../app/queries.ts';
import { useEnquiryCache } from './use-enquiries.ts';

type Mark = Pick<EnquiryChange, 'state' | 'spam'>;

interface Wanted {
  /** As it was before. */
  enquiry: Enquiry;
  change: Mark;
}

/** What still holds `from` gets `to`; what is otherwise by now belongs to another change on its way. */
export const replaceIfUnchanged = (now: Enquiry, from: Mark, to: Mark): Enquiry => ({
  ...now,
  state: now.state === from.state ? (to.state ?? now.state) : now.state,
  spam: now.spam === from.spam ? (to.spam ?? now.spam) : now.spam,
});

/** Saves the state or the mark of spam. The list shows it at once, and takes it back when that fails. */
export function useMarkEnquiry() {
  const cache = useEnquiryCache();
  return useMutation({
    mutationFn: ({ enquiry, change }: Wanted) => updateEnquiry(enquiry.id, change),
    onMutate: ({ enquiry, change }) => cache.patch(enquiry.id, (now) => ({ ...now, ...change })),
    // A list that was asked for before the server had it may have brought back the old state.
    onSuccess: (_, { enquiry, change }) =>
      cache.patch(enquiry.id, (now) => replaceIfUnchanged(now, enquiry, change)),
    onError: (_, { enquiry, change }) =>
      cache.patch(enquiry.id, (now) => replaceIfUnchanged(now, change, enquiry)),
  });
}

export function useDeleteEnquiry() {
  const cache = useEnquiryCache();
  return useMutation({
    mutationFn: (enquiry: Enquiry) => unlessGone(deleteEnquiry(enquiry.id)),
    onSuccess: (_, enquiry) => cache.patch(enquiry.id, () => null),
  });
}
