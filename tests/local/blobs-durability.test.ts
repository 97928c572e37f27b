import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '@netlify/blobs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BlobsChild, startBlobsChild } from './blobs-child-process.ts';
import { keysOf, times } from './blobs-harness.ts';

/**
 * What a killed process leaves behind. This shows that an answer is sent only after COMMIT and that nothing is
 * half-written; that a commit is synced to the disk (PRAGMA synchronous = FULL) only a power cut could show.
 */

const ROUNDS = 10;
const WRITERS = 8;
const KEYS_OF_A_WRITER = 3;
const STORE = 'durability';

/** Every content that was sent for a key, in order, and how many of them were acknowledged. */
type History = { sent: string[]; acknowledged: number };
type Ledger = Map<string, History>;

/** Of very different lengths, and each recognisable from one end to the other. */
const contentOf = (key: string, version: number): string =>
  `${key} version ${version};`.repeat(1 + ((version * 997) % 6000));

/** Writes one key after the other until the server is gone; a writer has one write under way at a time. */
async function writeUntilKilled(store: Store, ledger: Ledger, writer: number, onAcknowledged: () => void) {
  for (let step = 0; ; step += 1) {
    const key = `writer-${writer}/${step % KEYS_OF_A_WRITER}`;
    const history = ledger.get(key) ?? { sent: [], acknowledged: 0 };
    ledger.set(key, history);
    const content = contentOf(key, history.sent.length);
    history.sent.push(content);
    try {
      const { modified, etag } = await store.set(key, content);
      if (!modified || !etag) return;
    } catch {
      return;
    }
    history.acknowledged = history.sent.length;
    onAcknowledged();
  }
}

/** The acknowledged content or a later one that was under way; never an older one, never a part of one. */
async function expectNothingLost(store: Store, ledger: Ledger) {
  for (const [key, { sent, acknowledged }] of ledger) {
    const found = await store.get(key, { type: 'text' });
    const allowed = acknowledged === 0 ? [null, ...sent] : sent.slice(acknowledged - 1);
    expect(allowed.includes(found), `${key} holds what was acknowledged`).toBe(true);
  }
  const strangers = (await keysOf(store)).filter((key) => !ledger.has(key));
  expect(strangers).toEqual([]);
}

describe('the local Blobs server, killed with SIGKILL', () => {
  let directory: string;
  let child: BlobsChild | undefined;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'blobs-durability-'));
  });
  afterEach(async () => {
    await child?.kill();
    await rm(directory, { recursive: true });
  });

  it('has everything that it acknowledged, ten times over', { timeout: 60_000 }, async () => {
    const ledger: Ledger = new Map();
    child = await startBlobsChild(directory);

    for (let round = 0; round < ROUNDS; round += 1) {
      const running = child;
      const store = running.store(STORE);
      // Killed at a count of answers and not at a time, so that a slow machine tests the same.
      let untilKilled = 20 + round * 7;
      await times(WRITERS, (writer) =>
        writeUntilKilled(store, ledger, writer, () => {
          untilKilled -= 1;
          if (untilKilled === 0) void running.kill();
        }),
      );
      await running.kill();

      child = await startBlobsChild(directory);
      await expectNothingLost(child.store(STORE), ledger);
    }
  });
});
