import { createHash } from 'node:crypto';
import type { AstroUserConfig } from 'astro';
import { ZOD_JITLESS_SCRIPT } from '../admin/app/zod-jitless.ts';
import { splitOnce } from '../components/page/shell.ts';
import { NEXT_PAGE_RULES } from '../layouts/speculation-rules.ts';

type Hash = `sha256-${string}`;
const known = new Map<string, Hash>();

/** Pages of one kind have the same styles and scripts. */
function hashOf(text: string): Hash {
  const hash: Hash = known.get(text) ?? `sha256-${createHash('sha256').update(text).digest('base64')}`;
  known.set(text, hash);
  return hash;
}

/**
 * What pages may load and do, as Astro writes it into each head. Astro adds the hashes of the scripts that the build
 * has put into pages, never of what was stored. The reasons: docs/decisions/0012.
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
  // Astro does not hash inline scripts.
  scriptDirective: { hashes: [ZOD_JITLESS_SCRIPT, NEXT_PAGE_RULES].map(hashOf) },
};

/** Pictures chosen and not yet sent, and previews: only the admin has them. */
const ADMIN_ONLY_SOURCES = [
  ['img-src', 'blob:'],
  ['trusted-types', 'preview'],
] as const;

const CHARSET = '<meta charset="utf-8">';
const POLICY_START = '<meta http-equiv="content-security-policy" content="';
const POLICY_END = '">';
/** What Astro writes right before the first island: valid in a head only, and in islands.css here. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/** The sources of each directive, by its name. */
type Policy = Map<string, string[]>;

/**
 * Finishes the policy of a page that Astro has built: it names the styles and scripts of this page and no others, and
 * stands before everything that it has to count for.
 * @param admin whether the page is the admin's, or one that it shows in a frame
 * @param framed hashes of the styles of pages that are shown in a frame of this one, and take over its policy
 * @throws where Astro's output is not what this expects: a page with a wrong policy is not published
 */
export function finishPolicy(page: string, admin = false, framed: readonly Hash[] = []): string {
  const { policy, html: built } = extractPolicy(page);
  const bare = built.includes('<astro-island') ? splitOnce(built, ISLAND_STYLE).join('') : built;
  // One style, and so one digest, which no compression makes smaller.
  const html = bare.replaceAll('</style><style>', '');
  policy.set('style-src', ["'self'", ...new Set([...styleHashes(html), ...framed])].map(quoted));
  policy.set('script-src', ownScripts(policy.get('script-src') ?? [], html));
  if (!admin) for (const [directive, source] of ADMIN_ONLY_SOURCES) removeSource(policy, directive, source);
  const content = [...policy].map(([name, sources]) => [name, ...sources].join(' ')).join(';');
  return splitOnce(html, CHARSET).join(CHARSET + POLICY_START + content + POLICY_END);
}

const quoted = (source: string) => (source.startsWith('sha256-') ? `'${source}'` : source);

function extractPolicy(page: string): { policy: Policy; html: string } {
  const [before, rest] = splitOnce(page, POLICY_START);
  const end = rest.indexOf(POLICY_END);
  const directives = rest
    .slice(0, end)
    .split(';')
    .map((directive) => directive.trim().split(/\s+/));
  const policy: Policy = new Map(directives.flatMap(([name, ...sources]) => (name ? [[name, sources]] : [])));
  return { policy, html: before + rest.slice(end + POLICY_END.length) };
}

function removeSource(policy: Policy, directive: string, source: string): void {
  const sources = policy.get(directive);
  if (!sources?.includes(source))
    throw new Error(`The policy of a built page has no ${directive} ${source}.`);
  policy.set(
    directive,
    sources.filter((other) => other !== source),
  );
}

/** Hashes of the styles in the head, where nothing stored can add one. */
export function styleHashes(page: string): Hash[] {
  const [head = ''] = page.split('</head>');
  const styles = head.matchAll(/<style>(.*?)<\/style>/gs);
  const hashes = [...styles].map(([, css = '']) => hashOf(css));
  if (hashes.length === 0) throw new Error('A built page has no styles.');
  return hashes;
}

/** Astro names the scripts of the whole site in each page; this keeps those that the page has. */
function ownScripts(sources: readonly string[], html: string): string[] {
  const scripts = html.matchAll(/<script(?: type="(?:module|speculationrules)")?>(.*?)<\/script>/gs);
  const own = new Set([...scripts].map(([, code = '']) => quoted(hashOf(code))));
  const stranger = [...own].find((hash) => !sources.includes(hash));
  if (stranger) throw new Error(`A built page has a script that Astro does not vouch for: ${stranger}`);
  return ["'self'", ...own];
}
