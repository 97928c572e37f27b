import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CompanyId } from '../../domain/company.ts';
import { getRecord } from '../api/calls.ts';
import type { Versioned } from '../api/send.ts';
import { comeBackTo, comeBackToSaved } from '../ui/focus.ts';
import { mayDiscardLater } from '../ui/unsaved.ts';
import type { AdminKind, AdminRecord } from './kind.ts';

/** Adds a record where it has no `before`. */
interface OpenForm<T> {
  before?: Versioned<T>;
  draft?: T;
  /** The record that the draft is made of. */
  from?: string;
  /** The company that a new record is most likely for. */
  company?: CompanyId | undefined;
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

  // The form takes the focus with it when it goes: it returns to the record, or to the button that adds one.
  const addButton = useRef<HTMLButtonElement>(null);
  const [left, setLeft] = useState<{ id: string | undefined; isSaved?: boolean }>();
  useEffect(() => {
    if (left?.id && left.isSaved) return comeBackToSaved(left.id);
    if (left && !(left.id && comeBackTo(left.id))) addButton.current?.focus();
    return undefined;
  }, [left]);

  return {
    /** `nr` tells forms apart, so that each starts with its own values. */
    form,
    addButton,
    add: (company?: CompanyId) => {
      load.reset();
      show({ company });
    },
    open: (wanted: Opening) => {
      const mayOpen = mayDiscardLater();
      // With the call, not with the mutation: there it would open even after a reset.
      load.mutate(wanted, {
        onSuccess: (before) => {
          if (!mayOpen()) return;
          show(wanted.to === 'edit' ? { before } : { draft: duplicate?.(before.value), from: wanted.id });
        },
      });
    },
    /** Starts the form afresh with a version that is there already. */
    reopen: (before: Versioned<T>) => show({ before }),
    hide: () => {
      load.reset();
      setForm(undefined);
    },
    /** Hides the form and goes back to the record that was saved, or that the form was opened from. */
    leave: (saved?: T) => {
      load.reset();
      setForm(undefined);
      setLeft(saved ? { id: saved.id, isSaved: true } : { id: form?.before?.value.id ?? form?.from });
    },
    /** What is on its way, and what did not come. */
    opening: load.isPending ? load.variables : undefined,
    failure: load.isError ? { error: load.error, wanted: load.variables } : undefined,
  };
}
