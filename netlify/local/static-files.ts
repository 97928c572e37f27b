import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { lookup } from 'mrmime';
import { headersByPath, parseHeaders } from './rules.ts';

type FileHeaders = Readonly<Record<string, string>>;

/** What Netlify sends with every file that netlify.toml says nothing about. */
const DEFAULT_CACHE_CONTROL = 'public, max-age=0, must-revalidate';
const NOT_FOUND_PAGE = '/404.html';
/** Rules for Netlify, and nobody's address. */
const HEADERS_FILE = '/_headers';

/** Netlify's servers compress, too, in their own measure. Smaller files would hardly become smaller. */
const MIN_BYTES = 512;
const COMPRESSED = /\.(?:html|css|m?js|json|svg|xml|txt|webmanifest)$/;
/** Browsers keep a file that is named by its hash for good, so it is worth the time. */
const qualityOf = (file: string) => (file.startsWith('/_astro/') ? constants.BROTLI_MAX_QUALITY : 6);
const ENCODERS = {
  br: (bytes: Buffer, file: string) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: qualityOf(file) } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

export type StaticSite = ReturnType<typeof staticSite>;

/** Serves one directory whose files do not change any more; a new build is a new site. */
export function staticSite(directory: string) {
  const files = listFiles(directory);
  files.delete(HEADERS_FILE);
  const written = join(directory, HEADERS_FILE);
  const compressed = new Map<string, Promise<Buffer<ArrayBuffer>>>();

  /** The file that answers a path, such as `/about.html` for `/about`. */
  function find(pathname: string): string | undefined {
    const path = pathname === '/' ? '' : decodeURI(pathname);
    const candidates = path.endsWith('/') ? [] : [path, `${path}.html`, `${path}/index.html`];
    return candidates.find((file) => file !== NOT_FOUND_PAGE && files.has(file));
  }

  /** The file, in the encoding that the visitor's browser likes best. */
  async function encode(request: IncomingMessage, file: string) {
    const bytes = await readFile(join(directory, file));
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
    if (!encoding || bytes.length < MIN_BYTES || !COMPRESSED.test(file)) return { body: bytes };
    const name = `${encoding} ${file}`;
    const body = compressed.get(name) ?? ENCODERS[encoding](bytes, file);
    compressed.set(name, body);
    return { body: await body, encoding };
  }

  return {
    find,

    /** What the build has said of a path. */
    headers: headersByPath(existsSync(written) ? parseHeaders(readFileSync(written, 'utf8')) : []),

    /** The address that a path should have been asked by: without trailing slash, without `.html`. */
    canonical(pathname: string): string | undefined {
      const file = find(withoutSlashes(pathname) || '/');
      if (!file?.endsWith('.html')) return undefined;
      const address = encodeURI(file.replace(/(?:\/index)?\.html$/, '')) || '/';
      return address === pathname ? undefined : address;
    },

    /** A file that `find` has named, or word that the visitor has it already. */
    async file(request: IncomingMessage, file: string, more: FileHeaders): Promise<Response> {
      const { mtimeMs, size } = await stat(join(directory, file));
      const headers = new Headers({ 'cache-control': DEFAULT_CACHE_CONTROL, etag: `W/"${size}-${mtimeMs}"` });
      for (const [name, value] of Object.entries(more)) headers.set(name, value);
      if (COMPRESSED.test(file)) headers.set('vary', 'Accept-Encoding');
      if (request.headers['if-none-match'] === headers.get('etag'))
        return new Response(null, { status: 304, headers });
      const { body, encoding } = await encode(request, file);
      if (encoding) headers.set('content-encoding', encoding);
      headers.set('content-length', String(body.length));
      if (!headers.has('content-type')) headers.set('content-type', typeOf(file));
      return new Response(body, { headers });
    },

    /** A page with another status than 200; a plain text when the page is not there. */
    async page(status: number, more: FileHeaders, file = NOT_FOUND_PAGE): Promise<Response> {
      const page = files.has(file) ? await readFile(join(directory, file)) : undefined;
      const headers = {
        ...more,
        // Rules for caching a path's files do not count for its errors.
        'cache-control': DEFAULT_CACHE_CONTROL,
        'content-type': page ? typeOf(file) : 'text/plain;charset=utf-8',
      };
      return new Response(page ?? 'Not found', { status, headers });
    },
  };
}

/** Every file as an absolute path within the site. Hidden files are nobody's address. */
function listFiles(directory: string): Set<string> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(directory, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`);
  return new Set(paths.filter((path) => !path.includes('/.')));
}

/** Not by a pattern, whose time would grow with the square of the slashes. */
function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

function typeOf(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return type === 'text/html' ? 'text/html;charset=utf-8' : type;
}
