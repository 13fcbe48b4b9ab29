/** Listens for changes by this and other instances, and forgets stale values. */
import pg from 'pg';
import { CATALOGUE_CHANNEL } from '@/database/notifications';
import { asAnnouncement } from '@/domain/products/catalogue-change';
import { forgetCommitted, setLive } from '@/memory/forget';

const RETRY_MS = 1_000;
/** A silently dropped connection looks open for hours, so it is queried. */
const HEARTBEAT_MS = 5_000;
const ANSWER_MS = 2_000;
/** The application name of the listening connection in the database. */
export const LISTENER = 'thermopieces-changes';

/**
 * Opens its own connection and keeps it open. While it is down nothing is remembered, so nothing can be stale.
 * @returns a function that ends listening
 */
export function listenForChanges({ connectionString }: { connectionString: string }): () => Promise<void> {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let heartbeat: NodeJS.Timeout | undefined;
  let isClosed = false;

  const tryAgain = () => {
    clearInterval(heartbeat);
    setLive(false);
    client = undefined;
    clearTimeout(retry);
    if (!isClosed) retry = setTimeout(connect, RETRY_MS);
  };

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString,
      application_name: LISTENER,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: ANSWER_MS,
    });
    // An error is followed by 'end'; without a listener it would end the process.
    fresh.on('error', () => undefined);
    fresh.on('notification', ({ payload }) => forgetCommitted(asAnnouncement(payload)));
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${CATALOGUE_CHANNEL}`);
    } catch {
      await fresh.end().catch(() => undefined);
      tryAgain();
      return;
    }
    client = fresh;
    fresh.once('end', tryAgain);
    heartbeat = setInterval(() => void fresh.query('SELECT 1').catch(() => drop(fresh)), HEARTBEAT_MS);
    setLive(true);
  }

  /** Does not wait for `end`, which would wait for the missing answer. */
  const drop = (silent: pg.Client) => {
    if (client !== silent) return;
    silent.removeListener('end', tryAgain);
    void silent.end().catch(() => undefined);
    tryAgain();
  };

  void connect();
  return async () => {
    isClosed = true;
    clearTimeout(retry);
    clearInterval(heartbeat);
    setLive(false);
    await client?.end().catch(() => undefined);
  };
}
