import assert from 'node:assert/strict';
import { setImmediate } from 'node:timers/promises';
import type { Store } from '@netlify/blobs';
import { type BlobsCheck, edgeStore, keysOf, times } from './blobs-harness.ts';

const numbered = (count: number, prefix: string): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${String(index).padStart(5, '0')}`);

const fill = async (store: Store, keys: readonly string[]): Promise<void> => {
  for (let at = 0; at < keys.length; at += 100) {
    await Promise.all(keys.slice(at, at + 100).map((key) => store.set(key, key)));
  }
};

/** Lists are whole, in order, and of nothing but what was asked for. */
export const listChecks: BlobsCheck[] = [
  {
    name: 'a prefix takes what begins with it, sign by sign',
    async run(server) {
      const store = edgeStore(server);
      const keys = ['p', 'p%', 'p%-a', 'p*a', 'pXa', 'p_a', 'P_a', 'p/a', 'पa'];
      for (const key of keys) await store.set(key, 'value');
      assert.deepEqual(await keysOf(store, { prefix: 'p%' }), ['p%', 'p%-a']);
      assert.deepEqual(await keysOf(store, { prefix: 'p_' }), ['p_a']);
      assert.deepEqual(await keysOf(store, { prefix: 'p*' }), ['p*a']);
      assert.deepEqual(await keysOf(store, { prefix: 'p/' }), ['p/a']);
      assert.deepEqual(await keysOf(store, { prefix: 'प' }), ['पa']);
      assert.deepEqual(await keysOf(store, { prefix: 'px' }), []);
    },
  },
  {
    name: 'the order is that of UTF-8 bytes',
    async run(server) {
      const store = edgeStore(server);
      // In UTF-16 the last two would change places.
      const inOrder = ['10', '9', 'A', 'Z', 'a', 'a b', 'a-b', 'a/b', 'a0', 'z', 'é', '\uffee', '😀'];
      for (const key of inOrder.toReversed()) await store.set(key, 'value');
      assert.deepEqual(await keysOf(store), inOrder);
    },
  },
  {
    name: 'pages of 1000 hold every key that stays, once and in order, while others come and go',
    async run(server) {
      const store = edgeStore(server);
      const staying = numbered(1200, 'stay/');
      await fill(store, [...staying, 'stay/00999x', 'stay/01000x']);
      const seen: string[] = [];
      const sizes: number[] = [];
      for await (const { blobs } of store.list({ paginate: true })) {
        seen.push(...blobs.map(({ key }) => key));
        sizes.push(blobs.length);
        // Around the end of the first page: a page found by position would skip or repeat.
        await store.delete('stay/00999x');
        await store.delete('stay/01000x');
        await store.set(`before/${sizes.length}`, 'value');
      }
      assert.equal(sizes[0], 1000);
      assert.deepEqual(
        seen.filter((key) => !key.endsWith('x')),
        staying,
      );
    },
  },
  {
    name: 'a list during writes is whole and names nothing that nobody wrote',
    racy: true,
    async run(server) {
      const store = edgeStore(server);
      const staying = numbered(60, 'stay/');
      await fill(store, staying);
      let isDone = false;
      const writers = times(6, async (writer) => {
        for (let round = 0; !isDone; round += 1) {
          await store.set(`stay/${String((round * 7 + writer) % 60).padStart(5, '0')}`, `round ${round}`);
          await store.set(`come/${writer}`, 'value');
          await store.delete(`come/${writer}`);
        }
      });
      try {
        for (let round = 0; round < 40; round += 1) {
          const keys = await keysOf(store);
          assert.deepEqual(
            keys.filter((key) => !/^come\/[0-5]$/.test(key)),
            staying,
          );
          await setImmediate();
        }
      } finally {
        isDone = true;
        await writers;
      }
    },
  },
];
