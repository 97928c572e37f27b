import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { SECURITY_HEADERS } from '../../src/server/http/security-headers.ts';
import { errorAnswer, sendResponse } from './web-request.ts';

export interface HttpServer {
  port: number;
  /** For people: names the machine as one would type it. */
  url: string;
  /** For this machine's own calls. */
  ownUrl: string;
  /** Lets running requests end, for a short while. May be called again. */
  close(): Promise<void>;
}

const EVERYWHERE = new Set(['0.0.0.0', '::', '']);
const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);
const CLOSE_AFTER_MS = 2000;
/** Longer than any client keeps a connection, so that none is closed while a request is on its way to it. */
const KEEP_ALIVE_MS = 120_000;
/** For a whole request, its body included. */
const REQUEST_MS = 60_000;

/**
 * Listens at once. A fault of the handler is answered with 500 and logged.
 * @throws with one clear line when the port or the host cannot be had
 */
export async function listen(
  port: number,
  host: string,
  handler: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  requestTimeout = REQUEST_MS,
): Promise<HttpServer> {
  const timeouts = { requestTimeout, connectionsCheckingInterval: requestTimeout / 10 };
  const server = createServer(timeouts, async (request, response) => {
    try {
      await handler(request, response);
    } catch (error) {
      // The visitor has left: that is no fault, and nobody waits for an answer.
      if (response.destroyed || (request.destroyed && !request.complete)) return;
      console.error('A request failed:', error);
      if (response.headersSent) response.destroy();
      else
        await sendResponse(errorAnswer(500, 'Something went wrong on the server.'), response).catch(() => {});
    }
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.on('clientError', refuse);
  const opened = Promise.withResolvers<void>();
  server.once('error', (error) => opened.reject(new Error(explain(error, port, host), { cause: error })));
  server.listen(port, host, () => opened.resolve());
  await opened.promise;

  const bound = server.address() as AddressInfo;
  return {
    port: bound.port,
    url: publicUrl(host, bound.port),
    ownUrl: urlOf(EVERYWHERE.has(host) ? '127.0.0.1' : bound.address, bound.port),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      const timer = setTimeout(() => server.closeAllConnections(), CLOSE_AFTER_MS);
      await closed;
      clearTimeout(timer);
    },
  };
}

const urlOf = (name: string, port: number) => `http://${name.includes(':') ? `[${name}]` : name}:${port}`;

/** The address to type for a server that listens there. */
export const publicUrl = (host: string, port: number): string =>
  urlOf(EVERYWHERE.has(host) || LOOPBACK.has(host) ? 'localhost' : host, port);

function explain(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is already in use. Set PORT to another one.`;
  if (error.code === 'EACCES') return `Port ${port} needs more rights. Set PORT to one above 1023.`;
  return `Cannot listen on ${host}, port ${port} (${error.code ?? error.message}). Set HOST and PORT.`;
}

const REFUSALS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Malformed and unfinished HTTP never reaches the request handler, so it is answered here. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const status = REFUSALS[error.code ?? ''] ?? '400 Bad Request';
  const headers = { ...SECURITY_HEADERS, Connection: 'close', 'Content-Length': '0' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`${[`HTTP/1.1 ${status}`, ...lines].join('\r\n')}\r\n\r\n`);
}
