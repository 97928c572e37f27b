import { useMutation } from '@tanstack/react-query';
import type { Enquiry } from '../../domain/enquiry.ts';
import { getEnquiry, updateEnquiry } from '../api/calls.ts';
import { isFailure } from '../api/failure.ts';
import { useEnquiryCache } from './use-enquiries.ts';

/** Somebody else has changed the notes since they were read here; nothing was saved. */
export class NotesConflict extends Error {
  readonly theirs: string;

  constructor(theirs: string) {
    super('Somebody else has changed these notes meanwhile.');
    this.theirs = theirs;
  }
}

interface Wanted {
  id: string;
  notes: string;
  /** The notes that the person who typed has seen. */
  base: string;
}

/** @throws NotesConflict when the stored notes are no longer `base` */
async function saveNotes({ id, notes, base }: Wanted): Promise<Enquiry> {
  for (;;) {
    const { value, etag } = await getEnquiry(id);
    // An earlier try whose answer was lost may have saved them.
    if (value.notes === notes) return value;
    if (value.notes !== base) throw new NotesConflict(value.notes);
    try {
      return await updateEnquiry(id, { notes }, etag);
    } catch (error) {
      // A change came between reading and writing. If it was only one of the state, the notes are written on top.
      if (!isFailure(error, 412)) throw error;
    }
  }
}

/** Saves notes over those that were seen, and over no others. The list learns what the server has. */
export function useSaveNotes() {
  const cache = useEnquiryCache();
  const learn = (id: string, notes: string) => cache.patch(id, (now) => ({ ...now, notes }));
  return useMutation({
    mutationFn: saveNotes,
    onSuccess: ({ id, notes }) => learn(id, notes),
    onError: (error, { id }) => (error instanceof NotesConflict ? learn(id, error.theirs) : undefined),
  });
}
