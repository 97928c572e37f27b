import { allPages } from '../../src/paths.ts';

/** One address of every kind of public page. */
export const PUBLIC_PAGES: readonly string[] = [
  ...allPages().map(({ path }) => path),
  '/course/ielts-preparation',
  '/it/course/mern-stack-web-development',
  '/courses/languages',
  '/instructors/rachana-shrestha',
];

/** Pages that answer 404. */
export const MISSING_PAGES = ['/nope', '/course/nope', '/it/course/nope'] as const;
