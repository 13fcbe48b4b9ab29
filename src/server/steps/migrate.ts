/** Brings the database to the present schema. Payload takes no lock of its own, so a lock on another connection does. */
import pg from 'pg';
import { UserFacingError } from '../console';

/** The start lock's number: any constant that nothing else in this database uses. */
export const START_LOCK = 7_203_000;

/**
 * Runs work while holding the start lock: of servers that start at once on one database, one migrates and seeds at a
 * time, the others wait and find it done.
 */
export async function withStartLock<T>(connectionString: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000, keepAlive: true });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new UserFacingError(`The database of DATABASE_URL cannot be reached: ${reason(error)}.`);
  }
  try {
    await client.query('SELECT pg_advisory_lock($1)', [START_LOCK]);
    await createExtension(client);
    return await work();
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Searching needs it; creating it may need more rights than the shop's user has. */
async function createExtension(client: pg.Client): Promise<void> {
  try {
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
  } catch (error) {
    throw new UserFacingError(
      `The database needs the extension pg_trgm: have its owner run CREATE EXTENSION pg_trgm (${reason(error)}).`,
    );
  }
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  return error instanceof Error && error.message !== '' ? error.message.replace(/\.$/, '') : 'no answer';
}
