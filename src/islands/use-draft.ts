import { useRef, useState } from 'react';
import { afterPaint } from '../browser/after-paint.ts';
import type { CompanyId } from '../domain/company.ts';
import { ABOUT_NOTHING, type ContactValues } from '../domain/contact-fields.ts';
import { keepDraft, readDraft } from './draft.ts';
import type { FormFields } from './form-fields.ts';

/** Keeps on the device what is typed into the form, and gives it back. */
export function useDraft(companyId: CompanyId, fields: FormFields) {
  /** Whether the browser keeps it. */
  const [isKept, setKept] = useState(true);
  /** What was cleared away, until something else is typed. */
  const [cleared, setCleared] = useState<ContactValues>();
  /** What the form is about, as far as it is known. */
  const about = useRef(ABOUT_NOTHING);

  const keep = () => setKept(keepDraft(companyId, { values: fields.typed(), about: about.current }));
  return {
    isKept,
    isCleared: cleared !== undefined,
    about,
    keep,
    /** Puts back what was kept. @returns what it is about */
    restore() {
      const draft = readDraft(companyId);
      if (draft) fields.fillIn(draft.values);
      about.current = draft?.about ?? ABOUT_NOTHING;
      return about.current;
    },
    noteCleared: () => setCleared(fields.typed()),
    bringBack() {
      if (cleared) fields.fillIn(cleared);
      setCleared(undefined);
      keep();
    },
    onInput() {
      // What is put back is no younger for it.
      if (fields.isFilling()) return;
      setCleared(undefined);
      afterPaint(keep);
    },
  };
}
