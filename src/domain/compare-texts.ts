/** By characters, which is the order of times and ids; the rules of a language would take ten times as long. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
