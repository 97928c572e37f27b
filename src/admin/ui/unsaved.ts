import { useEffect, useId } from 'react';
import { useBlocker } from 'react-router';
import { ADMIN_TEXTS } from '#texts/admin';
import { isLayer } from './use-back-closes.ts';

/** What leaving would undo, each with the question to ask first. */
const unsaved = new Map<string, string>();

/** Whether something is typed or under way on this page that would be lost. */
export const hasUnsavedWork = (): boolean => unsaved.size > 0;

/** Asks before work is thrown away; true when there is none. */
export const mayDiscard = (): boolean =>
  [...new Set(unsaved.values())].every((question) => window.confirm(question));

/**
 * The same for a form that opens as soon as its record has come. What is unsaved now was asked about already; what is
 * typed while the record is on its way was not.
 * @returns to be asked when it has come
 */
export function mayDiscardLater(): () => boolean {
  const agreed = hasUnsavedWork();
  return () => agreed || mayDiscard();
}

/** While `dirty`, leaving the screen or the page asks first. */
export function useUnsavedGuard(dirty: boolean, question: string = ADMIN_TEXTS.confirmLeave): void {
  const id = useId();
  const blocker = useBlocker(
    // The router asks the last one alone, where forms lie one over the other.
    ({ currentLocation: here, nextLocation: next }) =>
      hasUnsavedWork() && (here.pathname !== next.pathname || (isLayer(here) && !isLayer(next))),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (mayDiscard()) blocker.proceed();
    else blocker.reset();
  }, [blocker]);

  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    unsaved.set(id, question);
    window.addEventListener('beforeunload', warn);
    return () => {
      unsaved.delete(id);
      window.removeEventListener('beforeunload', warn);
    };
  }, [dirty, id, question]);
}
