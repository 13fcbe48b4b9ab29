/**
 * Making the hash of a password takes a thread for a fifth of a second, and Node has four for everything: files,
 * compression, new connections to the database. A crowd at the login takes turns, so that the shop goes on beside it.
 */
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs work that hashes a password, in the order of asking, so many at once. */
export async function inHashTurn<T>(work: () => Promise<T>): Promise<T> {
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
