import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from '../http-server.ts';
import { readBody, sendResponse } from '../web-request.ts';
import { blobsOver } from './blobs.ts';
import { type BlobsDatabase, openBlobsDatabase } from './database.ts';

const BODY_LIMIT = 32 * 1024 * 1024;

export type BlobsServer = Awaited<ReturnType<typeof startBlobsServer>>;

/**
 * Starts a Blobs server on this machine.
 * @param options.directory where the data is, on a local disk; several processes may have it open at once
 * @throws naming the file, when the data cannot be opened
 */
export const startBlobsServer = ({ directory }: { directory: string }) =>
  serveBlobs(openBlobsDatabase(directory));

/** The same over a database that is open already. */
export async function serveBlobs(database: BlobsDatabase) {
  const blobs = blobsOver(database);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: target = '', headers } = request;
    const body = () => readBody(request, BODY_LIMIT);
    await sendResponse(await blobs.answer({ method, target, headers, body }), response);
  }

  const server = await listen(0, '127.0.0.1', handle);
  return {
    ...blobs.at(server.ownUrl),
    async stop() {
      await server.close();
      blobs.close();
    },
  };
}
