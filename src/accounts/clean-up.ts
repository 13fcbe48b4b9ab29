import type { Payload } from 'payload';
import type { Database } from '@/database/database';

const HOUR_MS = 3_600_000;

/** Deletes what has expired, which nothing else does for accounts that never log in again. */
const DELETE_EXPIRED = [
  'DELETE FROM users_sessions WHERE expires_at < now()',
  'DELETE FROM refresh_tokens r WHERE NOT EXISTS (SELECT 1 FROM users_sessions s WHERE s.id = r.session_id)',
  'DELETE FROM session_details d WHERE NOT EXISTS (SELECT 1 FROM users_sessions s WHERE s.id = d.session_id)',
  'DELETE FROM one_time_tokens WHERE expires_at < now()',
  'DELETE FROM rate_limits WHERE expire < extract(epoch FROM now()) * 1000 - 3600000',
];

/**
 * Deletes ended sessions and tokens, now and every hour.
 * @param also clean-up statements of other rooms
 * @returns a function that stops it
 */
export function startCleaning(payload: Payload, also: readonly string[] = []): () => Promise<void> {
  let underWay = Promise.resolve();
  const clean = async () => {
    try {
      for (const statement of [...DELETE_EXPIRED, ...also]) await (payload.db.pool as Database).query(statement);
    } catch (error) {
      payload.logger.error({ err: error, msg: 'The hourly clean-up was not finished; it is tried again in an hour.' });
    }
  };
  const start = () => {
    underWay = clean();
  };
  start();
  const timer = setInterval(start, HOUR_MS);
  return () => {
    clearInterval(timer);
    return underWay;
  };
}
