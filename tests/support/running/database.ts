/** The database of the shared shop, to check what it really stores. */
import pg from 'pg';
import { afterAll, expect, inject, onTestFinished } from 'vitest';

export type Rows = <T extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<T[]>;

/** Queries the shared shop's database; the connection is closed after the file's last test. */
export function sharedDatabase(): Rows {
  const pool = new pg.Pool({ connectionString: inject('shop').databaseUrl, max: 2 });
  afterAll(() => pool.end());
  return async <T extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    (await pool.query<T>(text, values)).rows;
}

/** A connection of its own, in a transaction that holds its locks until `client` ends it, or the test ends. */
export async function openRival(rows: Rows, connectionString = inject('shop').databaseUrl) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('BEGIN');
  const { rows: self } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  /** until a transaction of the shop waits for it */
  const untilAwaited = () =>
    expect
      .poll(() => rows('SELECT 1 FROM pg_stat_activity WHERE $1 = ANY(pg_blocking_pids(pid))', [self[0]?.pid]), {
        timeout: 45_000,
        interval: 20,
      })
      .toHaveLength(1);
  return { client, untilAwaited };
}

/** A product's stock, the pieces sold, and the sum of its stock movements. */
export async function stockOf(rows: Rows, productId: number) {
  const [found] = await rows<{ stock: number | null; status: string; booked: number; ordered: number }>(
    `SELECT stock::int AS stock, stock_status AS status,
       (SELECT COALESCE(sum(quantity), 0)::int FROM stock_movements WHERE product_id = $1) AS booked,
       (SELECT COALESCE(sum(i.quantity), 0)::int FROM orders_items i JOIN orders o ON o.id = i._parent_id
        WHERE i.product_id = $1 AND o.status <> 'cancelled') AS ordered
     FROM products WHERE id = $1`,
    [productId],
  );
  if (!found) throw new Error(`There is no product ${productId}.`);
  return found;
}

/** Sets the moment of an order; the figures by day, which other tests read, follow. @param at SQL */
export async function placedAt(rows: Rows, id: number, at: string): Promise<void> {
  await rows(
    `WITH before AS (${figuresOf('(SELECT * FROM orders WHERE id = $1) o', -1)}),
       moved AS (UPDATE orders SET order_date = ${at} WHERE id = $1 RETURNING *)
     ${figuresOf('moved', 1)}`,
    [id],
  );
}

/** SQL that adds orders written directly by a test to the dashboard's figures, which other tests read. */
export function figuresOf(orders: string, sign: 1 | -1): string {
  return `INSERT INTO order_figures (day, status, orders, centimes)
    SELECT (order_date AT TIME ZONE 'Africa/Algiers')::date, status, ${sign}, ${sign} * (total * 100)::bigint FROM ${orders}`;
}

/** A connection to another shop's database, closed when the test ends. */
export async function connectTo(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** One query of another shop's database. Its connection is closed at once: some tests count the connections. */
export async function queryOnce<T extends pg.QueryResultRow>(
  connectionString: string,
  text: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<T>(text, values)).rows;
  } finally {
    await client.end();
  }
}
