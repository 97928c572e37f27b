import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { z } from 'zod';

/** Strict: a rule with conditions, and one that leads to another site, need Netlify itself. */
const redirectSchema = z.strictObject({
  from: z.string().startsWith('/'),
  to: z.string().startsWith('/'),
  status: z.literal([200, 301, 302, 404]).default(301),
  force: z.boolean().default(false),
});

const configSchema = z.object({
  functions: z.object({ directory: z.string().default('netlify/functions') }).prefault({}),
  redirects: z.array(z.looseObject({ from: z.string() })).default([]),
  headers: z
    .array(z.object({ for: z.string().startsWith('/'), values: z.record(z.string(), z.string()) }))
    .default([]),
});

export interface Redirect {
  /** The target with its placeholders filled in, not decoded, with the request's query unless it has its own. */
  to: string;
  status: 200 | 301 | 302 | 404;
}

export interface HeaderRule {
  for: string;
  values: Record<string, string>;
}

export type Rules = Awaited<ReturnType<typeof readRules>>;

/**
 * Reads what the platform does by netlify.toml. Redirects that it cannot follow are left out with a warning.
 * @throws when there is no valid netlify.toml
 */
export async function readRules(root: string, warn: (message: string) => void = console.warn) {
  const config = configSchema.parse(parse(await readFile(join(root, 'netlify.toml'), 'utf8')));
  const redirects = config.redirects.flatMap((given) => {
    const { data: rule } = redirectSchema.safeParse(given);
    if (rule) return [{ ...rule, pattern: patternOf(rule.from) }];
    warn(`netlify.toml: the redirect from ${given.from} needs Netlify itself and is left out here.`);
    return [];
  });

  return {
    functionsDirectory: join(root, config.functions.directory),

    /** The first rule for a path; before static files only rules with `force` count, after them all do. */
    redirect({ pathname, search }: URL, onlyForced: boolean): Redirect | undefined {
      for (const { force, pattern, status, to } of redirects) {
        const groups = (force || !onlyForced) && pattern.exec({ pathname })?.pathname.groups;
        if (groups) return { status, to: fill(to, groups, search) };
      }
      return undefined;
    },

    /** Headers of a static file by the path that was asked for. */
    headers: headersByPath(config.headers),
  };
}

/** The headers of a path, by rules of which the later one counts where two name one header. */
export function headersByPath(rules: readonly HeaderRule[]): (pathname: string) => Record<string, string> {
  const parsed = rules.map((rule) => ({ ...rule, pattern: patternOf(rule.for) }));
  return (pathname) => {
    const found = parsed.filter(({ pattern }) => pattern.test({ pathname }));
    const entries = found.flatMap(({ values }) => Object.entries(values));
    return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]));
  };
}

/** The rules of a `_headers` file: a path, and below it, indented, what it carries. */
export const parseHeaders = (text: string): HeaderRule[] =>
  text.split(/\n(?=\S)/).flatMap((rule) => {
    const [path = '', ...lines] = rule.split('\n');
    const values = lines.map((line) =>
      line
        .trim()
        .split(/: (.*)/)
        .slice(0, 2),
    );
    return path ? [{ for: path, values: Object.fromEntries(values) }] : [];
  });

/** `/a/:id/*` as Netlify reads it: a trailing slash makes no difference and the splat may be empty. */
const patternOf = (path: string): URLPattern =>
  new URLPattern({ pathname: path.endsWith('/*') ? `${path.slice(0, -2)}{/:splat(.*)}?` : `${path}{/}?` });

function fill(to: string, values: Record<string, string | undefined>, search: string): string {
  const filled = to.replace(/:([A-Za-z_]\w*)/g, (_, name: string) => values[name] ?? '');
  return filled.includes('?') ? filled : filled + search;
}
