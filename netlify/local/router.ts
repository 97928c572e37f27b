import type { IncomingMessage, ServerResponse } from 'node:http';
import { SECURITY_HEADERS } from '../../src/server/http/security-headers.ts';
import { type LocalFunction, matchFunction } from './functions.ts';
import type { Invoker } from './invoke.ts';
import type { Redirect, Rules } from './rules.ts';
import { NOT_FOUND_PAGE, type StaticSite } from './static-files.ts';
import { errorAnswer, requestUrl, sendResponse } from './web-request.ts';

export interface RouterOptions {
  functions: readonly LocalFunction[];
  rules: Rules;
  invoker: Invoker;
  /** The path of the build hook; whoever knows it may build. */
  hookPath: string;
  onHook(): void;
}
export type Route = (request: IncomingMessage, response: ServerResponse, site: StaticSite) => Promise<void>;

/**
 * Answers requests in Netlify's order: functions, unless a static file goes first, then redirects with `force`,
 * static files, the other redirects, the 404 page.
 */
export function createRouter({ functions, rules, invoker, hookPath, onHook }: RouterOptions): Route {
  return async (request, response, site) => {
    const url = requestUrl(request);
    if (!url) return sendResponse(errorAnswer(400, 'The address is malformed.'), response);
    const { method = 'GET' } = request;
    if (url.pathname === hookPath && method === 'POST') {
      onHook();
      return sendResponse(new Response(''), response);
    }
    const reads = method === 'GET' || method === 'HEAD';
    const headers = rules.headers(url.pathname);

    const sendFile = (file: string) => site.send(request, response, file, headers);

    const follow = async ({ status, to }: Redirect): Promise<void> => {
      if (status === 301 || status === 302) return redirect(response, status, to);
      const target = new URL(to, 'http://localhost');
      const file = reads ? site.find(target.pathname) : undefined;
      if (status === 404 || status === 410)
        return site.sendPage(response, file ?? NOT_FOUND_PAGE, status, headers);
      const match = matchFunction(functions, method, target.pathname);
      if (match && !(match.fn.preferStatic && file)) return invoker.invoke(match, request, response, url);
      if (file) return sendFile(file);
      return site.sendPage(response, NOT_FOUND_PAGE, 404, headers);
    };

    const existing = site.find(url.pathname);
    const file = reads ? existing : undefined;
    const match = matchFunction(functions, method, url.pathname);
    if (match && !(match.fn.preferStatic && file)) return invoker.invoke(match, request, response, url);
    const forced = rules.redirect(url, true);
    if (forced) return follow(forced);
    const canonical = reads ? site.canonical(url.pathname) : undefined;
    if (canonical) return redirect(response, 301, canonical + url.search);
    if (file) return sendFile(file);
    const rule = existing ? undefined : rules.redirect(url, false);
    if (rule) return follow(rule);
    return site.sendPage(response, NOT_FOUND_PAGE, 404, headers);
  };
}

function redirect(response: ServerResponse, status: number, location: string): void {
  response.setHeaders(new Headers(SECURITY_HEADERS));
  response.writeHead(status, { Location: location, 'Content-Length': 0 }).end();
}
