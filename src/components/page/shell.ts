import { COMPANIES, type CompanyId } from '../../domain/company.ts';
import { pagePaths, type Shell } from '../../paths.ts';
import { type PageMeta, renderHead, renderStructuredData } from './head.ts';

/**
 * A shell is a page that Astro built with two gaps. The build fills them for every course, a function for a course that
 * the build did not know yet: both pages are the same.
 */
/** Stands for a course's id. No course can have it. */
export const SHELL_ID = '_shell';
export const SHELL_HEAD = '<!--shell:head-->';
export const SHELL_MAIN = '<!--shell:main-->';

/** Where Astro makes a shell: among the pages that it becomes. */
export function shellSource(shell: Shell, companyId: CompanyId): string {
  const { about, contact, course, courses, instructor } = pagePaths(companyId);
  const sources: Record<Shell, string> = {
    home: `${COMPANIES[companyId].basePath}/home/${SHELL_ID}`,
    about: `${about}/${SHELL_ID}`,
    course: course(SHELL_ID),
    list: `${courses}/${SHELL_ID}`,
    instructor: instructor(SHELL_ID),
    contact: `${contact}/${SHELL_ID}`,
  };
  return sources[shell];
}

/**
 * Fills both gaps of a built shell, as Page.astro does. Throws where a gap is missing: it is no shell.
 * @param revision content revision that the page was made from
 */
export function fillShell(shell: string, meta: PageMeta, revision: string, main: string): string {
  const [start, rest] = splitOnce(shell, SHELL_HEAD);
  const [middle, end] = splitOnce(rest, SHELL_MAIN);
  return start + renderHead(meta, revision) + middle + main + renderStructuredData(meta) + end;
}

/** The text before and after the only place where a part stands. */
export function splitOnce(text: string, part: string): readonly [before: string, after: string] {
  const [before = '', after, ...more] = text.split(part);
  if (after === undefined || more.length > 0) throw new Error(`A built page lacks exactly one ${part}`);
  return [before, after];
}
