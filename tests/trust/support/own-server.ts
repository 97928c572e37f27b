import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMIN, SETTINGS } from '../../support/credentials.ts';
import { type ServerProcess, startServer } from '../../support/server-process.ts';
import { sendJson } from './http.ts';

/** A server process with a data folder of its own, that can be killed and started again over it. */
export async function ownServer(program: 'start' | 'bare' | 'ahead') {
  const dataDir = await mkdtemp(join(tmpdir(), 'trust-'));
  const settings = { ...SETTINGS, DATA_DIR: dataDir };
  let server: ServerProcess | undefined;
  return {
    dataDir,
    /** @param more settings beside those that every server has */
    async start(more: Record<string, string> = {}): Promise<ServerProcess> {
      server = await startServer({ ...settings, ...more }, program);
      return server;
    },
    /** Kills whatever runs and removes the folder. */
    async remove(): Promise<void> {
      await server?.kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The header that lets one through as the administrator. */
export async function signInAt(url: string): Promise<{ authorization: string }> {
  const answer = await sendJson(url, '/api/auth/login', ADMIN);
  if (answer.status !== 200) throw new Error(`Sign-in answered ${answer.status}: ${answer.text}`);
  return { authorization: `Bearer ${JSON.parse(answer.text).token}` };
}
