import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Versioned } from '../api/calls.ts';
import { mayDiscardLater } from './unsaved.ts';

export type Editor<T> =
  | { mode: 'hidden' }
  | { mode: 'add' }
  /** `loaded` counts how often, so that loading again starts a fresh form. */
  | { mode: 'edit'; id: string; before: Versioned<T>; loaded: number };

/**
 * Which form of a screen is shown. Editing begins with the record as the server has it now, and with
 * its version, not with what the list happened to hold.
 */
export function useEditor<T extends { id: string }>(loadRecord: (id: string) => Promise<Versioned<T>>) {
  const [editor, setEditor] = useState<Editor<T>>({ mode: 'hidden' });
  const open = (before: Versioned<T>, id: string) =>
    setEditor((now) => ({ mode: 'edit', id, before, loaded: now.mode === 'edit' ? now.loaded + 1 : 0 }));
  const load = useMutation({ mutationFn: loadRecord });
  const edit = (id: string) => {
    const mayOpen = mayDiscardLater();
    // With the call, not with the mutation: there it would open even after a reset.
    load.mutate(id, {
      onSuccess: (before) => {
        if (mayOpen()) open(before, id);
      },
    });
  };

  // The form takes the focus with it when it goes: it returns to the button that adds.
  const addButton = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = editor.mode !== 'hidden';
  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      addButton.current?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    }
    wasOpen.current = isOpen;
  }, [isOpen]);

  return {
    editor,
    addButton,
    /** Tells forms apart, so that each starts with its own values. */
    formKey: editor.mode === 'edit' ? `${editor.id} ${editor.loaded}` : editor.mode,
    before: editor.mode === 'edit' ? editor.before : undefined,
    add: () => {
      load.reset();
      setEditor({ mode: 'add' });
    },
    edit,
    /** Starts the form afresh with a version that is there already. */
    reopen: (before: Versioned<T>) => open(before, before.value.id),
    hide: () => {
      load.reset();
      setEditor({ mode: 'hidden' });
    },
    /** The id that is on its way. */
    loadingId: load.isPending ? load.variables : undefined,
    loadFailure: load.isError ? { error: load.error, id: load.variables } : undefined,
  };
}
