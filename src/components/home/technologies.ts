/** Browsers keep it for good: a changed file gets the next number. */
export const MARKS_PATH = '/marks/technologies-2.svg';

/**
 * The technologies that content may name, and the symbols of that file that show them. It is one for all of
 * them, so that they weigh nothing in the page: from simple-icons (CC0), but for those of AWS and Java, whose owners
 * do not let icon sets carry them; these two are drawn. Colours are the brands' own, or the lighter one of its own
 * where that is too dark for the ground here.
 */
export const TECHNOLOGIES: Readonly<Record<string, string>> = {
  JavaScript: 'javascript',
  TypeScript: 'typescript',
  React: 'react',
  'Node.js': 'nodejs',
  Python: 'python',
  Django: 'django',
  Java: 'java',
  Flutter: 'flutter',
  PostgreSQL: 'postgresql',
  Docker: 'docker',
  AWS: 'aws',
  Git: 'git',
};
