import { useMutation } from '@tanstack/react-query';
import type { Enquiry, EnquiryChange } from '../../domain/enquiry.ts';
import { deleteEnquiry, updateEnquiry } from '../api.ts';
import { isFailure } from '../api-failure.ts';
import { useEnquiryCache } from './use-enquiries.ts';

interface Wanted {
  /** As it was before. */
  enquiry: Enquiry;
  change: EnquiryChange;
}

/** Saves state or notes. The list shows the change at once, and takes it back when it fails. */
export function useChangeEnquiry() {
  const cache = useEnquiryCache();
  return useMutation({
    mutationFn: ({ enquiry, change }: Wanted) => updateEnquiry(enquiry.id, change),
    onMutate: ({ enquiry, change }) => cache.patch(enquiry.id, (now) => ({ ...now, ...change })),
    onSuccess: async (saved, { change }) => {
      // Only what was asked for: another change may be on its way.
      if (change.notes !== undefined) await cache.patch(saved.id, (now) => ({ ...now, notes: saved.notes }));
      cache.markOthersStale();
    },
    onError: (_, { enquiry, change }) =>
      cache.patch(enquiry.id, (now) => ({
        ...now,
        state: change.state === now.state ? enquiry.state : now.state,
        notes: change.notes === now.notes ? enquiry.notes : now.notes,
      })),
  });
}

export function useDeleteEnquiry() {
  const cache = useEnquiryCache();
  return useMutation({
    mutationFn: async (enquiry: Enquiry) => {
      try {
        await deleteEnquiry(enquiry.id);
      } catch (error) {
        // Gone already, by somebody else or by a try whose answer was lost: that is what was wanted.
        if (!isFailure(error, 404)) throw error;
      }
    },
    onSuccess: async (_, enquiry) => {
      await cache.patch(enquiry.id, () => null);
      cache.markOthersStale();
    },
  });
}

export type ChangeEnquiry = ReturnType<typeof useChangeEnquiry>;
