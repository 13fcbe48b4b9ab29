/**
 * Locks that end with their holder. Node has no call for locking a file, so SQLite's lock on an empty file does it: fcntl
 * on Linux and macOS, LockFileEx on Windows. The kernel releases it when the process dies, by kill -9 too, and it holds
 * between containers that share the file.
 */
import { DatabaseSync } from 'node:sqlite';
import { UserFacingError } from './console';

export type FileLock = { release: () => void };

/** SQLite's code for a file that another process has locked. */
const BUSY = 5;
/** `isLocked` holds a shared lock for an instant, during which `tryLock` must wait rather than fail. */
const BUSY_TIMEOUT_MS = 100;

/** Keeps the handles referenced: a garbage-collected handle closes its file and releases the lock. */
const held = new Set<DatabaseSync>();

/**
 * Takes the lock until it is released or this process ends. Nothing else in this process may open the file: closing it
 * anywhere would release the lock.
 * @returns null if another process holds it
 */
export function tryLock(file: string): FileLock | null {
  const handle = open(file);
  // Otherwise SQLite writes a journal beside this file.
  if (!succeeds(handle, 'PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE', file)) return null;
  held.add(handle);
  return {
    release: () => {
      if (held.delete(handle)) handle.close();
    },
  };
}

/** True if a process holds the lock, this one included. */
export function isLocked(file: string): boolean {
  const handle = open(file);
  const isFree = succeeds(handle, 'SELECT count(*) FROM sqlite_schema', file);
  if (isFree) handle.close();
  return !isFree;
}

function open(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  } catch (error) {
    throw unlockable(file, error);
  }
}

/** @returns false, with the handle closed, if another process has locked the file */
function succeeds(handle: DatabaseSync, statement: string, file: string): boolean {
  try {
    handle.exec(statement);
    return true;
  } catch (error) {
    handle.close();
    // Extended codes keep the plain code in their lowest byte.
    if (error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === BUSY) return false;
    throw unlockable(file, error);
  }
}

function unlockable(file: string, error: unknown): UserFacingError {
  const reason = error instanceof Error ? error.message : String(error);
  return new UserFacingError(`The file ${file} cannot be locked (${reason}): choose another folder with DATA_DIR.`);
}
