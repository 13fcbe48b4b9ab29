/** Parcels as calls answer them. */
import type { ListedParcel, OrderParcel, Parcel, ParcelBatch, Receiver } from '@/contract/admin/parcels';
import type { Database } from '@/database/database';
import { RECEIVER } from '@/database/receiver';
import { toDinars } from '@/domain/money';
import type { EventSource } from '@/domain/parcels/state-of';
import type { ParcelState } from '@/domain/parcels/states';

export type ParcelRow = {
  id: number;
  order_id: number;
  batch_id: number;
  courier: number;
  courier_name: string;
  state: ParcelState;
  courier_word: string | null;
  tracking: string | null;
  cod_centimes: number;
  note: string | null;
  created_at: Date;
  handed_over_at: Date | null;
  delivered_at: Date | null;
  return_at: Date | null;
  return_by: string | null;
  by_customer: boolean | null;
  return_lines: { itemId: string; restock: number }[] | null;
};

const COLUMNS = `p.id, p.order_id, p.batch_id, p.courier_id AS courier, c.name AS courier_name, p.state, p.courier_word,
    p.tracking, p.cod_centimes::float8 AS cod_centimes, p.note, p.created_at, p.handed_over_at, p.delivered_at,
    r.at AS return_at, r.by AS return_by, r.by_customer, r.lines AS return_lines`;
const TABLES = 'parcels p JOIN couriers c ON c.id = p.courier_id LEFT JOIN parcel_returns r ON r.parcel_id = p.id';

/** SQL: parcels `p` with their courier and their decided return. */
export const PARCELS = `SELECT ${COLUMNS} FROM ${TABLES}`;

export type ListedRow = ParcelRow & { receiver: Receiver; news_at: Date };

/** SQL: the same with what lists add. */
export const LISTED_PARCELS = `SELECT ${COLUMNS}, ${RECEIVER} AS receiver, p.news_at
  FROM ${TABLES} JOIN orders o ON o.id = p.order_id`;

export function shownParcel(row: ParcelRow): OrderParcel {
  const {
    cod_centimes,
    created_at,
    handed_over_at,
    delivered_at,
    return_at,
    return_by,
    by_customer,
    return_lines,
    ...parcel
  } = row;
  return {
    ...parcel,
    cod_amount: toDinars(cod_centimes),
    created_at: created_at.toISOString(),
    handed_over_at: handed_over_at?.toISOString() ?? null,
    delivered_at: delivered_at?.toISOString() ?? null,
    return: return_at && {
      at: return_at.toISOString(),
      by: return_by ?? '',
      by_customer: by_customer ?? false,
      lines: (return_lines ?? []).map(({ itemId, restock }) => ({ item_id: itemId, restock })),
    },
  };
}

type EventRow = {
  parcel_id: number;
  at: Date;
  state: ParcelState;
  word: string | null;
  source: EventSource;
  by: string | null;
  reason: string | null;
  note: string | null;
};

/** Parcels with their events, which are read once for all of them. */
export async function withEvents(db: Database, rows: readonly ParcelRow[]): Promise<Parcel[]> {
  if (rows.length === 0) return [];
  const { rows: events } = await db.query<EventRow>({
    name: 'parcel-events',
    text: `SELECT parcel_id, occurred_at AS at, state, word, source, by, reason, note FROM parcel_events
           WHERE parcel_id = ANY($1::int[]) ORDER BY parcel_id, occurred_at, id`,
    values: [rows.map(({ id }) => id)],
  });
  const eventsOf = Map.groupBy(events, ({ parcel_id }) => parcel_id);
  return rows.map((row) => ({ ...shownParcel(row), events: (eventsOf.get(row.id) ?? []).map(shownEvent) }));
}

/** Parcels as lists answer them. */
export async function withReceivers(db: Database, rows: readonly ListedRow[]): Promise<ListedParcel[]> {
  const parcels = await withEvents(
    db,
    rows.map(({ receiver: _, news_at: __, ...row }) => row),
  );
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return parcels.flatMap((parcel) => {
    const row = rowOf.get(parcel.id);
    return row ? [{ ...parcel, receiver: row.receiver, news_at: row.news_at.toISOString() }] : [];
  });
}

const SHOWN_SOURCES: Record<EventSource, Parcel['events'][number]['source']> = {
  person: 'person',
  'hand-over': 'person',
  return: 'person',
  import: 'import',
  webhook: 'webhook',
};

function shownEvent({ parcel_id: _, at, source, ...event }: EventRow): Parcel['events'][number] {
  return { ...event, at: at.toISOString(), source: SHOWN_SOURCES[source] };
}

export type BatchRow = Omit<ParcelBatch, 'created_at' | 'handed_over_at' | 'parcels'> & {
  created_at: Date;
  handed_over_at: Date | null;
};

/** SQL: batches `b` with their courier. */
export const BATCHES = `SELECT b.id, b.courier_id AS courier, c.name AS courier_name, b.created_at, b.by, b.handed_over_at
  FROM parcel_batches b JOIN couriers c ON c.id = b.courier_id`;

type BatchParcel = Pick<ParcelRow, 'id' | 'batch_id' | 'order_id' | 'state' | 'cod_centimes' | 'tracking'>;

/** Batches with their parcels in the order in which they were made. */
export async function withParcels(db: Database, rows: readonly BatchRow[]): Promise<ParcelBatch[]> {
  if (rows.length === 0) return [];
  const { rows: parcels } = await db.query<BatchParcel>({
    name: 'batch-parcels',
    text: `SELECT id, batch_id, order_id, state, cod_centimes::float8 AS cod_centimes, tracking FROM parcels
           WHERE batch_id = ANY($1::int[]) ORDER BY batch_id, id`,
    values: [rows.map(({ id }) => id)],
  });
  const parcelsOf = Map.groupBy(parcels, ({ batch_id }) => batch_id);
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    handed_over_at: row.handed_over_at?.toISOString() ?? null,
    parcels: (parcelsOf.get(row.id) ?? []).map(({ batch_id: _, cod_centimes, ...parcel }) => ({
      ...parcel,
      cod_amount: toDinars(cod_centimes),
    })),
  }));
}
