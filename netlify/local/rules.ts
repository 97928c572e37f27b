import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { z } from 'zod';

const configSchema = z.object({
  functions: z.looseObject({ directory: z.string().optional() }).default({}),
  redirects: z
    .array(
      z.looseObject({
        from: z.string().startsWith('/'),
        to: z.string().min(1),
        status: z
          .union([z.literal(200), z.literal(301), z.literal(302), z.literal(404), z.literal(410)])
          .default(301),
        force: z.boolean().default(false),
        query: z.unknown().optional(),
        conditions: z.unknown().optional(),
      }),
    )
    .default([]),
  headers: z
    .array(
      z.object({
        for: z.string().startsWith('/'),
        values: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
      }),
    )
    .default([]),
});

export interface Redirect {
  /** The target with its placeholders filled in, not decoded, with the request's query unless it has its own. */
  to: string;
  status: 200 | 301 | 302 | 404 | 410;
}

export interface Rules {
  functionsDirectory: string;
  /** The first rule for a path; before static files only rules with `force` count, after them all do. */
  redirect(url: URL, onlyForced: boolean): Redirect | undefined;
  /** Headers of a static file by the path that was asked for. Of two rules naming one header the later counts. */
  headers(pathname: string): Record<string, string>;
}

/**
 * Reads what the platform does by netlify.toml. Rules that it cannot follow are left out with a warning.
 * @throws when the file is there and is no valid netlify.toml
 */
export async function readRules(
  root: string,
  warn: (message: string) => void = console.warn,
): Promise<Rules> {
  const text = await readFile(join(root, 'netlify.toml'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const config = configSchema.parse(parse(text));
  const followed = config.redirects.filter((rule) => {
    const proxy = rule.status === 200 && !rule.to.startsWith('/');
    if (!proxy && !rule.query && !rule.conditions) return true;
    warn(`netlify.toml: the redirect from ${rule.from} needs Netlify itself and is left out here.`);
    return false;
  });
  const redirects = followed.map((rule) => ({ ...rule, pattern: patternOf(rule.from) }));
  const headers = config.headers.map((rule) => ({
    pattern: patternOf(rule.for),
    values: Object.entries(rule.values),
  }));

  return {
    functionsDirectory: join(root, config.functions.directory ?? 'netlify/functions'),
    redirect(url, onlyForced) {
      for (const rule of redirects) {
        const match = onlyForced && !rule.force ? undefined : rule.pattern.exec(url.pathname);
        if (match) return { status: rule.status, to: fill(rule.to, match.groups ?? {}, url.search) };
      }
      return undefined;
    },
    headers(pathname) {
      const found: Record<string, string> = {};
      for (const { pattern, values } of headers) {
        if (!pattern.test(pathname)) continue;
        for (const [name, value] of values) found[name.toLowerCase()] = [value].flat().join(', ');
      }
      return found;
    },
  };
}

/** `/a/:id/*` as Netlify reads it: a trailing slash makes no difference and the splat may be empty. */
function patternOf(path: string): RegExp {
  const body = path
    .replace(/\/+$/, '')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/\*$/, '(?:/(?<splat>.*))?')
    .replace(/(?<!\.)\*/g, '[^/]*')
    .replace(/\/:([A-Za-z_]\w*)/g, '/(?<$1>[^/]+)');
  return new RegExp(`^${body}/?$`);
}

function fill(to: string, values: Record<string, string | undefined>, search: string): string {
  const filled = to.replace(/:([A-Za-z_]\w*)/g, (whole, name: string) =>
    Object.hasOwn(values, name) || name === 'splat' ? (values[name] ?? '') : whole,
  );
  return filled.includes('?') ? filled : filled + search;
}
