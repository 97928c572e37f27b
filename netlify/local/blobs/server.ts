import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAccess } from './access.ts';
import { type Answer, refusal } from './answers.ts';
import { openBlobsDatabase } from './database.ts';
import { isLocked } from './open-database.ts';
import { answerRequest, type BlobsRequest } from './requests.ts';

const SITE_ID = 'local-site';
const MAX_BODY_BYTES = 32 * 1024 * 1024;
/** Long, so that no pooled connection of the client dies under a request: its retry would wait five seconds. */
const KEEP_ALIVE_MS = 120_000;
/** How long stop() lets requests finish that are under way. */
const STOP_GRACE_MS = 2000;

export type BlobsServerOptions = {
  /** Where the data is, on a local disk; made when missing. Several processes may have it open at once. */
  directory: string;
  /** Any free port by default. */
  port?: number;
  host?: string;
  /** Told about failures that a request was answered 500 for. Writes to the console by default. */
  onError?: (error: unknown) => void;
};

export type BlobsServer = Awaited<ReturnType<typeof startBlobsServer>>;

/** The whole body, or undefined when it is too long; it is read to its end even so, to be answered at all. */
async function readBody(request: IncomingMessage): Promise<Uint8Array | undefined> {
  let chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) chunks = [];
    else chunks.push(chunk);
  }
  return length > MAX_BODY_BYTES ? undefined : Buffer.concat(chunks);
}

function send(response: ServerResponse, { status, headers, body }: Answer, isHead: boolean): void {
  if (response.destroyed) return;
  const hasLength = 'content-length' in headers || status === 204 || status === 304;
  const length = hasLength ? {} : { 'content-length': String(Buffer.byteLength(body ?? '')) };
  response.writeHead(status, { ...headers, ...length, 'cache-control': 'no-store' });
  response.end(isHead ? undefined : body);
}

const toRequest = (message: IncomingMessage): BlobsRequest => ({
  method: message.method ?? '',
  url: message.url ?? '',
  headers: message.headers,
  readBody: () => readBody(message),
});

const listen = (server: Server, port: number, host: string) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });

const close = (server: Server) =>
  new Promise<void>((resolve) => {
    const giveUp = setTimeout(() => server.closeAllConnections(), STOP_GRACE_MS);
    server.close(() => {
      clearTimeout(giveUp);
      resolve();
    });
    server.closeIdleConnections();
  });

/**
 * Starts a Blobs server for the unmodified `@netlify/blobs` client, with what production promises and the
 * server in that package does not keep: ETags of the content on reads, conditional writes that are atomic,
 * lists that are whole, and an answered write that outlives the process.
 *
 * `encodedContext` is the value for NETLIFY_BLOBS_CONTEXT (functions); `buildContext` the one that a Netlify
 * build hands to plugins, which makes the client use the API. Site and data outlive a restart, the token does
 * not. `stop` may be called again.
 *
 * Throws BlobsDatabaseError when the data cannot be opened, and Node's error when the port is taken.
 */
export async function startBlobsServer(options: BlobsServerOptions) {
  const { directory, port = 0, host = '127.0.0.1', onError = console.error } = options;
  const database = openBlobsDatabase(directory);
  const site = { database, access: createAccess(), siteID: SITE_ID, origin: '' };

  const failed = (error: unknown): Answer => {
    if (isLocked(error)) return refusal(503, 'The local store is locked by another program.');
    onError(error);
    return refusal(500, 'The local store has failed.');
  };
  const server = createServer(async (message, response) => {
    const answer = await answerRequest(site, toRequest(message)).catch((error: unknown) =>
      // A client that hangs up in the middle of a body is no failure of ours, and gets no answer anyway.
      message.destroyed && !message.complete ? refusal(400, 'The body is cut off.') : failed(error),
    );
    try {
      send(response, answer, message.method === 'HEAD');
    } catch (error) {
      onError(error);
      response.destroy();
    }
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;

  const boundPort = await listen(server, port, host).catch((error: unknown) => {
    database.close();
    throw error;
  });
  site.origin = `http://${host}:${boundPort}`;

  const shared = { siteID: SITE_ID, token: site.access.token, deployID: 'local' };
  const context = {
    ...shared,
    edgeURL: site.origin,
    uncachedEdgeURL: site.origin,
    // Without one, the client cannot address the store of a deploy.
    primaryRegion: 'us-east-2',
  };
  let stopped: Promise<void> | undefined;
  return {
    port: boundPort,
    siteID: SITE_ID,
    token: site.access.token,
    context,
    buildContext: { ...shared, apiURL: site.origin },
    encodedContext: Buffer.from(JSON.stringify(context)).toString('base64'),
    stop: (): Promise<void> => {
      stopped ??= close(server).then(() => database.close());
      return stopped;
    },
  };
}
