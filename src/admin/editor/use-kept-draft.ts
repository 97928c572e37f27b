import { useCallback, useEffect, useRef } from 'react';
import { dropDraft, type Held, writeDraft } from './draft.ts';
import type { InputForm } from './form-values.ts';

/** What is typed is kept on the device this often, until it is saved or given up: a closed tab loses none of it. */
const KEPT_EVERY_MS = 1_000;

/**
 * Keeps what is typed while the form is open, and at the moment when it goes.
 * @param held beside what is typed; null while the form says what is stored
 * @param onKept told whether what is typed is kept
 * @returns keeps it at once
 */
export function useKeptDraft(
  kind: string,
  id: string,
  form: InputForm,
  held: () => Held | null,
  onKept?: (isKept: boolean) => void,
): () => void {
  const keep = () => {
    const beside = held();
    const isKept = !beside || writeDraft(kind, id, { values: form.getValues(), ...beside });
    if (!beside) dropDraft(kind, id);
    onKept?.(isKept);
  };
  const now = useRef(keep);
  now.current = keep;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      now.current();
    };
    const typed = form.watch(() => {
      timer ??= setTimeout(flush, KEPT_EVERY_MS);
    });
    addEventListener('pagehide', flush);
    return () => {
      flush();
      typed.unsubscribe();
      removeEventListener('pagehide', flush);
    };
  }, [form]);
  return keep;
}

/**
 * The same for a form that leaving gives up, after a question. A form that goes without one, as in a crash, keeps it.
 * @returns `keep` keeps it at once; `drop` gives up what was typed: nothing is kept until more is typed
 */
export function useDraftUntilLeft(...[kind, id, form, held]: Parameters<typeof useKeptDraft>): {
  keep: () => void;
  drop: () => void;
} {
  const isGivenUp = useRef(false);
  const keep = useKeptDraft(kind, id, form, () => (isGivenUp.current ? null : held()));
  useEffect(() => {
    const typed = form.watch(() => {
      isGivenUp.current = false;
    });
    return () => typed.unsubscribe();
  }, [form]);
  const drop = useCallback(() => {
    isGivenUp.current = true;
    dropDraft(kind, id);
  }, [kind, id]);
  return { keep, drop };
}
