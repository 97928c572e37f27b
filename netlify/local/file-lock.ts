import { DatabaseSync } from 'node:sqlite';

/** SQLite's code for "somebody else holds the lock". */
const BUSY = 5;

/** Keeps the handles from garbage collection, which would release their locks. */
const held = new Set<DatabaseSync>();

/**
 * Takes an exclusive lock on a file, or says that it is taken. SQLite brings the lock because the operating
 * system lifts it when the process ends, however it ends: a lock file would stay behind after `kill -9`.
 * @returns what releases the lock, or undefined when another process or another caller holds it
 * @throws when the file cannot be made
 */
export function tryLock(file: string): (() => void) | undefined {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) return undefined;
    throw error;
  }
  held.add(database);
  return () => {
    if (held.delete(database)) database.close();
  };
}
