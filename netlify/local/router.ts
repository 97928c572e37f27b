import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { SECURITY_HEADERS } from '../../src/server/http/security-headers.ts';
import { type LocalFunction, matchFunction } from './functions.ts';
import type { Invoker } from './invoke.ts';
import type { Redirect, Rules } from './rules.ts';
import type { StaticSite } from './static-files.ts';
import { errorAnswer, requestUrl } from './web-request.ts';

export interface RouterOptions {
  functions: readonly LocalFunction[];
  rules: Rules;
  invoker: Invoker;
  /** The path of the build hook; whoever knows it may build. */
  hookPath: string;
  onHook(body: string): void;
}
export type Route = (request: IncomingMessage, site: StaticSite) => Promise<Response>;

/**
 * Answers requests in Netlify's order: functions, unless a static file goes first, then redirects with `force`,
 * static files, the other redirects, the 404 page.
 */
export function createRouter({ functions, rules, invoker, hookPath, onHook }: RouterOptions): Route {
  return async (request, site) => {
    const url = requestUrl(request);
    if (!url) return errorAnswer(400, 'The address is malformed.');
    const { method = 'GET' } = request;
    if (url.pathname === hookPath && method === 'POST') {
      onHook(await text(request));
      return new Response();
    }
    const reads = method === 'GET' || method === 'HEAD';
    const headers = { ...site.headers(url.pathname), ...rules.headers(url.pathname) };

    /** What a path is answered with by itself: a function, or a file where that goes first. */
    const answer = (pathname: string, file: string | undefined) => {
      const match = matchFunction(functions, method, pathname);
      if (match && !(match.fn.preferStatic && file)) return invoker.invoke(match, request, url);
      return undefined;
    };

    const follow = async ({ status, to }: Redirect): Promise<Response> => {
      if (status === 301 || status === 302) return redirect(status, to);
      const { pathname } = new URL(to, url);
      const file = reads ? site.find(pathname) : undefined;
      if (status === 404) return site.page(status, headers, file);
      return answer(pathname, file) ?? (file ? site.file(request, file, headers) : site.page(404, headers));
    };

    const existing = site.find(url.pathname);
    const file = reads ? existing : undefined;
    const answered = answer(url.pathname, file);
    if (answered) return answered;
    const forced = rules.redirect(url, true);
    if (forced) return follow(forced);
    const canonical = reads ? site.canonical(url.pathname) : undefined;
    if (canonical) return redirect(301, canonical + url.search);
    if (file) return site.file(request, file, headers);
    const rule = existing ? undefined : rules.redirect(url, false);
    return rule ? follow(rule) : site.page(404, headers);
  };
}

const redirect = (status: number, location: string): Response =>
  new Response(null, { status, headers: { ...SECURITY_HEADERS, location, 'content-length': '0' } });
