/**
 * A shell is a page that Astro built with two gaps. A function fills them for a course that the build did
 * not know yet, so that such a page has the same header, footer and styles as every other.
 */
export const SHELL_HEAD = '<!--shell:head-->';
export const SHELL_MAIN = '<!--shell:main-->';

/** Fills both gaps of a built shell. Throws where a gap is missing: the shell is not one. */
export function fillShell(shell: string, head: string, main: string): string {
  for (const gap of [SHELL_HEAD, SHELL_MAIN]) {
    if (shell.split(gap).length !== 2) throw new Error(`The built shell lacks exactly one ${gap}.`);
  }
  return shell.replace(SHELL_HEAD, () => head).replace(SHELL_MAIN, () => main);
}
