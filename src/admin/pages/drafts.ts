import type { KindRecord } from '../../domain/kind.ts';
import type { Versioned } from '../api/calls.ts';
import type { Input } from '../editor/form-values.ts';

/** What is typed of a section and not saved, kept in this browser: it survives a closed tab and an ended session. */
export interface Draft {
  /** As the form holds it, without files. */
  values: Input;
  /** What it was typed on top of. */
  base: Versioned<KindRecord>;
  /** When it was typed last, in ms. */
  at: number;
}

const keyOf = (id: string) => `facetreesol.draft.${id}`;

/** Null where there is none, or none that can be read. */
export function readDraft(id: string): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as Draft | null;
    return draft?.values && draft.base?.value?.id === id ? draft : null;
  } catch {
    return null;
  }
}

/** A browser that keeps nothing keeps no draft either; the form goes on. */
export function writeDraft(id: string, draft: Omit<Draft, 'at'> | null): void {
  try {
    if (draft) localStorage.setItem(keyOf(id), JSON.stringify({ ...draft, at: Date.now() }));
    else localStorage.removeItem(keyOf(id));
  } catch {
    // Full, or switched off.
  }
}
