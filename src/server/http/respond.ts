import { API_TEXTS } from '#texts/api';
import type { ApiErrorBody } from '../../domain/api-error.ts';
import { HttpError } from '../errors.ts';
import { memoizeWeak } from '../memoize-weak.ts';
import { bearerToken } from './bearer.ts';
import { PAGE_POLICY } from './security-headers.ts';

const encoded = memoizeWeak((list: readonly object[]) => new TextEncoder().encode(JSON.stringify(list)));

/** The body of a list. Each array is serialised once; an unchanged list is the same array. */
export const jsonList = (list: readonly object[], headers: Record<string, string>): Response =>
  new Response(encoded(list), { headers: { 'Content-Type': 'application/json', ...headers } });

/** JSON. Not cached unless `headers` say so. */
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

/** No body. 202 says that the work goes on after the answer. */
export const empty = (status: 202 | 204): Response =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });

/** A whole page, made from a shell, which has its policy in its head. */
export const page = (body: string, status = 200, headers: Record<string, string> = {}): Response =>
  html(body, status, { ...PAGE_POLICY, ...headers });

/** A part of a page. Opened by itself it can load and run nothing. */
export const html = (body: string, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(body, { status, headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } });

/** Tag on everything a CDN may keep that was made from courses or the carousel; a change purges it. */
export const CONTENT_CACHE_TAG = 'content';

/**
 * For public answers made from the content: browsers ask again, the CDN keeps them until the next change
 * purges them, and for two minutes at most if a purge fails. Signed-in requests bypass the CDN, so that a
 * change is seen at once.
 * @param parameters of the query that change the answer; no other makes a copy of its own
 */
export function contentCacheHeaders(
  request: Request,
  parameters: readonly string[] = ['none'],
): Record<string, string> {
  const vary = { 'Netlify-Vary': `query=${parameters.join('|')},header=Authorization` };
  if (bearerToken(request)) return { 'Cache-Control': 'no-store', ...vary };
  return {
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Netlify-CDN-Cache-Control': 'public, durable, max-age=60, stale-while-revalidate=60',
    'Netlify-Cache-Tag': CONTENT_CACHE_TAG,
    ...vary,
  };
}

/** The answer that an exception becomes: a refusal as it is, anything else as a fault without details. */
export function errorResponse(error: unknown): Response {
  if (!(error instanceof HttpError)) {
    return json({ message: API_TEXTS.fault } satisfies ApiErrorBody, 500);
  }
  const body: ApiErrorBody = { message: error.message };
  if (error.errors) body.errors = error.errors;
  return json(body, error.status, error.headers);
}
