/** New orders, in the order of their commits. */
import type { OrderEvent } from '@/contract/admin/events';
import type { Database } from '@/database/database';
import { type ArrivalCursor, writeCursor } from '@/domain/orders/arrival-cursor';

type Arrival = {
  event: OrderEvent;
  /** the reader's position: everything up to and including this order was delivered */
  cursor: ArrivalCursor;
};

/** What came since a cursor. `cursor`: the position after all of it. */
export type Arrivals = { arrivals: Arrival[]; cursor: ArrivalCursor };

type Row = {
  place: number;
  snapshot: string;
  is_in_part: boolean | null;
  /** null if nothing came since the cursor */
  id: number | null;
  total: number;
  customer_name: string;
  wilaya: string | null;
  placed_at: Date;
};

/** Older orders are not news to anybody. This bounds what a very old cursor may ask for. */
const NEWS = `interval '1 day'`;

/** A cursor that lies ahead of this database comes from another one: from it on, nothing has come yet. */
const READ = {
  name: 'read-arrivals',
  text: `SELECT w.place::int, pg_current_snapshot()::text AS snapshot, o.*
    FROM unnest($1::pg_snapshot[], $2::pg_snapshot[], $3::int[]) WITH ORDINALITY AS w (seen, part, up_to, place)
    LEFT JOIN LATERAL (
      SELECT pg_visible_in_snapshot(arrival::text::xid8, w.part) AS is_in_part, id, total::float8 AS total,
        trim(concat_ws(' ', customer_first_name, customer_last_name)) AS customer_name, wilaya_name AS wilaya,
        order_date AS placed_at
      FROM orders
      WHERE arrival >= pg_snapshot_xmin(w.seen)::text::bigint AND NOT pg_visible_in_snapshot(arrival::text::xid8, w.seen)
        AND (w.part IS NULL OR id > w.up_to OR NOT pg_visible_in_snapshot(arrival::text::xid8, w.part))
        AND pg_snapshot_xmax(w.seen) <= pg_snapshot_xmax(pg_current_snapshot()) AND order_date > now() - ${NEWS}
    ) o ON TRUE ORDER BY w.place, o.is_in_part DESC NULLS LAST, o.id`,
};

/** What came since each of these cursors, read in one snapshot. */
export async function readArrivals(db: Database, cursors: readonly ArrivalCursor[]): Promise<Arrivals[]> {
  const { rows } = await db.query<Row>({
    ...READ,
    values: [
      cursors.map(({ seen }) => seen),
      cursors.map(({ part }) => part?.snapshot ?? null),
      cursors.map(({ part }) => part?.upTo ?? null),
    ],
  });
  const byPlace = Map.groupBy(rows, ({ place }) => place);
  return cursors.map((cursor, index) => arrivalsSince(cursor, byPlace.get(index + 1) ?? []));
}

/** The rest of a batch that was begun, then a batch of what came later. */
function arrivalsSince({ seen, part }: ArrivalCursor, rows: readonly Row[]): Arrivals {
  const snapshot = rows[0]?.snapshot ?? seen;
  const found = rows.filter(({ id }) => id !== null);
  const begun = part
    ? batch(
        seen,
        part.snapshot,
        found.filter(({ is_in_part }) => is_in_part),
      )
    : [];
  const later = part ? found.filter(({ is_in_part }) => !is_in_part) : found;
  return {
    arrivals: [...begun, ...batch(part?.snapshot ?? seen, snapshot, later)],
    cursor: { seen: snapshot, part: null },
  };
}

/** After the last order of a batch, all of its snapshot has been seen. */
function batch(seen: string, snapshot: string, rows: readonly Row[]): Arrival[] {
  return rows.map(({ id, total, customer_name, wilaya, placed_at }, index) => ({
    event: { id: id ?? 0, total, customer_name, wilaya: wilaya ?? '', placed_at: placed_at.toISOString() },
    cursor: index === rows.length - 1 ? { seen: snapshot, part: null } : { seen, part: { snapshot, upTo: id ?? 0 } },
  }));
}

/** The cursor of a reader who begins now. */
export async function presentCursor(db: Database): Promise<ArrivalCursor> {
  const { rows } = await db.query<{ seen: string }>('SELECT pg_current_snapshot()::text AS seen');
  return { seen: rows[0]?.seen ?? '', part: null };
}

/** Whether two cursors are equally far. */
export function isSameCursor(one: ArrivalCursor, other: ArrivalCursor): boolean {
  return writeCursor(one) === writeCursor(other);
}

/**
 * Orders that were restored from another database keep its transaction ids, which may lie ahead of this one's: they would be new for
 * ever. Runs at the start.
 */
export async function completeArrivals(db: Database): Promise<void> {
  await db.query(
    'UPDATE orders SET arrival = 0 WHERE arrival >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint',
  );
}
