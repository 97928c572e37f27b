import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import sirv from 'sirv';

/** What Netlify sends with every file that netlify.toml says nothing about. */
const DEFAULT_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** Sent for what is not there, and so no address of its own. */
export const NOT_FOUND_PAGE = '/404.html';

export interface StaticSite {
  directory: string;
  /** The file that answers a path, such as `/about.html` for `/about`. Undefined for a malformed path, too. */
  find(pathname: string): string | undefined;
  /** The address that a path should have been asked by: without trailing slash, without `.html`. */
  canonical(pathname: string): string | undefined;
  /** Sends a file that `find` has named, with Range, ETag and whatever compressed copy lies beside it. */
  send(
    request: IncomingMessage,
    response: ServerResponse,
    file: string,
    headers: Record<string, string>,
  ): void;
  /** Sends a page with another status than 200; a plain text when the page is not there. */
  sendPage(
    response: ServerResponse,
    file: string,
    status: number,
    headers: Record<string, string>,
  ): Promise<void>;
}

/** Serves one directory whose files do not change any more; a new build is a new site. */
export function staticSite(directory: string): StaticSite {
  const files = listFiles(directory);
  const serve = sirv(directory, { etag: true, extensions: [], brotli: true, gzip: true });

  function find(pathname: string): string | undefined {
    const path = pathname === '/' ? '' : decoded(pathname);
    if (path === undefined || path.endsWith('/')) return undefined;
    const candidates = [path, `${path}.html`, `${path}/index.html`];
    return candidates.find((file) => file !== NOT_FOUND_PAGE && files.has(file));
  }

  return {
    directory,
    find,
    canonical(pathname) {
      const file = find(pathname.replace(/\/+$/, '') || '/');
      if (!file?.endsWith('.html')) return undefined;
      const address = encodeURI(file.replace(/(?:\/index)?\.html$/, '')) || '/';
      return address === pathname ? undefined : address;
    },
    send(request, response, file, headers) {
      setHeaders(response, headers);
      keepSimpleRange(request);
      guardStream(response);
      request.url = encodeURI(file);
      serve(request, response, () => void response.writeHead(404).end());
    },
    async sendPage(response, file, status, headers) {
      const page = files.has(file) ? await readFile(join(directory, file)).catch(() => undefined) : undefined;
      // What a path's files may be kept for says nothing of an error there.
      const { 'cache-control': _, ...others } = headers;
      setHeaders(response, others);
      response.setHeader('Content-Type', `text/${page ? 'html' : 'plain'};charset=utf-8`);
      response.statusCode = status;
      response.end(page ?? 'Not found');
    },
  };
}

/** Every file as an absolute path within the site. Hidden files and compressed copies are nobody's address. */
function listFiles(directory: string): Set<string> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(
      (entry) =>
        `/${relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/').normalize()}`,
    );
  return new Set(paths.filter((path) => !/\/\.(?!well-known\/)/.test(path) && !/\.(?:br|gz)$/.test(path)));
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURI(pathname).normalize();
  } catch {
    return undefined;
  }
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  response.setHeader('Cache-Control', DEFAULT_CACHE_CONTROL);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Leaves a single plain range to sirv, which gets the other kinds wrong; ignoring a range is always allowed. */
function keepSimpleRange({ headers }: IncomingMessage): void {
  const range = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '');
  const backwards = range?.[2] && Number(range[2]) < Number(range[1]);
  // A range of a compressed copy would be none of the file.
  if (!range || backwards || headers['if-range']) delete headers.range;
  else delete headers['accept-encoding'];
}

/** sirv pipes and forgets: a file gone meanwhile would end the process, a visitor gone would leave it open. */
function guardStream(response: ServerResponse): void {
  response.once('pipe', (source) => {
    source.once('error', () => response.destroy());
    response.once('close', () => source.unpipe(response));
    response.once('close', () => 'destroy' in source && (source as { destroy(): void }).destroy());
  });
}
