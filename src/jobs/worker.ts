/**
 * Runs the queued jobs. Payload claims jobs without atomicity, so of all instances one holds an advisory lock on a
 * connection of its own and runs them; the others stand by (docs/decisions/0005).
 */
import type { Payload } from 'payload';
import pg from 'pg';
import { onWake } from './queue';

const IDLE_MS = 2_000;
const BATCH = 20;
/** Milliseconds for the connection that holds the lock to answer. */
const ANSWER_MS = 5_000;
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
        if (holder && !(await stillHolds(holder))) holder = undefined;
        holder ??= await takeLock(connectionString, (lost) => {
          if (holder === lost) holder = undefined;
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

/**
 * @param onLost told once that the connection, and with it the lock, is gone
 * @returns undefined while another instance holds the lock
 */
async function takeLock(connectionString: string, onLost: (client: pg.Client) => void): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  });
  client.on('error', () => onLost(client));
  client.once('end', () => onLost(client));
  try {
    await client.connect();
    const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [LOCK_ID]);
    if (rows[0]?.held) {
      // What a crashed worker had begun nobody runs now, and it may be run again; what it finished is only in the way.
      await client.query('UPDATE payload_jobs SET processing = false WHERE processing AND completed_at IS NULL');
      await client.query('DELETE FROM payload_jobs WHERE completed_at IS NOT NULL');
      return client;
    }
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  await client.end();
  return undefined;
}

/** A link that is dropped without a word looks open for hours: it is asked before each batch. */
async function stillHolds(client: pg.Client): Promise<boolean> {
  const isAnswering = await client.query('SELECT 1').then(
    () => true,
    () => false,
  );
  if (!isAnswering) void client.end().catch(() => undefined);
  return isAnswering;
}

/** @returns true where jobs were run, so that more may wait */
async function runBatch(payload: Payload): Promise<boolean> {
  const { jobStatus } = await payload.jobs.run({ limit: BATCH, overrideAccess: true, silent: true });
  return Object.keys(jobStatus ?? {}).length > 0;
}
