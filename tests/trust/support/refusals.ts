import { apiErrorSchema } from '../../../src/domain/api-error.ts';
import type { Sent } from './http.ts';

/** What must never be told to anybody. */
const INSIDE = /node_modules|\bat .*:\d+:\d+|\.tsx?\b|\/tmp\/trust-|SQLITE|[A-Z][a-z]+Error:/;
/** What visitors are shown is a page, also where it says that there is nothing. */
const IS_PAGE = /^\/(it\/)?course\/|^\/api\/fragments\/course\//;
/** Who is refused there has no script, and is given the form again. */
const IS_FORM = /^\/api\/forms\/plain(\?|$)/;
/** Its markup, and what was typed, which is given back in the fields and may say anything. */
const MARKUP = /<textarea[^>]*>[^<]*|<(?:"[^"]*"|[^">])*>/g;

/** What is wrong with an answer that is an error, or undefined where it is as documented. */
export function wrongWith({ status, headers, text }: Sent, method: string, path: string): string | undefined {
  if (status < 400) return undefined;
  const type = String(headers['content-type'] ?? '');
  if (method === 'HEAD') return text === '' ? undefined : 'a body of HEAD';
  // Each text of the page by itself: "at least 10 characters" and, further on, a time of day are no trace of calls.
  if (INSIDE.test(IS_FORM.test(path) ? text.replace(MARKUP, '\n') : text))
    return `it tells of the inside: ${text.slice(0, 200)}`;
  // What is no address at all, no function ever sees.
  if (status === 400 && text === 'Bad request' && type.startsWith('text/plain')) return undefined;
  if (type.startsWith('text/html') && status === 404 && (IS_PAGE.test(path) || text.includes('Not found')))
    return undefined;
  if (
    type.startsWith('text/html') &&
    IS_FORM.test(path) &&
    text.includes('role="alert"') &&
    method === 'POST'
  )
    return undefined;
  if (type !== 'application/json') return `the type ${type}`;
  const body = apiErrorSchema.strict().safeParse(parsed(text));
  if (!body.success) return `another shape: ${text.slice(0, 200)}`;
  if (status === 401 && headers['www-authenticate'] !== 'Bearer') return 'no WWW-Authenticate';
  if (status === 405 && !headers.allow) return 'no Allow';
  if ((status === 429 || status === 503) && !headers['retry-after']) return 'no Retry-After';
  return headers['x-content-type-options'] === 'nosniff' ? undefined : 'no nosniff';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
