/** Prepares a database for a restore: it must be empty, or hold an empty shop. */
import pg from 'pg';
import { MIGRATIONS_TABLE } from './database-contents';
import { BackupError } from './read-backup';
import { type SchemaObject, type ShopObjects, sortObjects } from './shop-objects';

/** Tables whose rows a restore must not delete. The first admin, wilayas and settings of a new shop may go. */
const PRECIOUS = ['products', 'categories', 'tags', 'media', 'documents', 'orders'];

/** The most foreign objects that a refusal names. */
const NAMED = 3;

const ELSEWHERE = 'Restore into an empty database: set DATABASE_URL to another one.';

/** PostgreSQL's code when DROP … RESTRICT meets an object that another one depends on. */
const STILL_NEEDED = '2BP01';

/**
 * Drops the tables of an empty shop, since their columns may differ from the backup's. Each object is dropped by name and
 * without CASCADE, so nothing foreign can be lost. Check and drop are one transaction.
 * @param migrations all migrations of this version of the shop
 * @throws BackupError if the database holds anything but an empty shop; then nothing has changed
 */
export async function clearShop(client: pg.Client, { migrations }: { migrations: readonly string[] }): Promise<void> {
  await client.query('BEGIN');
  try {
    const { own, foreign } = await sortObjects(client);
    if (foreign.length > 0) throw new BackupError(`This database is not the shop's: ${list(foreign)}. ${ELSEWHERE}`);
    if (own.tables.length + own.types.length + own.functions.length > 0) {
      await assertOurs(client, { own, migrations });
      await assertEmpty(client, own);
      await drop(client, own);
    }
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    if (error instanceof pg.DatabaseError && error.code === STILL_NEEDED) {
      throw new BackupError(`Something else needs the tables of this shop: ${error.detail ?? error.message}.`);
    }
    throw error;
  }
}

function list(objects: readonly SchemaObject[]): string {
  const named = objects.slice(0, NAMED).map(({ kind, identity }) => `${kind} ${identity}`);
  const others = objects.length - named.length;
  return `it holds ${named.join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
}

/** Another Payload application may have tables of the same names, but has other migrations. */
async function assertOurs(
  client: pg.Client,
  { own, migrations }: { own: ShopObjects; migrations: readonly string[] },
): Promise<void> {
  if (!has(own, MIGRATIONS_TABLE)) {
    throw new BackupError(`This database is not the shop's: it records no migrations. ${ELSEWHERE}`);
  }
  const { rows } = await client.query<{ name: string }>(
    `SELECT name FROM public.${MIGRATIONS_TABLE} WHERE name IS NULL OR name <> ALL($1) ORDER BY name LIMIT 1`,
    [migrations],
  );
  if (rows[0]) {
    throw new BackupError(
      `This database is another application's or a newer shop's: it records the migration ${rows[0].name}. ${ELSEWHERE}`,
    );
  }
}

async function assertEmpty(client: pg.Client, own: ShopObjects): Promise<void> {
  for (const table of PRECIOUS) {
    if (has(own, table) && (await countUpTo(client, { table, limit: 1 })) > 0)
      throw new BackupError(`This shop is not empty: it has ${table}. A backup is restored into an empty one.`);
  }
  if (has(own, 'users') && (await countUpTo(client, { table: 'users', limit: 2 })) > 1)
    throw new BackupError('This shop is not empty: it has accounts. A backup is restored into an empty one.');
}

function has({ tables }: ShopObjects, name: string): boolean {
  return tables.some((table) => table.name === name);
}

async function countUpTo(client: pg.Client, { table, limit }: { table: string; limit: number }): Promise<number> {
  const { rows } = await client.query(`SELECT 1 FROM public.${table} LIMIT ${limit}`);
  return rows.length;
}

/** Drops tables first, since they need the types and functions. RESTRICT is the default, written for clarity. */
async function drop(client: pg.Client, { tables, types, functions }: ShopObjects): Promise<void> {
  for (const [kind, objects] of [
    ['TABLE', tables],
    ['TYPE', types],
    ['FUNCTION', functions],
  ] as const) {
    if (objects.length === 0) continue;
    await client.query(`DROP ${kind} ${objects.map(({ identity }) => identity).join(', ')} RESTRICT`);
  }
}
