import { hash } from 'node:crypto';
import { endOfPrefix, laterOf, nextName } from './bytes.ts';
import { openDatabase } from './open-database.ts';

/** What is known of a blob without its content. `metadata` is the client's header value, kept as it came. */
export type BlobFacts = { etag: string; metadata: string | null; size: number };
export type StoredBlob = BlobFacts & { body: Uint8Array };
export type ListedBlob = { key: Uint8Array; etag: string; size: number; modified: number };

/** `'new'` writes only where nothing is; `{ etag }` only over that content, `'*'` over any. */
export type WriteCondition = 'new' | { etag: string };
export type WriteResult = { written: true; etag: string } | { written: false };

export type ListOptions = { prefix: Uint8Array; from: Uint8Array; directories?: boolean; limit: number };
/** `next` is there when more may follow: it is the `from` of the next page. */
export type ListPage = { blobs: ListedBlob[]; directories: Uint8Array[]; next?: Uint8Array };
export type StorePage = { stores: Uint8Array[]; next?: Uint8Array };

export type BlobsDatabase = ReturnType<typeof openBlobsDatabase>;

const SLASH = 0x2f;

/** The quoted hash of the content, as S3 makes it: equal content has equal ETags, whenever it was written. */
export const etagOf = (body: Uint8Array): string => `"${hash('sha256', body)}"`;

const allows = (condition: WriteCondition | undefined, current: string | undefined): boolean => {
  if (condition === undefined) return true;
  if (condition === 'new') return current === undefined;
  return current !== undefined && (condition.etag === '*' || condition.etag === current);
};

/**
 * The store of one data directory, as verbs. Every verb is one transaction and synchronous: when it returns,
 * what it wrote is on the disk. Throws BlobsDatabaseError when the directory cannot be opened (see
 * open-database.ts), and node:sqlite's errors when the disk fails later.
 */
export function openBlobsDatabase(directory: string) {
  const database = openDatabase(directory);

  const selectFacts = database.prepare('SELECT etag, metadata, size FROM blobs WHERE store = ? AND key = ?');
  const selectBlob = database.prepare(
    'SELECT etag, metadata, size, body FROM blobs WHERE store = ? AND key = ?',
  );
  const upsert = database.prepare(`
    INSERT INTO blobs (store, key, etag, metadata, size, modified, body) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (store, key) DO UPDATE SET etag = excluded.etag, metadata = excluded.metadata,
      size = excluded.size, modified = excluded.modified, body = excluded.body`);
  const deleteBlob = database.prepare('DELETE FROM blobs WHERE store = ? AND key = ?');
  const deleteStore = database.prepare('DELETE FROM blobs WHERE store = ?');
  const selectRange = database.prepare(
    'SELECT key, etag, size, modified FROM blobs WHERE store = ? AND key >= ? AND key < ? ORDER BY key',
  );
  const selectStore = database.prepare(
    'SELECT store FROM blobs WHERE store >= ? AND store < ? ORDER BY store LIMIT 1',
  );

  /** IMMEDIATE takes the write lock before the condition is read; DEFERRED gives reads one snapshot. */
  const inTransaction = <T>(kind: 'IMMEDIATE' | 'DEFERRED', work: () => T): T => {
    database.exec(`BEGIN ${kind}`);
    try {
      const result = work();
      database.exec('COMMIT');
      return result;
    } finally {
      if (database.isTransaction) database.exec('ROLLBACK');
    }
  };

  const readFacts = (store: Uint8Array, key: Uint8Array) =>
    selectFacts.get(store, key) as BlobFacts | undefined;

  return {
    /** The facts of a blob without reading its content, or undefined. */
    readFacts,

    /** A blob with its content, or undefined. */
    read: (store: Uint8Array, key: Uint8Array) => selectBlob.get(store, key) as StoredBlob | undefined,

    /** Writes a blob whole or, where the condition fails, not at all. Check and write are one transaction. */
    write(
      store: Uint8Array,
      key: Uint8Array,
      blob: { body: Uint8Array; metadata: string | null },
      condition?: WriteCondition,
    ): WriteResult {
      const etag = etagOf(blob.body);
      return inTransaction('IMMEDIATE', () => {
        if (!allows(condition, readFacts(store, key)?.etag)) return { written: false };
        upsert.run(store, key, etag, blob.metadata, blob.body.length, Date.now(), blob.body);
        return { written: true, etag };
      });
    },

    /** Removes a blob; one that is not there is removed already. */
    remove(store: Uint8Array, key: Uint8Array): void {
      deleteBlob.run(store, key);
    },

    /** Removes every blob of a store at once; answers how many there were. */
    removeStore: (store: Uint8Array): number => Number(deleteStore.run(store).changes),

    /**
     * One page of a store in byte order. Paging goes by key and not by position, so a key that is there from
     * the first page to the last is listed once, whatever is written in between. With `directories`, keys that
     * share a path up to a slash are answered as that path, once, without the slash.
     */
    list: (store: Uint8Array, { prefix, from, directories = false, limit }: ListOptions): ListPage =>
      inTransaction('DEFERRED', () => {
        const page: ListPage = { blobs: [], directories: [] };
        const end = endOfPrefix(prefix);
        let seek = laterOf(prefix, from);
        for (let jumped = true; jumped; ) {
          jumped = false;
          for (const row of selectRange.iterate(store, seek, end)) {
            if (page.blobs.length + page.directories.length === limit) return { ...page, next: seek };
            const blob = row as ListedBlob;
            const slash = directories ? blob.key.indexOf(SLASH, prefix.length) : -1;
            if (slash === -1) {
              page.blobs.push(blob);
              seek = nextName(blob.key);
              continue;
            }
            page.directories.push(blob.key.subarray(0, slash));
            seek = endOfPrefix(blob.key.subarray(0, slash + 1));
            jumped = true;
            break;
          }
        }
        return page;
      }),

    /** One page of the names of stores that hold a blob, in byte order. */
    listStores: ({ prefix, from, limit }: Omit<ListOptions, 'directories'>): StorePage =>
      inTransaction('DEFERRED', () => {
        const stores: Uint8Array[] = [];
        const end = endOfPrefix(prefix);
        let seek = laterOf(prefix, from);
        for (;;) {
          const row = selectStore.get(seek, end) as { store: Uint8Array } | undefined;
          if (!row) return { stores };
          if (stores.length === limit) return { stores, next: seek };
          stores.push(row.store);
          seek = nextName(row.store);
        }
      }),

    /** Closes the file; no verb may be called afterwards. */
    close: (): void => database.close(),
  };
}
