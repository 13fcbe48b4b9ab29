/** The database as a backup reads it: all tables of the shop's schema, in an order in which they can be filled. */
import pg from 'pg';
import type { End, TableSpec } from './format';

/** Not backed up: migrating fills it again. */
export const MIGRATIONS_TABLE = 'payload_migrations';

/** A connection without the shop's time limits, since copying a table may take minutes. Its settings fix the format of dates and numbers. */
export async function connectForCopying(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000, keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET TimeZone = 'UTC';
    SET DateStyle = 'ISO'; SET IntervalStyle = 'postgres'; SET bytea_output = 'hex'; SET extra_float_digits = 1`);
  return client;
}

/** Quotes an identifier. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Tables with their columns. A table comes after those that it references. */
export async function listTables(client: pg.Client): Promise<TableSpec[]> {
  const { rows: tables } = await client.query<TableSpec>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> $1
     GROUP BY c.relname ORDER BY c.relname`,
    [MIGRATIONS_TABLE],
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `SELECT f.relname AS "from", t.relname AS "to" FROM pg_constraint k
     JOIN pg_class f ON f.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
     WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace AND k.conrelid <> k.confrelid`,
  );
  return inOrder(tables, references);
}

/** @throws if references form a cycle */
export function inOrder(
  tables: readonly TableSpec[],
  references: readonly { from: string; to: string }[],
): TableSpec[] {
  const ordered: TableSpec[] = [];
  const placed = new Set<string>();
  const waiting = [...tables];
  while (waiting.length > 0) {
    const index = waiting.findIndex(({ name }) => references.every(({ from, to }) => from !== name || placed.has(to)));
    const [next] = index < 0 ? [] : waiting.splice(index, 1);
    if (!next)
      throw new Error(`Tables reference each other in a cycle: ${waiting.map(({ name }) => name).join(', ')}.`);
    placed.add(next.name);
    ordered.push(next);
  }
  return ordered;
}

export async function listMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT name FROM ${MIGRATIONS_TABLE} WHERE batch IS NOT NULL AND batch > 0 ORDER BY id`,
  );
  return rows.map(({ name }) => name);
}

export async function readSequences(client: pg.Client): Promise<End['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace
     AND relname NOT LIKE '${MIGRATIONS_TABLE}%' ORDER BY relname`,
  );
  const sequences: End['sequences'] = [];
  for (const { name } of rows) {
    const { rows: values } = await client.query<{ value: string; is_called: boolean }>(
      `SELECT last_value::text AS value, is_called FROM ${quoted(name)}`,
    );
    sequences.push({ name, value: values[0]?.value ?? '1', is_called: values[0]?.is_called ?? false });
  }
  return sequences;
}
