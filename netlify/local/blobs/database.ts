import { hash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface ListedBlob {
  key: string;
  etag: string;
}

/** Conditions of a write, as the client names them. */
export interface WriteCondition {
  onlyIfNew: boolean;
  onlyIfMatch?: string;
}

/** As in production. */
const PAGE_SIZE = 1000;
/** How long a write waits for another process's write. The wait blocks the event loop, so it is short. */
const BUSY_TIMEOUT_MS = 2000;
const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;

/** Names are BLOBs, which SQLite compares byte by byte: that is the order in which production lists. */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS blobs (
    store BLOB NOT NULL,
    key BLOB NOT NULL,
    etag TEXT NOT NULL,
    size INTEGER NOT NULL,
    modified INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (store, key)
  );
  -- Lists are read from here: in the table every key lies beside its body.
  CREATE INDEX IF NOT EXISTS blobs_listed ON blobs (store, key, etag)`;

/** One statement is one transaction, so nobody writes between the check and the write. */
const WRITE = `
  INSERT INTO blobs (store, key, etag, size, modified, body)
  SELECT :store, :key, :etag, :size, :modified, :body
  WHERE :match IS NULL OR :match = (SELECT etag FROM blobs WHERE store = :store AND key = :key)
  ON CONFLICT (store, key) DO UPDATE
    SET etag = excluded.etag, size = excluded.size, modified = excluded.modified, body = excluded.body
    WHERE NOT :new`;

const bytes = (text: string) => Buffer.from(text);

/** Whether another process holds the database just now: worth another try, unlike any other failure. */
export const isLocked = (error: unknown): boolean =>
  error instanceof Error &&
  'errcode' in error &&
  [SQLITE_BUSY, SQLITE_LOCKED].includes(Number(error.errcode) & 0xff);

export type BlobsDatabase = ReturnType<typeof blobsIn>;

/** The blobs of a database. Every call is one transaction and synchronous. */
export function blobsIn(database: DatabaseSync) {
  database.exec(SCHEMA);
  const read = database.prepare('SELECT etag, body FROM blobs WHERE store = ? AND key = ?');
  const write = database.prepare(WRITE);
  const remove = database.prepare('DELETE FROM blobs WHERE store = ? AND key = ?');
  const removeStore = database.prepare('DELETE FROM blobs WHERE store = ?');
  const list = database.prepare(
    'SELECT key, etag FROM blobs WHERE store = ? AND key >= ? AND key < ? ORDER BY key LIMIT ?',
  );

  return {
    read: (store: string, key: string) =>
      read.get(bytes(store), bytes(key)) as { etag: string; body: Uint8Array<ArrayBuffer> } | undefined,

    /** @returns the ETag of the content, or undefined when the condition does not hold and nothing was written */
    write(store: string, key: string, body: Uint8Array, condition: WriteCondition): string | undefined {
      const etag = `"${hash('sha256', body)}"`;
      const { changes } = write.run({
        store: bytes(store),
        key: bytes(key),
        etag,
        size: body.length,
        modified: Date.now(),
        body,
        match: condition.onlyIfMatch ?? null,
        new: Number(condition.onlyIfNew),
      });
      return changes ? etag : undefined;
    },

    remove: (store: string, key: string) => void remove.run(bytes(store), bytes(key)),

    /** @returns how many blobs there were */
    removeStore: (store: string): number => Number(removeStore.run(bytes(store)).changes),

    /**
     * One page of a store, in the order of the bytes of its keys. The next page begins at a key and not at a position,
     * so that a key that stays is listed once, whatever is written in between.
     */
    list(store: string, prefix: string, from = prefix): { blobs: ListedBlob[]; next?: string } {
      // No key has a byte 0xFF, so this is behind all that begin with the prefix.
      const end = Buffer.concat([bytes(prefix), Buffer.of(0xff)]);
      const rows = list.all(bytes(store), bytes(from), end, PAGE_SIZE + 1) as {
        key: Uint8Array;
        etag: string;
      }[];
      const blobs = rows.map(({ key, etag }) => ({ key: Buffer.from(key).toString(), etag }));
      return { blobs: blobs.slice(0, PAGE_SIZE), next: blobs[PAGE_SIZE]?.key };
    },

    /** May be called again. */
    close: () => database[Symbol.dispose](),
  };
}

/**
 * The blobs of one data directory. When a call returns, what it wrote is on the disk. Several processes may have the
 * same directory open, if it is on a local disk.
 * @throws naming the file, when it is damaged, locked or out of reach
 */
export function openBlobsDatabase(directory: string): BlobsDatabase {
  const file = join(directory, 'blobs.sqlite');
  let database: DatabaseSync | undefined;
  try {
    // Enquiries and sessions are nobody else's business on this machine.
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
    // FULL syncs the log at each commit: an answered write outlives a power cut, too.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    // So that damage shows at the start and not in the middle of a request.
    const check = database.prepare('PRAGMA quick_check(1)').get()?.quick_check;
    if (check !== 'ok') throw new Error(String(check));
    return blobsIn(database);
  } catch (error) {
    database?.close();
    const advice = isLocked(error)
      ? 'is locked by another program. Stop that program and start again'
      : 'is damaged or out of reach. Put a backup in its place, or move it away to begin with an empty store';
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`The local store ${file} ${advice} (${reason}).`, { cause: error });
  }
}
