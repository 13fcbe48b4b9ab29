/** What the answers about orders say of their confirmation, read for all orders of a list at once. */
import type { OrderTracks } from '@/contract/admin/order-tracks';
import type { Database } from '@/database/database';
import type { CallResult } from '@/domain/confirmation/calls';
import { type Confirmation, type ConfirmationState, untouched } from '@/domain/confirmation/states';
import type { OrderStatus } from '@/domain/orders/order-status';
import { claimOn } from './customer-claims';

/** Times are in PostgreSQL's form of JSON. */
type Signed = { at: string; by: string };

type Row = {
  id: number;
  state: ConfirmationState | null;
  attempts: number | null;
  next_call_at: Date | null;
  claimed_by: string | null;
  claimed_until: Date | null;
  calls: (Signed & { result: CallResult; note: string | null })[];
  notes: (Signed & { text: string })[];
  amendments: (Signed & { reason: string; changes: Record<string, [unknown, unknown]> })[];
};

/** SQL: the rows of a table about the order, oldest first, each with these columns. */
const listOf = (table: string, ...columns: string[]) => `coalesce((
    SELECT jsonb_agg(jsonb_build_object('at', t.at, 'by', t.by, ${columns.map((name) => `'${name}', t.${name}`).join(', ')}) ORDER BY t.id)
    FROM ${table} t WHERE t.order_id = o.id), '[]')`;

const READ = {
  name: 'order-confirmations',
  text: `SELECT o.id, c.state, c.attempts, c.next_call_at, v.claimed_by, v.claimed_until,
      ${listOf('order_calls', 'result', 'note')} AS calls,
      ${listOf('order_notes', 'text')} AS notes,
      ${listOf('order_amendments', 'reason', 'changes')} AS amendments
    FROM unnest($1::int[]) o (id) LEFT JOIN order_confirmations c ON c.order_id = o.id
    LEFT JOIN LATERAL (${claimOn('o.id')}) v ON TRUE`,
};

type ShownOrder = { id: number; status: OrderStatus; order_date: string };
type ConfirmationPart = Pick<OrderTracks, 'confirmation' | 'notes' | 'amendments'>;

/** @returns the part of each of these orders' answers */
export async function readConfirmations(
  db: Database,
  orders: readonly ShownOrder[],
): Promise<(order: ShownOrder) => ConfirmationPart> {
  const { rows } = await db.query<Row>({ ...READ, values: [orders.map(({ id }) => id)] });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (order) => shownConfirmation(order, byId.get(order.id));
}

function shownConfirmation(order: ShownOrder, row: Row | undefined): ConfirmationPart {
  const { state, attempts, nextCallAt } = confirmationOf(order, row);
  return {
    confirmation: {
      state,
      attempts,
      next_call_at: nextCallAt?.toISOString() ?? null,
      claimed_by: row?.claimed_by ?? null,
      claimed_until: row?.claimed_until?.toISOString() ?? null,
      calls: (row?.calls ?? []).map(withIsoTime),
    },
    notes: (row?.notes ?? []).map(withIsoTime),
    amendments: (row?.amendments ?? []).map(withIsoTime),
  };
}

function confirmationOf({ status, order_date }: ShownOrder, row: Row | undefined): Confirmation {
  const state = row?.state ?? null;
  if (!row || state === null) return untouched({ status, orderDate: new Date(order_date) });
  return { state, attempts: row.attempts ?? 0, nextCallAt: row.next_call_at };
}

function withIsoTime<T extends Signed>(entry: T): T {
  return { ...entry, at: new Date(entry.at).toISOString() };
}
