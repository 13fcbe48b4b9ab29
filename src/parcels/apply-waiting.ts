import type { Payload } from 'payload';
import type { Database } from '@/database/database';
import { applyEvents } from './apply-events';

const INTERVAL_MS = 60_000;
/** Parcels at a time. */
const LIMIT = 1_000;

/** Stored but never applied: the process ended, or the database was away. A running call applies its own within seconds. */
const WAITING = `SELECT DISTINCT parcel_id AS id FROM parcel_events
  WHERE applied_at IS NULL AND parcel_id IS NOT NULL AND received_at < now() - interval '30 seconds' LIMIT ${LIMIT}`;

/**
 * Applies what was reported about parcels and not applied, now and every minute.
 * @returns a function that stops it
 */
export function startApplying(payload: Payload): () => Promise<void> {
  let underWay: Promise<void> | null = null;
  const start = () => {
    underWay ??= applyWaiting(payload).finally(() => {
      underWay = null;
    });
  };
  start();
  const timer = setInterval(start, INTERVAL_MS);
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}

/** Applies what waits, once. */
async function applyWaiting(payload: Payload): Promise<void> {
  try {
    const { rows } = await (payload.db.pool as Database).query<{ id: number }>(WAITING);
    await applyEvents(
      { payload, user: null },
      rows.map(({ id }) => id),
    );
  } catch (error) {
    payload.logger.error({ err: error, msg: 'Events of parcels wait to be applied; it is tried again in a minute.' });
  }
}
