import { useEffect, useId } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { ADMIN_TEXTS } from '#texts/admin';
import { isLayer } from './use-back-closes.ts';

interface Unsaved {
  /** To ask first. */
  question: string;
  onDiscard: (() => void) | undefined;
}

/** What leaving would undo. */
const unsaved = new Map<string, Unsaved>();

/** Whether something is typed or under way on this page that would be lost. */
export const hasUnsavedWork = (): boolean => unsaved.size > 0;

/**
 * Asks before work is thrown away; true when there is none.
 * @param also what is asked in any case, in the same question
 */
export function mayDiscard(also?: string): boolean {
  const all = [...unsaved.values()];
  const questions = new Set([...(also ? [also] : []), ...all.map(({ question }) => question)]);
  const agreed = questions.size === 0 || window.confirm([...questions].join('\n\n'));
  if (agreed) for (const { onDiscard } of all) onDiscard?.();
  return agreed;
}

/**
 * The same for a form that opens as soon as its record has come. What is unsaved now was asked about already; what is
 * typed while the record is on its way was not.
 * @returns to be asked when it has come
 */
export function mayDiscardLater(): () => boolean {
  const agreed = hasUnsavedWork();
  return () => agreed || mayDiscard();
}

const leavesScreen: BlockerFunction = ({ currentLocation: here, nextLocation: next }) =>
  here.pathname !== next.pathname || (isLayer(here) && !isLayer(next));

/** While `dirty`, leaving the screen or the page asks first. */
export function useUnsavedGuard(...work: Parameters<typeof useUnsavedWork>): void {
  useAskBefore(leavesScreen);
  useUnsavedWork(...work);
}

/** Asks before unsaved work is left. The router asks the last one alone, where forms lie one over the other. */
export function useAskBefore(leaves: BlockerFunction): void {
  const blocker = useBlocker((way) => hasUnsavedWork() && leaves(way));

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (mayDiscard()) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
}

/**
 * While `dirty`, there is work to ask about.
 * @param onDiscard called when somebody agreed to lose it
 */
export function useUnsavedWork(
  dirty: boolean,
  question: string = ADMIN_TEXTS.confirmLeave,
  onDiscard?: () => void,
): void {
  const id = useId();
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    unsaved.set(id, { question, onDiscard });
    window.addEventListener('beforeunload', warn);
    return () => {
      unsaved.delete(id);
      window.removeEventListener('beforeunload', warn);
    };
  }, [dirty, id, question, onDiscard]);
}
