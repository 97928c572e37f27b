/**
 * A shell is a page that Astro built with two gaps. The build fills them for every course, a function for a course that
 * the build did not know yet: both pages are the same.
 */
/** In the place of a course's id, and none that a course can have. */
export const SHELL_ID = '_shell';
export const SHELL_HEAD = '<!--shell:head-->';
export const SHELL_MAIN = '<!--shell:main-->';

/** Fills both gaps of a built shell. Throws where a gap is missing: it is no shell. */
export function fillShell(shell: string, head: string, main: string): string {
  const [start, rest] = cut(shell, SHELL_HEAD);
  const [middle, end] = cut(rest, SHELL_MAIN);
  return start + head + middle + main + end;
}

function cut(text: string, gap: string): readonly [before: string, after: string] {
  const [before = '', after, ...more] = text.split(gap);
  if (after === undefined || more.length > 0) throw new Error(`The built shell lacks exactly one ${gap}.`);
  return [before, after];
}
