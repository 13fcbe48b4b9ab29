/**
 * Runs the queued jobs. Payload claims jobs without atomicity, so of all instances one holds an advisory lock on a
 * connection of its own and runs them; the others stand by (docs/decisions/0005).
 */
import type { Payload } from 'payload';
import pg from 'pg';
import { onWake } from './wake';

const IDLE_MS = 2_000;
const BATCH = 20;
/** A mail server that does not answer must not hold up the end of the shop. */
const STOP_PATIENCE_MS = 3_000;
/** Any constant that nothing else in this database uses. */
const LOCK_ID = 7_203_001;

/** @returns a function that ends the worker after the batch under way, or after a while: what it left is run again */
export function startWorker({ payload, connectionString }: { payload: Payload; connectionString: string }) {
  let isClosed = false;
  let holder: pg.Client | undefined;
  let rest: { timer: NodeJS.Timeout; resolve: () => void } | undefined;

  const wake = () => {
    if (!rest) return;
    clearTimeout(rest.timer);
    rest.resolve();
  };
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      rest = { timer: setTimeout(resolve, ms), resolve };
    });

  async function run(): Promise<void> {
    while (!isClosed) {
      try {
        holder ??= await takeLock(connectionString, () => {
          holder = undefined;
        });
        if (holder && (await runBatch(payload))) continue;
      } catch (error) {
        payload.logger.error({ err: error, msg: 'The worker could not run its jobs; it tries again.' });
      }
      if (!isClosed) await pause(IDLE_MS);
    }
  }

  onWake(wake);
  const running = run();
  return async () => {
    isClosed = true;
    onWake(undefined);
    wake();
    await Promise.race([running, new Promise((resolve) => setTimeout(resolve, STOP_PATIENCE_MS).unref())]);
    await holder?.end().catch(() => undefined);
  };
}

/** @returns undefined while another instance holds the lock */
async function takeLock(connectionString: string, onLost: () => void): Promise<pg.Client | undefined> {
  const client = new pg.Client({ connectionString, keepAlive: true });
  client.on('error', onLost);
  await client.connect();
  const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [LOCK_ID]);
  if (!rows[0]?.held) {
    await client.end();
    return undefined;
  }
  client.once('end', onLost);
  // Jobs that a crashed worker had begun: nobody runs them now, and each may be run again.
  await client.query('UPDATE payload_jobs SET processing = false WHERE processing AND completed_at IS NULL');
  return client;
}

/** @returns true where jobs were run, so that more may wait */
async function runBatch(payload: Payload): Promise<boolean> {
  const { jobStatus } = await payload.jobs.run({ limit: BATCH, overrideAccess: true, silent: true });
  return Object.keys(jobStatus ?? {}).length > 0;
}
