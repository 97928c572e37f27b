import type { Context } from '@netlify/functions';
import { HttpError, methodNotAllowed } from '../errors.ts';
import { log } from '../log.ts';
import { inRequestScope } from '../request-scope.ts';
import { errorResponse } from './respond.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

export interface Call {
  request: Request;
  url: URL;
  /** Parts of the path by name, decoded; '' for one that was not encoded properly. */
  params: Record<string, string>;
  context: Context;
}
type Handler = (call: Call) => Promise<Response>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/**
 * What a path does, method by method, or whatever the method. One that another function answers is named, for
 * `Allow`.
 */
export type Methods = Partial<Record<Method, Handler | 'elsewhere'>> & { any?: Handler };

type ErrorRenderer = (error: unknown, call: Call) => Response | Promise<Response>;

/**
 * Makes a function of handlers: picks one by method, answers HEAD as GET, turns what they throw into answers
 * and puts the security headers on all of it.
 * @param methods the table, or a choice of tables where one function serves several paths
 * @param renderError how an exception is answered; as JSON unless a function speaks to visitors
 */
export function endpoint(
  methods: Methods | ((params: Record<string, string>) => Methods),
  renderError: ErrorRenderer = errorResponse,
) {
  return async (request: Request, context: Context): Promise<Response> => {
    const params = decoded(context.params);
    const call = { request, context, params, url: new URL(request.url) };
    const table = typeof methods === 'function' ? methods(params) : methods;
    const response = await inRequestScope(
      context.deploy.context,
      () => answer(table, call, renderError),
      context.requestId,
    );
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    return request.method === 'HEAD' ? new Response(null, response) : response;
  };
}

async function answer(methods: Methods, call: Call, renderError: ErrorRenderer): Promise<Response> {
  try {
    const method = call.request.method === 'HEAD' ? 'GET' : call.request.method;
    const handler = methods.any ?? (Object.hasOwn(methods, method) ? methods[method as Method] : undefined);
    if (typeof handler !== 'function') throw methodNotAllowed(allowed(methods));
    const response = await handler(call);
    reportChange(response, call);
    return response;
  } catch (error) {
    report(error, call);
    try {
      return await renderError(error, call);
    } catch {
      return errorResponse(error);
    }
  }
}

const allowed = (methods: Methods): string[] =>
  Object.keys(methods).flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));

/** Reads are not logged: they would bury the changes. */
function reportChange({ status }: Response, { request, url }: Call): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  log('info', 'done', { method: request.method, path: url.pathname, status });
}

function report(error: unknown, { request, url }: Call): void {
  const refused = error instanceof HttpError && error.status < 500;
  const fields = { method: request.method, path: url.pathname };
  if (refused) log('warn', 'refused', { ...fields, status: error.status });
  else log('error', 'fault', { ...fields, error });
}

/** The platform hands path parts over as they stood in the address. */
function decoded(params: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      try {
        return [name, decodeURIComponent(value)];
      } catch {
        return [name, ''];
      }
    }),
  );
}
