import { useEffect, useState } from 'react';
import { isStale } from '../browser/stale.ts';
import { timeLimit } from '../browser/time-limit.ts';
import type { CompanyId } from '../domain/company.ts';
import { type Popup, popupSection } from '../domain/popup.ts';
import { scopes } from '../domain/scope.ts';
import { sectionPath } from '../paths.ts';

/** For an answer that does not come, nobody waits longer: the popup that was built is shown. */
const LONGEST_WAIT_MS = 1500;

async function fetchPopup(id: string): Promise<Popup> {
  const answer = await fetch(sectionPath(id), { signal: timeLimit() });
  if (!answer.ok) throw new Error(`The popup answered ${answer.status}.`);
  return answer.json();
}

/** The built popup, or the one of now where the page is behind; `known` once it is clear which. */
export function useCurrentPopup(companyId: CompanyId, built: Popup) {
  const [popup, setPopup] = useState({ current: built, known: false });
  useEffect(() => {
    const id = popupSection(companyId);
    const scope = scopes.section(id);
    const know = (current: Popup) => setPopup({ current, known: true });
    const keep = () => setPopup(({ current }) => ({ current, known: true }));
    const look = () => (isStale(scope) ? void fetchPopup(id).then(know, keep) : keep());
    // The page may have been found to be behind, or not, before this ran.
    if (document.documentElement.dataset.stale !== undefined) return look();
    const timer = setTimeout(keep, LONGEST_WAIT_MS);
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('stale', onAnswer);
    };
    const onAnswer = () => {
      stop();
      look();
    };
    document.addEventListener('stale', onAnswer);
    return stop;
  }, [companyId]);
  return popup;
}
