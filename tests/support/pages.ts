/** One address of every kind of public page. */
export const PUBLIC_PAGES = [
  '/',
  '/about',
  '/courses',
  '/course/ielts-preparation',
  '/contact',
  '/it',
  '/it/about',
  '/it/courses',
  '/it/course/mern-stack-web-development',
  '/it/contact',
  '/privacy',
  '/terms',
  '/cookies',
] as const;

/** Pages that answer 404. */
export const MISSING_PAGES = ['/nope', '/course/nope', '/it/course/nope'] as const;
