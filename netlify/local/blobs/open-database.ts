import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const FILE_NAME = 'blobs.sqlite';
const SCHEMA_VERSION = 1;
/** How long a write waits for another process's write. The wait blocks the event loop, so it is short. */
const BUSY_TIMEOUT_MS = 2000;

/** Key and store are BLOBs: SQLite compares those byte by byte (memcmp), and a zero byte in them is harmless. */
const SCHEMA = `
  CREATE TABLE blobs (
    store BLOB NOT NULL,
    key BLOB NOT NULL,
    etag TEXT NOT NULL,
    metadata TEXT,
    size INTEGER NOT NULL,
    modified INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (store, key)
  );
  PRAGMA user_version = ${SCHEMA_VERSION};
`;

/** A store that cannot be opened; its message says which file, what is wrong and what to do. */
export class BlobsDatabaseError extends Error {
  override name = 'BlobsDatabaseError';
}

const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

/** The primary result code; the upper bits of an extended code only refine it. */
const resultCode = (error: unknown): number =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : 0;

/** Whether another process holds the database just now: worth another try, unlike any other failure. */
export const isLocked = (error: unknown): boolean => [SQLITE_BUSY, SQLITE_LOCKED].includes(resultCode(error));

function explain(file: string, error: unknown): BlobsDatabaseError {
  if (error instanceof BlobsDatabaseError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  const advice = isLocked(error)
    ? 'is locked by another program. Stop that program and start again'
    : [SQLITE_CORRUPT, SQLITE_NOTADB].includes(resultCode(error))
      ? 'is damaged. Put a backup in its place, or move it away to begin with an empty store'
      : 'cannot be opened';
  return new BlobsDatabaseError(`The local store ${file} ${advice} (${reason}).`, { cause: error });
}

/** Reads every page's structure once, so that damage shows at the start and not in the middle of a request. */
function refuseDamage(database: DatabaseSync, file: string): void {
  const result = database.prepare('PRAGMA quick_check(1)').get()?.quick_check;
  if (result === 'ok') return;
  throw new BlobsDatabaseError(
    `The local store ${file} is damaged. Put a backup in its place, or move it away to begin with an empty store (${result}).`,
  );
}

/** In one write transaction, since two processes may open a new directory at the same moment. */
function createSchema(database: DatabaseSync, file: string): void {
  database.exec('BEGIN IMMEDIATE');
  const version = database.prepare('PRAGMA user_version').get()?.user_version;
  if (version === 0) database.exec(SCHEMA);
  database.exec('COMMIT');
  if (version !== 0 && version !== SCHEMA_VERSION) {
    throw new BlobsDatabaseError(
      `The local store ${file} has format ${version}; this program reads ${SCHEMA_VERSION}.`,
    );
  }
}

/**
 * Opens the database of a data directory, making both when they are missing. Several processes may have the
 * same directory open: every verb is one transaction, and SQLite's locks hold across processes. The directory
 * has to be on a local disk, as write-ahead logging needs shared memory.
 *
 * Throws BlobsDatabaseError when the file is damaged, locked, of another format or out of reach.
 */
export function openDatabase(directory: string): DatabaseSync {
  const file = join(directory, FILE_NAME);
  let database: DatabaseSync | undefined;
  try {
    // Enquiries and sessions are nobody else's business on this machine.
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
    // FULL syncs the log at each commit: an answered write outlives a power cut and not only a killed process.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    createSchema(database, file);
    refuseDamage(database, file);
    return database;
  } catch (error) {
    database?.close();
    throw explain(file, error);
  }
}
