import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { SECURITY_HEADERS } from '../../src/server/http/security-headers.ts';

/** Netlify's limit for the body of a request to a function. */
export const BODY_LIMIT = 6 * 1024 * 1024;
/** How much of a refused body is still read, so that its sender gets to see the answer. */
const DRAIN_LIMIT = 64 * 1024 * 1024;

const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
  'te',
  'trailer',
]);

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

/** The whole body, or undefined when it is over the limit. Functions get whole bodies on Netlify, too. */
export async function readBody(
  request: IncomingMessage,
  limit = BODY_LIMIT,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return drain(request);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) return drain(request);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function drain(request: IncomingMessage): undefined {
  let read = 0;
  request.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read > DRAIN_LIMIT) request.destroy();
  });
  request.on('error', () => {});
}

/**
 * The request as a function sees it, with Netlify's own headers instead of whatever the sender put there.
 * @throws TypeError for a method that the Fetch standard refuses
 */
export function webRequest(
  incoming: IncomingMessage,
  url: URL,
  body: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Request {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    if (HOP_BY_HOP.has(name) || name.startsWith('x-nf-')) continue;
    for (const value of values ?? []) headers.append(name, value);
  }
  const address = clientAddress(incoming);
  headers.set('x-forwarded-for', address);
  headers.set('x-forwarded-proto', 'http');
  headers.set('x-nf-client-connection-ip', address);
  const method = incoming.method ?? 'GET';
  const bodyless = method === 'GET' || method === 'HEAD';
  return new Request(url, { method, headers, signal, ...(bodyless || body.length === 0 ? {} : { body }) });
}

/** Writes an answer as it comes. A visitor who leaves ends the stream that it comes from. */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  for (const [name, value] of response.headers) {
    if (!HOP_BY_HOP.has(name) && name !== 'set-cookie') outgoing.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  outgoing.writeHead(response.status);
  if (!response.body || outgoing.req.method === 'HEAD') {
    await response.body?.cancel();
    outgoing.end();
    return;
  }
  await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing);
}

/** The shape of every error that the platform itself answers. */
export const errorAnswer = (
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Response => Response.json({ message }, { status, headers: { ...SECURITY_HEADERS, ...headers } });
