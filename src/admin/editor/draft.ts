import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Versioned } from '../api/calls.ts';

/** What is typed is kept on the device this often, until it is saved or given up: a closed tab loses none of it. */
const KEPT_EVERY_MS = 1_000;

/** What was typed and not saved, and the version that it was typed over. A picture that was chosen is not kept. */
export interface Draft {
  etag: string;
  base: object;
  values: Record<string, unknown>;
  at: string;
}

const keyOf = (kind: string, id: string) => `facetreesol.draft.${kind}.${id}`;

export function readDraft(kind: string, id: string): Draft | null {
  try {
    const { etag, base, values, at } = JSON.parse(localStorage.getItem(keyOf(kind, id)) ?? '{}');
    const isWhole = typeof etag === 'string' && [base, values].every((part) => Object(part) === part);
    return isWhole && !Number.isNaN(Date.parse(at)) ? { etag, base, values, at } : null;
  } catch {
    return null;
  }
}

export function dropDraft(kind: string, id: string): void {
  try {
    localStorage.removeItem(keyOf(kind, id));
  } catch {
    // There is none where the browser keeps nothing.
  }
}

const withoutFiles = (_: string, value: unknown) => (value instanceof File ? null : value);

/**
 * Keeps what is typed while the form is open. Closing the form is a decision: it saves, or asks before it gives up.
 * @param before the version that is typed over; left out, nothing is kept
 */
export function useKeptDraft<T extends { id: string }>(
  kind: string,
  before: Versioned<T> | undefined,
  form: UseFormReturn<Record<string, unknown>, unknown, Record<string, unknown>>,
): void {
  useEffect(() => {
    if (!before) return;
    const { etag, value } = before;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      const draft = { etag, base: value, values: form.getValues(), at: new Date().toISOString() };
      try {
        localStorage.setItem(keyOf(kind, value.id), JSON.stringify(draft, withoutFiles));
      } catch {
        // Full, or not allowed: leaving the page still asks.
      }
    };
    const flush = () => timer !== undefined && keep();
    const typed = form.watch(() => {
      timer ??= setTimeout(keep, KEPT_EVERY_MS);
    });
    addEventListener('pagehide', flush);
    return () => {
      clearTimeout(timer);
      typed.unsubscribe();
      removeEventListener('pagehide', flush);
      dropDraft(kind, value.id);
    };
  }, [kind, before, form]);
}
