/** Ports for shops that a test starts. */
import { createServer } from 'node:net';

/** Below the ports that the system hands out by itself: it could give away a chosen port in the seconds before its use. */
const FIRST = 20_000;
const EACH = 1_000;

/** Each process of the tests has its own range: `npm test`, vitest, and each of its workers. */
const ownFirst = FIRST + EACH * (process.env.VITEST ? 1 + Number(process.env.VITEST_POOL_ID ?? 0) : 0);
let next = Math.floor(Math.random() * EACH);

/** A free port that no other test gets. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < EACH; tried++) {
    next = (next + 1) % EACH;
    const port = ownFirst + next;
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${ownFirst} on is free.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
