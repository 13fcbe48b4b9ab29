/**
 * Locks, which a transaction holds until it ends, and the order in which it takes them, so that transactions never wait for each other
 * in a circle (docs/decisions/0008). No other file writes locking SQL (tests/unit/database/locks.test.ts). Lock all rows that a
 * transaction changes before changing the first.
 */
import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';
import { executeInTransaction, type InTransaction, queryInTransaction, sessionOf } from './transaction';

/** `name`: an advisory lock, for what has no row, or no row yet. Otherwise a table's rows, locked in the order of `key`. */
type Lock = 'name' | { key: string; strength: 'UPDATE' | 'NO KEY UPDATE' };

/** From first to last; rows of one table, and names of one kind, in ascending order. */
export const LOCKS = {
  // The keys of requests, and the people whose orders are counted.
  request: 'name',
  settings: 'name',
  remittance: 'name',
  customer: 'name',
  'parcel number': 'name',
  product_imports: { key: 'id', strength: 'UPDATE' },
  product_bulk_edits: { key: 'id', strength: 'UPDATE' },
  catalogue: 'name',
  pictures: 'name',
  wilayas: { key: 'id', strength: 'NO KEY UPDATE' },
  commune_fees: { key: 'code', strength: 'UPDATE' },
  boiler_models: { key: 'id', strength: 'UPDATE' },
  // Whatever may take the shop's last admin away (src/accounts/last-admin.ts).
  admins: 'name',
  users: { key: 'id', strength: 'UPDATE' },
  two_factors: { key: 'user_id', strength: 'UPDATE' },
  part_requests: { key: 'id', strength: 'UPDATE' },
  couriers: { key: 'id', strength: 'UPDATE' },
  parcel_batches: { key: 'id', strength: 'UPDATE' },
  quotes: { key: 'id', strength: 'UPDATE' },
  orders: { key: 'id', strength: 'UPDATE' },
  // Rows that refer to a product do not wait for its buyers.
  products: { key: 'id', strength: 'NO KEY UPDATE' },
  remittances: { key: 'id', strength: 'NO KEY UPDATE' },
  parcels: { key: 'id', strength: 'UPDATE' },
  cash_couriers: { key: 'courier_id', strength: 'NO KEY UPDATE' },
} as const satisfies Record<string, Lock>;

type Lockable = keyof typeof LOCKS;
type LockableTable = { [What in Lockable]: (typeof LOCKS)[What] extends 'name' ? never : What }[Lockable];
type LockableName = Exclude<Lockable, LockableTable>;

const RANKS = new Map(Object.keys(LOCKS).map((what, rank) => [what, rank]));

/** `id`: what the table's rows are locked by, whatever the column's name. */
type LockedRow<T> = T & { id: number };
type Row = Record<string, unknown>;
type NoColumns = Record<never, never>;

/**
 * Locks rows by id, and reads them under the lock in the same statement.
 * @param which ids, or a condition
 * @param columns SQL of what to read besides the id
 */
export function lockRows<T extends Row = NoColumns>(
  req: InTransaction,
  table: LockableTable,
  which: readonly number[] | SQL,
  columns?: string,
): Promise<LockedRow<T>[]> {
  return take(req, table, { which, columns, strength: LOCKS[table].strength });
}

/** The same against deletion alone, for rows that a transaction is about to refer to: others may still change them. */
export function keepRows<T extends Row = NoColumns>(
  req: InTransaction,
  table: LockableTable,
  which: readonly number[] | SQL,
  columns?: string,
): Promise<LockedRow<T>[]> {
  return take(req, table, { which, columns, strength: 'KEY SHARE' });
}

async function take<T extends Row>(
  req: InTransaction,
  table: LockableTable,
  { which, columns, strength }: { which: readonly number[] | SQL; columns: string | undefined; strength: string },
): Promise<LockedRow<T>[]> {
  if (areIds(which) && which.length === 0) return [];
  const { key } = LOCKS[table];
  const select = `SELECT ${key} AS id${columns ? `, ${columns}` : ''} FROM ${table} WHERE `;
  const end = ` ORDER BY ${key} FOR ${strength}`;
  const rows = areIds(which)
    ? await queryInTransaction<LockedRow<T>>(req, {
        ...prepared(`${select}${key} = ANY($1::int[])${end}`),
        values: [which],
      })
    : await executeInTransaction<LockedRow<T>>(req, sql`${sql.raw(select)}${which}${sql.raw(end)}`);
  await noteLocks(
    req,
    table,
    rows.map(({ id }) => id),
  );
  return rows;
}

