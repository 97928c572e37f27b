import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getStore, type Store } from '@netlify/blobs';
import { afterEach, beforeEach } from 'vitest';
import { type BlobsServer, startBlobsServer } from '../../netlify/local/blobs/server.ts';

/** Gives each test a data directory of its own, and stops what it started on it. */
export function serversForEachTest() {
  let directory = '';
  const servers: BlobsServer[] = [];

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'blobs-server-'));
  });
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.stop()));
    await rm(directory, { recursive: true });
  });

  return {
    directory: () => directory,
    start: async (): Promise<BlobsServer> => {
      const server = await startBlobsServer({ directory });
      servers.push(server);
      return server;
    },
  };
}

export const storeOf = ({ context }: BlobsServer, name = 'store'): Store =>
  getStore({ ...context, name, consistency: 'strong' });

export type RawAnswer = { status: number; headers: Record<string, unknown> };

/** A request as it is given, where `fetch` would tidy the path first. */
export const raw = (
  { context }: BlobsServer,
  method: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const authorization = `Bearer ${context.token}`;
    const { port } = new URL(context.edgeURL);
    request({ port, method, path, headers: { authorization, ...headers } }, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
    })
      .on('error', reject)
      .end();
  });
