import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { SECURITY_HEADERS } from '../../src/server/http/security-headers.ts';

/** Headers of one connection, not of the request. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer']);

/** The address of whoever is connected; what a header claims is never believed. */
export const clientAddress = (request: IncomingMessage): string =>
  (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');

/** The absolute address that was asked for, or undefined when it is malformed. */
export function requestUrl(request: IncomingMessage): URL | undefined {
  const target = request.url ?? '';
  // A target may begin with two slashes; resolving it against a base would make its first part a host.
  const absolute = target.startsWith('/') ? `http://${request.headers.host ?? 'localhost'}${target}` : target;
  const url = URL.parse(absolute) ?? URL.parse(`http://localhost${target}`);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  try {
    return decodeURIComponent(url.pathname).includes('\0') ? undefined : url;
  } catch {
    return undefined;
  }
}

/** The whole body, or undefined when it is over the limit: it is still read to its end, since its sender sees no answer before. */
export async function readBody(
  request: IncomingMessage,
  limit: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) chunks = [];
    else chunks.push(chunk);
  }
  return size > limit ? undefined : Buffer.concat(chunks);
}

/** The request as a function sees it, with Netlify's own headers instead of whatever the sender put there. */
export function webRequest(incoming: IncomingMessage, url: URL, body: Buffer<ArrayBuffer>): Request {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(incoming.headersDistinct)) {
    if (HOP_BY_HOP.has(name) || name.startsWith('x-nf-')) continue;
    for (const value of values) headers.append(name, value);
  }
  const address = clientAddress(incoming);
  headers.set('x-forwarded-for', address);
  headers.set('x-forwarded-proto', 'http');
  headers.set('x-nf-client-connection-ip', address);
  const { method = 'GET' } = incoming;
  const bodyless = method === 'GET' || method === 'HEAD' || body.length === 0;
  return new Request(url, { method, headers, body: bodyless ? null : body });
}

/** Writes an answer as it comes. A visitor who leaves ends the stream that it comes from. */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.setHeaders(response.headers);
  outgoing.writeHead(response.status);
  if (!response.body || outgoing.req.method === 'HEAD') {
    await response.body?.cancel();
    outgoing.end();
  } else if (response.headers.has('content-length')) {
    // The body is whole already, and streaming it costs twice as much.
    outgoing.end(await response.bytes());
  } else await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing);
}

/** The shape of every error that the platform itself answers. */
export const errorAnswer = (
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Response => Response.json({ message }, { status, headers: { ...SECURITY_HEADERS, ...headers } });