/**
 * The end of a SELECT inside a larger statement that also locks what it selects.
 * @param alias of the table
 */
export function lockingSql(table: LockableTable, alias: string): string {
  const { key, strength } = LOCKS[table];
  return `ORDER BY ${alias}.${key} FOR ${strength} OF ${alias}`;
}

const NAMES = {
  name: 'lock-names',
  text: 'SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest($1::text[]) AS name',
};

/** Locks names of one kind: another transaction that locks one of them waits, and then sees what this one wrote. */
export async function lockNames(req: InTransaction, kind: LockableName, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const sorted = [...new Set(names)].sort();
  await queryInTransaction(req, { ...NAMES, values: [sorted.map((name) => `${kind} ${name}`)] });
  await noteLocks(req, kind, sorted);
}

/** Waits until no other edit of the catalogue is in progress, and makes others wait until this transaction ends (docs/decisions/0008). */
export function waitForOtherEdits(req: InTransaction): Promise<void> {
  return lockNames(req, 'catalogue', ['edits']);
}

/** The same for edits and deletions of pictures, which take longer than others: their files are made and stored. */
export function waitForOtherPictures(req: InTransaction): Promise<void> {
  return lockNames(req, 'pictures', ['edits']);
}

type Model = { slug: string; brand_slug: string; brand: string; range: string; name: string };
export type ModelRow = LockedRow<Model>;

/** The boiler with this slug, kept from deletion until the transaction ends: a row is about to refer to it. */
export async function lockModel(req: InTransaction, slug: string): Promise<ModelRow | undefined> {
  const [model] = await keepRows<Model>(
    req,
    'boiler_models',
    sql`slug = ${slug}`,
    'slug, brand_slug, brand, range, name',
  );
  return model;
}

/** Ids as an array of PostgreSQL. */
export function asIds(ids: readonly number[]): SQL {
  return sql`${`{${ids.join(',')}}`}::int[]`;
}

function areIds(which: readonly number[] | SQL): which is readonly number[] {
  return Array.isArray(which);
}

const preparedNames = new Map<string, string>();

/** PostgreSQL shortens names of more than 63 bytes, so the name is a hash. */
function prepared(text: string): { name: string; text: string } {
  const name = preparedNames.get(text) ?? `lock ${createHash('sha1').update(text).digest('hex')}`;
  preparedNames.set(text, name);
  return { name, text };
}

type Id = number | string;
type Taken = { rank: number; what: Lockable; id: Id };
type Session = { [TAKEN]?: { held: Set<string>; last: Taken | null } };

/** Kept with the adapter's session, as the server and Next.js each load their own copy of this module. */
const TAKEN = Symbol.for('locks taken');

/**
 * Remembers the locks that a transaction has taken, and logs an error if one belongs before another: such a transaction may end in a
 * deadlock. Taking a lock that is held already never waits.
 */
export async function noteLocks(req: InTransaction, what: Lockable, ids: readonly Id[]): Promise<void> {
  const session: Session | null = await sessionOf(req);
  if (!session) return;
  session[TAKEN] ??= { held: new Set(), last: null };
  const taken = session[TAKEN];
  const rank = RANKS.get(what) ?? 0;
  for (const id of ids) {
    const key = `${what} ${id}`;
    if (taken.held.has(key)) continue;
    taken.held.add(key);
    const { last } = taken;
    if (last && isBefore({ rank, id }, last)) {
      const err = new Error(`${key} after ${last.what} ${last.id}`);
      req.payload.logger.error({ err, msg: 'A transaction took its locks out of order.' });
    } else taken.last = { rank, what, id };
  }
}

function isBefore({ rank, id }: Pick<Taken, 'rank' | 'id'>, last: Taken): boolean {
  return rank < last.rank || (rank === last.rank && id < last.id);
}
