const KEY = 'facetreesol.single-keys';
const OFF = 'off';

/** Whether keys without Ctrl do something. Who dictates, or presses keys by accident, may turn them off (WCAG 2.1.4). */
export function hasSingleKeys(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

export function setSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // It cannot be remembered here.
  }
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const SINGLE_KEY_STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

/** How far a key walks in a list, if it does. */
export const stepOf = (key: string): number | undefined =>
  STEPS[key] ?? (hasSingleKeys() ? SINGLE_KEY_STEPS[key] : undefined);
