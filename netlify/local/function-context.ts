import { randomBytes } from 'node:crypto';
import type { Context } from '@netlify/functions';

/** By which the platform names the site to its functions, and in its events. */
export const LOCAL_SITE_ID = 'local';

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export interface ContextOptions {
  request: Request;
  params: Record<string, string>;
  ip: string;
  /** Which build is being served. */
  deployId: string;
  siteUrl: string;
  /** Whether it is the live site, as here it always is. */
  published?: boolean;
  waitUntil(promise: Promise<unknown>): void;
}

/** What Netlify hands to a function beside the request. */
export function functionContext({
  request,
  params,
  ip,
  deployId,
  siteUrl,
  published = true,
  waitUntil,
}: ContextOptions): Context {
  const notHere = () => Promise.reject(new Error('Only edge functions have this.'));
  return {
    account: { id: 'local' },
    cookies: { get: noCookies, set: noCookies, delete: noCookies },
    deploy: { context: process.env.CONTEXT ?? 'production', id: deployId, published },
    geo: {},
    ip,
    json: (input) => Response.json(input),
    log: console.log,
    next: notHere,
    params,
    requestId: requestId(),
    rewrite: notHere,
    server: { region: 'local' },
    site: { id: LOCAL_SITE_ID, name: 'local', url: siteUrl },
    url: new URL(request.url),
    waitUntil,
  };
}

/** Sortable by time, like Netlify's. */
function requestId(): string {
  const time = Date.now().toString(36).toUpperCase().padStart(10, '0');
  return time + Array.from(randomBytes(16), (byte) => CROCKFORD[byte % 32]).join('');
}

/** No function of this site knows cookies. */
function noCookies(): never {
  throw new Error('Cookies are not provided here.');
}
