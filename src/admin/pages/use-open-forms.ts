import { useCallback, useRef, useState } from 'react';
import { PAGE_EDITOR_TEXTS as texts } from '#texts/page-editor';
import { fitDraft, readDraft } from '../editor/draft.ts';
import type { Input } from '../editor/form-values.ts';
import type { EditedRecord, FormState, OpenForm } from './edited.ts';

/** The forms beside a page, and what they hold. */
export function useOpenForms() {
  const open = useRef(new Map<string, OpenForm>());
  const [states, setStates] = useState<Readonly<Record<string, FormState>>>({});
  /** What the last save was of. */
  const [asked, setAsked] = useState<readonly string[]>([]);

  return {
    all: open.current,
    get: (id: string) => open.current.get(id),
    /** What a form holds, or what was typed in it and not saved. */
    valuesOf: ({ id, recordId, kind }: EditedRecord): Input | undefined =>
      open.current.get(id)?.form.getValues() ??
      fitDraft(kind.fields, readDraft(kind.collection.kind, recordId))?.values,
    setState: useCallback(
      (id: string, state: FormState) => setStates((before) => ({ ...before, [id]: state })),
      [],
    ),

    /** How saving goes of those that are shown. */
    savesOf(shown: readonly EditedRecord[]) {
      const inState = (...wanted: FormState[]) =>
        shown.filter(({ id }) => wanted.includes(states[id] ?? 'same'));
      const labels = (...wanted: FormState[]) =>
        inState(...wanted)
          .filter(({ id }) => asked.includes(id))
          .map(({ label }) => label);
      const unsaved = inState('unsaved', 'failed', 'wrong', 'conflict', 'saving');
      const isSaving = inState('saving').length > 0;
      return {
        unsaved,
        isSaving,
        /** What was saved, and what not; none until it is known of all. */
        saved: isSaving ? [] : labels('saved'),
        failed: isSaving ? [] : labels('failed', 'wrong', 'conflict'),
        save() {
          const ids = unsaved.map(({ id }) => id);
          setAsked(ids);
          for (const id of ids) if (states[id] !== 'conflict') open.current.get(id)?.save();
        },
        discard() {
          if (!window.confirm(texts.confirmDiscard)) return false;
          for (const { id } of unsaved) open.current.get(id)?.discard();
          return true;
        },
      };
    },
  };
}
export type OpenForms = ReturnType<typeof useOpenForms>;
export type Saves = ReturnType<OpenForms['savesOf']>;
