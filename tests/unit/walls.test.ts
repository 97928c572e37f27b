import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The words of the interface, which every room may say. */
const TEXTS = 'src/texts/';

/** The walls of the house: for each room, what it may import from the project besides itself and the words. */
const ROOMS: Record<string, { own: string; may: RegExp; packages?: RegExp }> = {
  texts: { own: TEXTS, may: /^$/, packages: /^$/ },
  domain: { own: 'src/domain/', may: /^$/, packages: /^zod$/ },
  cloth: { own: 'src/cloth/', may: /^src\/domain\/|^data\/signs\.json$/, packages: /^$/ },
  paths: { own: 'src/paths.ts', may: /^src\/domain\//, packages: /^$/ },
  content: { own: 'src/content/', may: /^src\/(domain|server\/content)\/|^src\/paths\.ts$|^data\// },
  components: {
    own: 'src/components/',
    may: /^src\/content\/(brands|site)\.ts$|^src\/(cloth|domain)\/|^src\/paths\.ts$/,
  },
  islands: { own: 'src/islands/', may: /^src\/(domain|components|browser|styles)\/|^src\/paths\.ts$/ },
  browser: { own: 'src/browser/', may: /^src\/(domain|components|styles)\/|^src\/paths\.ts$/ },
  backup: { own: 'src/backup/', may: /^src\/domain\/|^src\/paths\.ts$/, packages: /^(fflate|zod)$/ },
  admin: {
    own: 'src/admin/',
    may: /^src\/(domain|backup|components\/(?:ui|course)|styles)\/|^src\/paths\.ts$/,
  },
  layouts: {
    own: 'src/layouts/',
    may: /^src\/(domain|content|components|browser|styles)\/|^src\/paths\.ts$/,
  },
  pages: {
    own: 'src/pages/',
    may: /^src\/(build|content|components|browser|islands|domain|layouts|admin|styles)\/|^src\/paths\.ts$/,
  },
  cards: { own: 'data/cards/', may: /^src\/(cloth|domain|components|content)\/|^src\/paths\.ts$/ },
  server: { own: 'src/server/', may: /^src\/(cloth|domain|components|content)\/|^src\/paths\.ts$|^data\// },
  functions: { own: 'netlify/functions/', may: /^src\/(server|domain)\/|^src\/paths\.ts$/ },
};

/** Modules that a public island pulls into the browser must not carry the validation library with them. */
const WITHOUT_ZOD = ['limits', 'contact-fields', 'empty', 'company', 'picture'].map(
  (name) => `src/domain/${name}.ts`,
);

interface Import {
  from: string;
  what: string;
  typeOnly: boolean;
}

/** The file or package that an import names. The words are imported by the name that package.json gives them. */
function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('#texts/')) return `${specifier.replace('#texts', 'src/texts/en')}.ts`;
  return specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : specifier;
}

function importsOf(file: string): Import[] {
  const source = readFileSync(file, 'utf8');
  const statements = source.matchAll(/^(?:import|export)\s+(type\s)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm);
  return [...statements].map(([, type, specifier = '']) => ({
    from: file,
    what: resolve(file, specifier),
    typeOnly: Boolean(type),
  }));
}

const filesOf = (own: string): string[] =>
  own.endsWith('/') ? globSync(`${own}**/*.{ts,tsx,astro}`) : [own];
const isProject = ({ what }: Import) => /^(src|data|netlify|tests|public)\//.test(what);

describe('the walls of the house', () => {
  test.each(Object.entries(ROOMS))('%s imports only what it may', (_, { own, may, packages }) => {
    const files = filesOf(own);
    expect(files).not.toEqual([]);
    const breaches = files
      .flatMap(importsOf)
      .filter((entry) =>
        isProject(entry)
          ? !entry.what.startsWith(own) && !entry.what.startsWith(TEXTS) && !may.test(entry.what)
          : packages && !packages.test(entry.what),
      );
    expect(breaches).toEqual([]);
  });

  test('nothing but one module talks to the Blobs client', () => {
    const users = filesOf('src/').concat(filesOf('netlify/functions/')).flatMap(importsOf);
    const files = users.filter(({ what }) => what === '@netlify/blobs').map(({ from }) => from);
    expect(files).toEqual(['src/server/store/blob-store.ts']);
  });

  test('unit tests mock no module, since their files share them', () => {
    const mocking = globSync('tests/unit/**/*.{ts,tsx}').filter((file) =>
      /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')),
    );
    expect(mocking).toEqual([]);
  });

  test('what draws cards is for its command alone, since a build installs no tools for it', () => {
    const users = filesOf('src/').concat(filesOf('netlify/')).flatMap(importsOf);
    expect(users.filter(({ what }) => what.startsWith('data/cards/'))).toEqual([]);
  });

  test('the admin has one fetch, and one way to send a form', () => {
    const users = (pattern: RegExp) =>
      filesOf('src/admin/').filter((file) => pattern.test(readFileSync(file, 'utf8')));
    expect(users(/\bfetch\(/)).toEqual(['src/admin/api/send.ts']);
    expect(users(/new XMLHttpRequest\b/)).toEqual(['src/admin/api/upload.ts']);
    expect(users(/\bsendForm\(/)).toEqual(['src/admin/api/send.ts', 'src/admin/api/upload.ts']);
  });

  test('public islands bring no validation library to the browser', () => {
    const seen = new Set<string>();
    const visit = (file: string) => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const entry of importsOf(file)) {
        if (entry.typeOnly) continue;
        expect(`${entry.from}: ${entry.what}`).not.toMatch(/: zod$/);
        if (isProject(entry) && /\.tsx?$/.test(entry.what)) visit(entry.what);
      }
    };
    for (const island of filesOf('src/islands/')) visit(island);
    for (const module of WITHOUT_ZOD) visit(module);
    expect(seen.size).toBeGreaterThan(WITHOUT_ZOD.length);
  });
});
