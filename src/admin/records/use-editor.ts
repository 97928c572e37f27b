import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { getRecord, type Versioned } from '../api/calls.ts';
import { mayDiscardLater } from '../ui/unsaved.ts';
import type { AdminKind, AdminRecord } from './kind.ts';

/** Adds a record where it has no `before`. */
interface OpenForm<T> {
  before?: Versioned<T>;
  draft?: T;
}

/** A record that a form is to be opened for, to change it or to duplicate it. */
export interface Opening {
  id: string;
  to: 'edit' | 'duplicate';
}

/**
 * Which form of a screen is shown. It begins with the record as the server has it now, and with its version, not with
 * what the list happened to hold.
 */
export function useEditor<T extends AdminRecord>({ collection, duplicate }: AdminKind<T>) {
  const [form, setForm] = useState<OpenForm<T> & { nr: number }>();
  const load = useMutation({ mutationFn: ({ id }: Opening) => getRecord(collection, id) });
  const show = (wanted: OpenForm<T>) => setForm((last) => ({ ...wanted, nr: (last?.nr ?? 0) + 1 }));

  // The form takes the focus with it when it goes: it returns to the button that adds.
  const addButton = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = form !== undefined;
  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      addButton.current?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    }
    wasOpen.current = isOpen;
  }, [isOpen]);

  return {
    /** `nr` tells forms apart, so that each starts with its own values. */
    form,
    addButton,
    add: () => {
      load.reset();
      show({});
    },
    open: (wanted: Opening) => {
      const mayOpen = mayDiscardLater();
      // With the call, not with the mutation: there it would open even after a reset.
      load.mutate(wanted, {
        onSuccess: (before) => {
          if (mayOpen()) show(wanted.to === 'edit' ? { before } : { draft: duplicate?.(before.value) });
        },
      });
    },
    /** Starts the form afresh with a version that is there already. */
    reopen: (before: Versioned<T>) => show({ before }),
    hide: () => {
      load.reset();
      setForm(undefined);
    },
    /** What is on its way, and what did not come. */
    opening: load.isPending ? load.variables : undefined,
    failure: load.isError ? { error: load.error, wanted: load.variables } : undefined,
  };
}
