/**
 * Making the hash of a password takes a thread for a fifth of a second, and Node has four for everything: files,
 * compression, new connections to the database. A crowd at the login takes turns, so that the shop goes on beside it.
 */
const AT_ONCE = 2;
/** Some ten seconds of work; whoever comes later is told to come back. */
const MAX_WAITING = 50;

let running = 0;
const waiting: (() => void)[] = [];

/** Carries PostgreSQL's code for too little of something, by which it is answered 503 (src/http/database-away.ts). */
class TooManyWaitError extends Error {
  readonly code = '53000';
}

/** Runs work that hashes a password, in the order of asking, so many at once. */
export async function inHashTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MAX_WAITING) throw new TooManyWaitError('Too many passwords wait to be hashed.');
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    // The turn is handed on; only where nobody waits is there one more free.
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}
