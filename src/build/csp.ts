import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroUserConfig } from 'astro';
import { ZOD_JITLESS_SCRIPT } from '../admin/app/zod-jitless.ts';
import { NEXT_PAGE_RULES } from '../layouts/speculation-rules.ts';

const known = new Map<string, `sha256-${string}`>();

/** Pages of one kind have the same styles and scripts. */
function hashOf(text: string): `sha256-${string}` {
  const hash = known.get(text) ?? (`sha256-${createHash('sha256').update(text).digest('base64')}` as const);
  known.set(text, hash);
  return hash;
}

/**
 * What pages may load and do, as Astro writes it into each head. Astro adds the hashes of the scripts that the build
 * has put into pages, and of no others: what was stored never counts as ours. The reasons: docs/decisions/0012.
 */
export const csp: NonNullable<AstroUserConfig['security']>['csp'] = {
  directives: [
    "default-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types fragment search preview',
  ],
  // Astro does not look at scripts that it takes over as they stand.
  scriptDirective: { hashes: [ZOD_JITLESS_SCRIPT, NEXT_PAGE_RULES].map(hashOf) },
};

const META = /<meta http-equiv="content-security-policy" content="[^"]*">/;
const STYLE_SOURCES = /style-src [^;"]*/;
const SCRIPT_SOURCES = /script-src [^;"]*/;
const SCRIPT = /<script(?: type="(?:module|speculationrules)")?>([\s\S]*?)<\/script>/g;
const SHELLS = ['shell.html', 'it/shell.html'];
const ADMIN = 'facetreesol.html';
/** Pictures chosen and not yet sent, also in previews, and these themselves. */
const FOR_ADMIN = [/(?<=img-src [^;"]*) blob:/, /(?<=trusted-types [^;"]*) preview/];
const CHARSET = '<meta charset="utf-8">';

/** What Astro writes right before the first island: valid in a head only, and in islands.css here. */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/;

/** Between two style elements there is nothing: as one they need one hash. */
const NEXT_STYLE = /<\/style>\s*<style>/g;

/** Puts the finished policy into each page of a build, one page at a time; the dev server's pages have none. */
export const policies: AstroIntegration = {
  name: 'policies',
  hooks: {
    'astro:build:generated': ({ dir }) => {
      const directory = fileURLToPath(dir);
      const read = (file: string) => opened(readFileSync(join(directory, file), 'utf8'));
      // The admin shows previews, which are filled shells, in a frame that takes over the admin's policy.
      const framed = SHELLS.flatMap((file) => styleHashes(read(file).html));
      // Waiting for each of thousands of small files would take longer than the work.
      for (const file of globSync('**/*.html', { cwd: directory })) {
        const { html, meta } = read(file);
        const hashes = new Set([...styleHashes(html), ...(file === ADMIN ? framed : [])]);
        const page = withPolicy(html, meta, hashes);
        const asAdmin = file === ADMIN || SHELLS.includes(file);
        writeFileSync(join(directory, file), asAdmin ? page : FOR_ADMIN.reduce(without, page));
      }
    },
  },
};

/** A page as Astro has built it, without its policy, which stands between its styles. */
function opened(page: string): { html: string; meta: string } {
  const [meta] = META.exec(page) ?? [];
  if (!meta || !page.includes(CHARSET)) throw new Error('A page was built without a policy.');
  return { meta, html: page.replace(meta, '').replace(ISLAND_STYLE, '').replace(NEXT_STYLE, '') };
}

const without = (html: string, part: RegExp): string => html.replace(part, '');

/** Hashes of the styles in the head, where nothing of what was stored can be one. */
function styleHashes(html: string): string[] {
  const [head = ''] = html.split('</head>');
  const styles = head.matchAll(/<style>([\s\S]*?)<\/style>/g);
  return [...styles].map(([, css = '']) => `'${hashOf(css)}'`);
}

/** Of the scripts that Astro vouches for, those that stand in this page: it names all of the site in each. */
function ownScripts(sources: string, html: string): string {
  const inline = new Set([...html.matchAll(SCRIPT)].map(([, code = '']) => `'${hashOf(code)}'`));
  return sources
    .split(' ')
    .filter((source) => !source.startsWith("'sha256-") || inline.has(source))
    .join(' ');
}

/**
 * Puts the policy before everything it has to count for, and names the styles of this page: Astro hashes them before
 * they are joined.
 */
function withPolicy(html: string, meta: string, hashes: ReadonlySet<string>): string {
  const policy = meta
    .replace(STYLE_SOURCES, ["style-src 'self'", ...hashes].join(' '))
    .replace(SCRIPT_SOURCES, (sources) => ownScripts(sources, html));
  return html.replace(CHARSET, CHARSET + policy);
}
