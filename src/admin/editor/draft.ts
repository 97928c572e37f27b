import { DAY_MS } from '../../domain/durations.ts';
import type { Fields } from '../../domain/field.ts';
import type { Versioned } from '../api/send.ts';
import { formValues, type Input } from './form-values.ts';

/** To save something once, though nobody knows whether an earlier try has arrived. */
export interface Tries {
  /** Under which they were sent. */
  key: string;
  /** What each said, by `contentOf`. */
  contents: readonly string[];
}

/** What was typed and not saved. A picture that was chosen is not kept. */
export interface Draft<T = object> {
  /** As the form holds it. */
  values: Input;
  /** The version that it was typed over. */
  base: Versioned<T>;
  /** Of a save whose answer did not come before the form went. */
  tries?: Tries | undefined;
  /** When it was typed last, ISO 8601. */
  at: string;
  /** Whether a picture was chosen. */
  lacksPicture: boolean;
}

/** As long as a visitor's, in src/domain/on-device.ts. Were that shared, it would be one more file of every public page. */
const KEPT_DAYS = 7;
/** Nobody takes this long to come back; a clock that was wrong by years does. */
const BELIEVABLE_DAYS = 365;

function ageOf(at: number, now: number): 'kept' | 'over' | 'unknown' {
  const days = (now - at) / DAY_MS;
  if (!(days >= 0 && days < BELIEVABLE_DAYS)) return 'unknown';
  return days < KEPT_DAYS ? 'kept' : 'over';
}

const PREFIX = 'facetreesol.draft.';
const keyOf = (kind: string, id: string) => `${PREFIX}${kind}.${id}`;

/** Null where there is none, or none that can be read, or one whose time is over. */
export function readDraft<T extends { id: string }>(kind: string, id: string): Draft<T> | null {
  try {
    const text = localStorage.getItem(keyOf(kind, id)) ?? '{}';
    const { values, base, tries, at } = JSON.parse(text);
    const isWhole = Object(values) === values && typeof base?.etag === 'string' && base.value?.id === id;
    if (!isWhole || Number.isNaN(Date.parse(at))) return null;
    if (ageOf(Date.parse(at), Date.now()) === 'over') return null;
    const lacksPicture = text.includes(JSON.stringify(FILE));
    return {
      values: withStored(values, base.value) as Input,
      base,
      tries: Array.isArray(tries?.contents) ? tries : undefined,
      at,
      lacksPicture,
    };
  } catch {
    return null;
  }
}

/**
 * A draft as the fields are now, which may be newer: what is no field any more is left out, and a field that came since says
 * what is stored. Else a save would be refused, or empty what nobody has seen.
 */
export function fitDraft<T extends object>(
  fields: Fields,
  draft: Draft<T> | null,
  stored?: T,
): Draft<T> | null {
  if (!draft) return null;
  const value = { ...stored, ...draft.base.value };
  const values = formValues(fields, { ...value, ...draft.values });
  return { ...draft, values, base: { ...draft.base, value } };
}

export function dropDraft(kind: string, id: string): void {
  try {
    localStorage.removeItem(keyOf(kind, id));
  } catch {
    // There is none where the browser keeps nothing.
  }
}

/**
 * Erases what nobody came back to in time: an answer holds the name of a visitor. What no clock can tell the age of
 * begins anew.
 */
export function sweepDrafts(): void {
  try {
    const now = Date.now();
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))) {
      const draft = parsed(localStorage.getItem(key));
      const at = Date.parse(draft?.at ?? '');
      const age = Number.isNaN(at) ? 'over' : ageOf(at, now);
      if (age === 'over') localStorage.removeItem(key);
      if (age === 'unknown')
        localStorage.setItem(key, JSON.stringify({ ...draft, at: new Date(now).toISOString() }));
    }
  } catch {
    // Where the browser keeps nothing, nothing is old.
  }
}

function parsed(text: string | null): { at?: string } | null {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

/** Stands for a file, which cannot be kept. */
const FILE = '\0file';
const withoutFiles = (_: string, value: unknown) => (value instanceof File ? FILE : value);

/** In the place of a file comes back what is stored there. None would take the stored picture away with the next save. */
function withStored(typed: unknown, stored: unknown): unknown {
  if (typed === FILE) return stored ?? null;
  if (Array.isArray(typed)) {
    const entries: unknown[] = Array.isArray(stored) ? stored : [];
    const idOf = (entry: unknown) => Object(entry).id;
    return typed.map((entry) =>
      withStored(
        entry,
        entries.find((other) => idOf(other) !== undefined && idOf(other) === idOf(entry)),
      ),
    );
  }
  if (typed === null || typeof typed !== 'object') return typed;
  return Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, withStored(value, Object(stored)[name])]),
  );
}

/** What is kept beside what is typed. */
export type Held = Pick<Draft, 'base' | 'tries'>;

/** @returns whether the browser keeps it */
export function writeDraft(kind: string, id: string, draft: Pick<Draft, 'values'> & Held): boolean {
  try {
    localStorage.setItem(
      keyOf(kind, id),
      JSON.stringify({ ...draft, at: new Date().toISOString() }, withoutFiles),
    );
    return true;
  } catch {
    // Full, or not allowed: leaving the page still asks.
    return false;
  }
}
