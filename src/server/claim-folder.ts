/**
 * Decides which process may start a database on a data folder, by two locks that end with their holder:
 * `database`: held by the process that started the database, a shop or a command, until the process ends.
 * `shop`: held by a shop in addition, from its start until it begins to stop.
 * So a second shop can tell a serving shop, which makes it fail, from a stopping one, which it waits for.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { UserFacingError } from './console';
import { isLocked, tryLock } from './file-lock';

const POLL_MS = 50;
/** The kernel takes a moment to clean up a killed process, and the shop another to notice that its bootstrap died. */
const GRACE_MS = 2_000;
/** If a running shop's database does not answer for this long, it is out of reach, as from another container. */
const UNREACHABLE_MS = 30_000;
/** A wait longer than this is reported. */
const NOTICEABLE_MS = 1_000;

type Claimant = {
  dataDir: string;
  /** prints a line for the person at the terminal */
  tell: (text: string) => void;
};

/**
 * Makes this process the only shop of the folder, after waiting for a command or a stopping shop.
 * @returns a function to call when the shop begins to stop
 * @throws {UserFacingError} if another shop runs on the folder
 */
export async function claimForShop({ dataDir, tell }: Claimant): Promise<() => void> {
  const { databaseLock, shopLock } = lockFiles(dataDir);
  const wait = reportedWait(`Waiting for the program that works on ${dataDir} to end …`, tell);
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
    // Another process may hold it for an instant to look at it.
    await pause(POLL_MS);
    serving = tryLock(shopLock);
  }
  return serving.release;
}

/**
 * Lets a command start the database itself or join that of a running shop.
 * @param join tries to reach the running shop's database
 * @returns the result of `join`, or null if this process must start the database
 * @throws {UserFacingError} if a shop runs on the folder whose database cannot be reached
 */
export async function claimForCommand<T>({
  dataDir,
  tell,
  join,
}: Claimant & { join: () => Promise<T | null> }): Promise<T | null> {
  const { databaseLock, shopLock } = lockFiles(dataDir);
  const wait = reportedWait(`Waiting for the program that works on ${dataDir} …`, tell);
  let runningSince: number | null = null;
  for (;;) {
    if (tryLock(databaseLock)) return null;
    // Another command's database ends with that command, so wait rather than join.
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

/** Pauses between two attempts, and reports once that the wait is long. */
function reportedWait(text: string, tell: (text: string) => void) {
  const since = Date.now();
  let isReported = false;
  return async ({ isNoticeable }: { isNoticeable: boolean }) => {
    if (isNoticeable && !isReported && Date.now() - since > NOTICEABLE_MS) {
      isReported = true;
      tell(text);
    }
    await pause(POLL_MS);
  };
}
