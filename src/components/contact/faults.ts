import { ENQUIRY_TEXTS } from '#texts/enquiry';
import { CONTACT_FIELD_NAMES, CONTACT_FIELDS, type ContactValues } from '../../domain/contact-fields.ts';

/** Several faults in one sentence. */
export const joined = (faults: readonly string[]): string =>
  faults.map((fault, place) => (place < faults.length - 1 ? fault.replace(/\.$/, '') : fault)).join(', ');

/** What is wrong with a form, said once. @param faults by field; '' where nothing is wrong */
export function faultOf(values: ContactValues, faults: ContactValues): string {
  const isMissing = CONTACT_FIELD_NAMES.some(
    (field) => CONTACT_FIELDS[field].min > 0 && values[field] === '',
  );
  const wrong = CONTACT_FIELD_NAMES.filter((field) => faults[field]);
  return isMissing ? ENQUIRY_TEXTS.required : ENQUIRY_TEXTS.correct(wrong.length);
}
