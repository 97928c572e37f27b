import assert from 'node:assert/strict';
import { type BlobsCheck, countWritten, edgeStore, etagIn, times } from './blobs-harness.ts';

/** ETags and what hangs on them: conditional reads, and writes that cannot overwrite what they did not see. */
export const conditionChecks: BlobsCheck[] = [
  {
    name: 'get, getMetadata, set and list name the same ETag',
    async run(server) {
      const store = edgeStore(server);
      const etag = etagIn(await store.set('key', 'value'));
      assert.match(etag, /^".+"$/);
      assert.equal((await store.getWithMetadata('key'))?.etag, etag);
      assert.equal((await store.getMetadata('key'))?.etag, etag);
      assert.equal((await store.list()).blobs[0]?.etag, etag);
    },
  },
  {
    name: 'equal content has the same ETag, different content another, in the same millisecond too',
    async run(server) {
      const store = edgeStore(server);
      const contents = Array.from({ length: 50 }, (_, index) => `value ${index}`);
      const etags = await times(50, async (index) => etagIn(await store.set('key', contents[index] ?? '')));
      assert.equal(new Set(etags).size, 50);
      assert.equal(etagIn(await store.set('key', 'value 7')), etags[7]);
    },
  },
  {
    name: 'onlyIfNew writes where nothing is, and nowhere else',
    async run(server) {
      const store = edgeStore(server);
      etagIn(await store.set('key', 'first', { onlyIfNew: true }));
      assert.deepEqual(await store.set('key', 'second', { onlyIfNew: true }), { modified: false });
      assert.deepEqual(await store.setJSON('key', 'second', { onlyIfNew: true }), { modified: false });
      assert.equal(await store.get('key'), 'first');
    },
  },
  {
    name: 'onlyIfMatch writes over the content it names, and over nothing else',
    async run(server) {
      const store = edgeStore(server);
      const first = etagIn(await store.set('key', 'first'));
      const second = etagIn(await store.set('key', 'second', { onlyIfMatch: first }));
      assert.deepEqual(await store.set('key', 'third', { onlyIfMatch: first }), { modified: false });
      assert.deepEqual(await store.set('absent', 'third', { onlyIfMatch: second }), { modified: false });
      assert.equal(await store.get('key'), 'second');
      assert.equal(await store.get('absent'), null);
    },
  },
  {
    name: 'of 20 parallel writes with onlyIfMatch on one ETag, one is made',
    racy: true,
    async run(server) {
      const store = edgeStore(server);
      const onlyIfMatch = etagIn(await store.set('key', 'start'));
      const results = await times(20, (index) => store.set('key', `writer ${index}`, { onlyIfMatch }));
      assert.equal(countWritten(results), 1);
      const winner = results.findIndex(({ modified }) => modified);
      assert.equal(await store.get('key'), `writer ${winner}`);
    },
  },
  {
    name: 'of 50 parallel writes with onlyIfNew on one key, one is made',
    racy: true,
    async run(server) {
      const store = edgeStore(server);
      const results = await times(50, (index) => store.set('key', `writer ${index}`, { onlyIfNew: true }));
      assert.equal(countWritten(results), 1);
      const winner = results.findIndex(({ modified }) => modified);
      assert.equal(await store.get('key'), `writer ${winner}`);
    },
  },
  {
    name: '50 compare-and-set increments by parallel writers end at 50',
    async run(server) {
      const store = edgeStore(server);
      await store.setJSON('count', 0);
      await times(10, async () => {
        for (let done = 0; done < 5; ) {
          const current = await store.getWithMetadata('count', { type: 'json' });
          const onlyIfMatch = etagIn(current);
          const result = await store.setJSON('count', Number(current?.data) + 1, { onlyIfMatch });
          if (countWritten([result]) === 1) done += 1;
        }
      });
      assert.equal(await store.get('count', { type: 'json' }), 50);
    },
  },
];
