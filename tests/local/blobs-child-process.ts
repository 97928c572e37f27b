import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { getStore, type Store } from '@netlify/blobs';

const PROGRAM = fileURLToPath(new URL('blobs-child.ts', import.meta.url));

export type BlobsChild = {
  store: (name: string) => Store;
  /** SIGKILL: the process gets no chance to finish or tidy anything. Resolves when it is gone. */
  kill: () => Promise<void>;
};

/** The child's first line, or an error with what it said while dying. */
async function firstLine(child: ChildProcess): Promise<string> {
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('The child has no output.');
  let complaint = '';
  stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  for await (const line of createInterface(stdout)) return line;
  throw new Error(`The Blobs server did not start: ${complaint}`);
}

/** Starts a Blobs server on the directory in another process, and waits until it answers. */
export async function startBlobsChild(directory: string): Promise<BlobsChild> {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, directory], {
    stdio: 'pipe',
  });
  const exited = once(child, 'exit');
  const context = JSON.parse(await firstLine(child));
  return {
    store: (name) => getStore({ ...context, name, consistency: 'strong' }),
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
