import { attempt } from '../browser/storage.ts';
import type { CompanyId } from '../domain/company.ts';
import { ABOUT_NOTHING, type About, type ContactValues } from '../domain/contact-fields.ts';
import { ageOf, draftKey } from '../domain/on-device.ts';

/** What is typed into the contact form of a brand, kept on this device until it is sent. */
export interface Draft {
  values: ContactValues;
  about: About;
}

const isEmpty = ({ values }: Draft) => Object.values(values).every((text) => text === '');

/** @returns whether the browser keeps it */
export function keepDraft(companyId: CompanyId, draft: Draft): boolean {
  const name = draftKey(companyId);
  const isKept = attempt(() => {
    if (isEmpty(draft)) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify({ ...draft, at: Date.now() }));
    return true;
  });
  return isKept ?? false;
}

export const forgetDraft = (companyId: CompanyId): void =>
  void attempt(() => localStorage.removeItem(draftKey(companyId)));

/** What was typed within the last days; null where nothing was. What is older is erased. */
export function readDraft(companyId: CompanyId): Draft | null {
  const stored = attempt(() => JSON.parse(localStorage.getItem(draftKey(companyId)) ?? 'null'));
  if (!stored?.values) return null;
  const draft = { values: stored.values, about: { ...ABOUT_NOTHING, ...stored.about } };
  const age = ageOf(stored.at, Date.now());
  if (age === 'unknown') keepDraft(companyId, draft);
  if (age !== 'over') return draft;
  forgetDraft(companyId);
  return null;
}
