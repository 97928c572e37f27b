import type { RefObject } from 'react';
import {
  byField,
  CONTACT_FIELD_NAMES,
  type ContactField,
  type ContactValues,
} from '../domain/contact-fields.ts';
import { fieldError } from './contact-rules.ts';

/**
 * The fields of the contact form are the browser's own, so that what was typed before any script ran is never lost. This
 * reads and fills them.
 */
export function formFields(form: RefObject<HTMLFormElement | null>) {
  let filling = false;
  const control = (field: string) =>
    form.current?.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement | null;
  const value = (field: ContactField) => control(field)?.value.trim() ?? '';
  return {
    value,
    /** Trimmed, as they are sent. */
    values: () => byField(value),
    typed: () => byField((field) => control(field)?.value ?? ''),
    extra: (field: string) => control(field)?.value ?? '',
    focus: (field: string) => control(field)?.focus(),
    fault: (field: ContactField) =>
      fieldError(field, control(field)?.value ?? '', control(field)?.validity.typeMismatch ?? false),

    /** Fills what is empty: the browser may have put back what was typed, or somebody was quicker than this script. */
    fillIn(values: Partial<ContactValues>): void {
      filling = true;
      for (const field of CONTACT_FIELD_NAMES) {
        const empty = control(field);
        const text = values[field];
        if (!empty || empty.value || !text) continue;
        empty.value = text;
        // So that its length is counted.
        empty.dispatchEvent(new Event('input', { bubbles: true }));
      }
      filling = false;
    },
    /** Whether it is this script that types. */
    isFilling: () => filling,
  };
}
export type FormFields = ReturnType<typeof formFields>;
