import { useEffect, useId } from 'react';
import { useBlocker } from 'react-router';

const unsaved = new Set<string>();

const QUESTION = 'You have changes that are not saved. Leave without saving them?';

/** Whether a form of this page holds something that would be lost. */
export const hasUnsavedWork = (): boolean => unsaved.size > 0;

/** Asks before typed work is thrown away; true when there is none. */
export const mayDiscard = (): boolean => !hasUnsavedWork() || window.confirm(QUESTION);

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
export function useUnsavedGuard(dirty: boolean): void {
  const id = useId();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(QUESTION)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);

  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    unsaved.add(id);
    window.addEventListener('beforeunload', warn);
    return () => {
      unsaved.delete(id);
      window.removeEventListener('beforeunload', warn);
    };
  }, [dirty, id]);
}
