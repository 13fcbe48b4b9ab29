/**
 * Runs the queued jobs. Payload does not claim jobs atomically, so the one instance that holds an advisory lock, on its own
 * connection, runs them; the others stand by (docs/decisions/0005).
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import pg from 'pg';
import { asShop } from '@/runtime/own-work';
import { inSettings } from '@/settings/in-settings';
import { onWake } from './queue';

const IDLE_MS = 2_000;
const BATCH = 20;
/**
 * Milliseconds from the beginning of a batch to the next one. A first job runs at once; those of a rush are gathered, so that
 * mails do not take the processor from the orders that they confirm. An import's slice takes longer anyway.
 */
const PACE_MS = 300;
/** Milliseconds for the connection that holds the lock to answer. */
const ANSWER_MS = 5_000;
/** A mail server that does not answer must not hold up the end of the shop. */
const STOP_PATIENCE_MS = 3_000;
/** Nothing else in this database may lock this number. */
const LOCK_ID = 7_203_001;

/** @returns a function that ends the worker after its current batch, or after a while: unfinished jobs run again later */
export function startWorker({ payload, connectionString }: { payload: Payload; connectionString: string }) {
  const closing = new AbortController();
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
    while (!closing.signal.aborted) {
      const begun = performance.now();
      try {
        if (holder && !(await isConnected(holder))) holder = undefined;
        holder ??= await takeLock(connectionString, (lost) => {
          if (holder === lost) holder = undefined;
        });
        if (holder && (await runBatch(payload))) {
          await wait(Math.max(0, begun + PACE_MS - performance.now()), undefined, closing).catch(() => undefined);
          continue;
        }
      } catch (error) {
        payload.logger.error({ err: error, msg: 'The worker could not run its jobs; it tries again.' });
      }
      if (!closing.signal.aborted) await pause(IDLE_MS);
    }
  }

  onWake(wake);
  const running = run();
  return async () => {
    closing.abort();
    onWake(undefined);
    wake();
    await Promise.race([running, new Promise((resolve) => setTimeout(resolve, STOP_PATIENCE_MS).unref())]);
    await holder?.end().catch(() => undefined);
  };
}

/**
 * @param onLost called once the connection is gone, and the lock with it
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
      // A crashed worker's unfinished jobs have no runner now and may run again; its finished ones are only in the way.
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

/** Checked before each batch: a connection that was dropped silently looks open for hours. */
async function isConnected(client: pg.Client): Promise<boolean> {
  const isAnswering = await client.query('SELECT 1').then(
    () => true,
    () => false,
  );
  if (!isAnswering) void client.end().catch(() => undefined);
  return isAnswering;
}

/** @returns whether jobs were run: more may be waiting */
async function runBatch(payload: Payload): Promise<boolean> {
  const run = () => payload.jobs.run({ limit: BATCH, overrideAccess: true, silent: true });
  const { jobStatus } = await asShop(() => inSettings(payload.db.pool, run));
  return Object.keys(jobStatus ?? {}).length > 0;
}
