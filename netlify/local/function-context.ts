import { randomBytes } from 'node:crypto';
import type { Context } from '@netlify/functions';

/** The object that `cookies.set` takes; the package does not export its name. */
type Cookie = Context['cookies']['set'] extends {
  (cookie: infer C): void;
  (name: string, value: string): void;
}
  ? C
  : never;

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export interface ContextOptions {
  request: Request;
  params: Record<string, string>;
  ip: string;
  /** Which build is being served. */
  deployId: string;
  siteUrl: string;
  waitUntil(promise: Promise<unknown>): void;
}

export interface FunctionContext {
  context: Context;
  /** Cookies that the function has set or deleted, as headers of its answer. */
  cookies: readonly string[];
}

/** What Netlify hands to a function beside the request. */
export function functionContext({
  request,
  params,
  ip,
  deployId,
  siteUrl,
  waitUntil,
}: ContextOptions): FunctionContext {
  const cookies: string[] = [];
  const notHere = () => Promise.reject(new Error('Only edge functions have this.'));
  const context: Context = {
    account: { id: 'local' },
    cookies: cookieJar(request.headers.get('cookie') ?? '', cookies),
    deploy: { context: process.env.CONTEXT ?? 'production', id: deployId, published: true },
    geo: {},
    ip,
    json: (input) => Response.json(input),
    log: console.log,
    next: notHere,
    params,
    requestId: requestId(),
    rewrite: notHere,
    server: { region: 'local' },
    site: { id: 'local', name: 'local', url: siteUrl },
    url: new URL(request.url),
    waitUntil,
  };
  return { context, cookies };
}

/** Sortable by time, like Netlify's. */
function requestId(): string {
  const time = Date.now().toString(36).toUpperCase().padStart(10, '0');
  return time + Array.from(randomBytes(16), (byte) => CROCKFORD[byte % 32]).join('');
}

function cookieJar(header: string, out: string[]): Context['cookies'] {
  const given = new Map(
    header.split(';').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name.trim(), value.join('=').trim()] as const;
    }),
  );
  return {
    // The type promises a string, Netlify answers undefined for a cookie that is not there.
    get: (name) => given.get(name) as string,
    set: (input: Cookie | string, value = '') => {
      out.push(typeof input === 'string' ? `${input}=${value}` : cookieHeader(input));
    },
    delete: (input) => {
      const { name, domain, path } = typeof input === 'string' ? { name: input } : input;
      out.push(cookieHeader({ name, value: '', domain, path, maxAge: 0 }));
    },
  };
}

function cookieHeader(cookie: Cookie): string {
  const { name, value, expires, maxAge, domain, path, secure, httpOnly, sameSite, unparsed = [] } = cookie;
  const attributes = [
    expires !== undefined && `Expires=${new Date(expires).toUTCString()}`,
    maxAge !== undefined && `Max-Age=${maxAge}`,
    domain && `Domain=${domain}`,
    path && `Path=${path}`,
    secure && 'Secure',
    httpOnly && 'HttpOnly',
    sameSite && `SameSite=${sameSite}`,
    ...unparsed,
  ];
  return [`${name}=${value}`, ...attributes.filter(Boolean)].join('; ');
}
