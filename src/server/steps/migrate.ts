/** The lock under which servers migrate and seed. Payload takes no lock, so it is held on a separate connection. */
import pg from 'pg';
import { UserFacingError } from '../console';

/** Any number that no other advisory lock of this database uses. */
export const START_LOCK = 7_203_000;

/** Runs work under the start lock: of servers that start at the same time, one migrates and seeds while the others wait. */
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

/** Search needs the extension. Creating it may need more rights than the shop's user has. */
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
