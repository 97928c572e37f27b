import { useState } from 'react';
import type { Enquiry } from '../../domain/enquiry.ts';
import { hasUnsavedWork } from '../ui/unsaved.ts';

interface Opened {
  opened: Enquiry | undefined;
  /** Somebody else has deleted it. */
  gone: boolean;
}

/** The open enquiry. One that has left the list stays as it was last while notes on it are unsaved. */
export function useOpened(enquiries: readonly Enquiry[] | undefined, openId: string | undefined): Opened {
  const [last, setLast] = useState<Enquiry>();
  const listed = openId === undefined ? undefined : enquiries?.find(({ id }) => id === openId);
  if (listed && listed !== last) setLast(listed);
  const gone = !listed && enquiries !== undefined && last?.id === openId && hasUnsavedWork();
  return { opened: gone ? last : listed, gone };
}
