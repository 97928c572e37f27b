/** Numbers that follow from a text and from nothing else: the same text always gives the same ones. */
export interface Chance {
  /** A whole number from 0 up to, but not, `count`. */
  below(count: number): number;
  /** One of a list. */
  of<T>(list: readonly [T, ...T[]]): T;
}

/** A whole number of a text: FNV-1a. */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

/** The numbers that follow from a text: mulberry32. */
export function chanceOf(text: string): Chance {
  let state = hashOf(text);
  const below = (count: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  };
  return { below, of: (list) => list[below(list.length)] ?? list[0] };
}
