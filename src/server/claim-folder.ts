/**
 * Who may start a database on a data folder. Two locks that end with their holder:
 * `database`: held by whoever started the database on these files, a shop or a command, until its process has ended.
 * `shop`: held by a shop as well, from its start until it begins to end.
 * So a second shop can tell one that serves (refused) from one that is just ending (waited for).
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isLocked, tryLock } from './file-lock';
import { UserFacingError } from './user-facing-error';

const POLL_MS = 50;
/** The kernel takes a moment to bury a process that was killed, and its bootstrap's death takes one to reach the shop. */
const GRACE_MS = 2_000;
/** A running shop whose database does not answer this long is out of reach, as from another container. */
const UNREACHABLE_MS = 30_000;
/** A wait that is worth a word. */
const NOTICEABLE_MS = 1_000;

type Claimant = {
  dataDir: string;
  /** says one line to the person at the terminal */
  tell: (text: string) => void;
};

/**
 * Makes this process the one shop of the folder, once a command or an ending shop has left it.
 * @returns to be called when the shop begins to end
 * @throws {UserFacingError} if another shop runs on the folder
 */
export async function claimForShop({ dataDir, tell }: Claimant): Promise<() => void> {
  const { databaseLock, shopLock } = lockFiles(dataDir);
  const wait = noticedWait(`Waiting for the program that works on ${dataDir} to end …`, tell);
  let runningSince: number | null = null;
  for (;;) {
    if (tryLock(databaseLock)) break;
    const isRunning = isLocked(shopLock);
    runningSince = isRunning ? (runningSince ?? Date.now()) : null;
    if (runningSince !== null && Date.now() - runningSince > GRACE_MS) {
      throw new UserFacingError(
        `A shop runs on the folder ${dataDir} already: end it first, or choose another folder with DATA_DIR.`,
      );
    }
    await wait({ isNoticeable: !isRunning });
  }
  let serving = tryLock(shopLock);
  while (!serving) {
    // Others look at it for an instant.
    await pause(POLL_MS);
    serving = tryLock(shopLock);
  }
  return serving.release;
}

/**
 * For a command: either it may start the database itself, or a running shop's database is joined.
 * @param join tries to reach the running shop's database
 * @returns what `join` returned, or null if this process is to start the database
 * @throws {UserFacingError} if a shop runs on the folder whose database cannot be reached
 */
export async function claimForCommand<T>({
  dataDir,
  tell,
  join,
}: Claimant & { join: () => Promise<T | null> }): Promise<T | null> {
  const { databaseLock, shopLock } = lockFiles(dataDir);
  const wait = noticedWait(`Waiting for the program that works on ${dataDir} …`, tell);
  let runningSince: number | null = null;
  for (;;) {
    if (tryLock(databaseLock)) return null;
    // The database of another command ends with that command, so it is waited for and not joined.
    const isRunning = isLocked(shopLock);
    const joined = isRunning ? await join() : null;
    if (joined !== null) return joined;
    runningSince = isRunning ? (runningSince ?? Date.now()) : null;
    if (runningSince !== null && Date.now() - runningSince > UNREACHABLE_MS) {
      throw new UserFacingError(
        `A shop runs on the folder ${dataDir}, but its database cannot be reached from here: run this where that shop runs.`,
      );
    }
    await wait({ isNoticeable: true });
  }
}

function lockFiles(dataDir: string) {
  const folder = path.join(dataDir, 'locks');
  mkdirSync(folder, { recursive: true });
  return { databaseLock: path.join(folder, 'database'), shopLock: path.join(folder, 'shop') };
}

/** A pause between two looks, which says once that it takes long. */
function noticedWait(text: string, tell: (text: string) => void) {
  const since = Date.now();
  let isTold = false;
  return async ({ isNoticeable }: { isNoticeable: boolean }) => {
    if (isNoticeable && !isTold && Date.now() - since > NOTICEABLE_MS) {
      isTold = true;
      tell(text);
    }
    await pause(POLL_MS);
  };
}
