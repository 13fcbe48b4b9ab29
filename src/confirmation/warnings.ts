/** What a clerk should know before calling: other orders of the same telephone, and whether it is blocked. */
import type { OrderTracks } from '@/contract/admin/order-tracks';
import type { Database } from '@/database/database';
import { literalList } from '@/database/texts';
import { DUPLICATE_HOURS } from '@/domain/confirmation/warnings';
import { VOID_STATUSES } from '@/domain/orders/order-status';
import { confirmationWords } from '@/words/en/orders/confirmation';
import { isRefused } from './is-refused';

type Warning = OrderTracks['warnings'][number];

type Row = { id: number; duplicates: number[]; refused: number[]; is_blocked: boolean };

/** Other orders that a warning names. */
const MAX_NAMED = 5;

/** SQL: duplicates are a matter of living orders: neither this one nor the other is cancelled. */
const areLiving = `NOT (o.status IN (${literalList(VOID_STATUSES)}) OR d.status IN (${literalList(VOID_STATUSES)}))`;

const READ = {
  name: 'order-warnings',
  text: `SELECT o.id,
      ARRAY(SELECT d.id FROM orders d
        WHERE d.customer_phone_key = o.customer_phone_key AND d.id <> o.id AND ${areLiving}
          AND d.order_date BETWEEN o.order_date - interval '${DUPLICATE_HOURS} hours'
            AND o.order_date + interval '${DUPLICATE_HOURS} hours'
          AND EXISTS (SELECT FROM orders_items a JOIN orders_items b ON b.product_id = a.product_id
            WHERE a._parent_id = o.id AND b._parent_id = d.id)
        ORDER BY d.id LIMIT ${MAX_NAMED}) AS duplicates,
      ARRAY(SELECT d.id FROM orders d LEFT JOIN order_confirmations c ON c.order_id = d.id
        WHERE d.customer_phone_key = o.customer_phone_key AND d.id <> o.id AND ${isRefused({ o: 'd', c: 'c' })}
        ORDER BY d.id DESC LIMIT ${MAX_NAMED}) AS refused,
      EXISTS (SELECT FROM customer_blocks k
        WHERE k.phone_key = o.customer_phone_key AND (k.until IS NULL OR k.until > now())) AS is_blocked
    FROM orders o WHERE o.id = ANY($1::int[]) AND o.customer_phone_key IS NOT NULL`,
};

/** By order. */
export async function readWarnings(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, Warning[]>> {
  const { rows } = await db.query<Row>({ ...READ, values: [ids] });
  return new Map(rows.map((row) => [row.id, warningsOf(row)]));
}

function warningsOf({ duplicates, refused, is_blocked: isBlocked }: Row): Warning[] {
  const warnings: Warning[] = [];
  if (duplicates.length > 0) warnings.push({ kind: 'duplicate', text: confirmationWords.duplicate(duplicates) });
  if (refused.length > 0) warnings.push({ kind: 'refused-before', text: confirmationWords.refusedBefore(refused) });
  if (isBlocked) warnings.push({ kind: 'blocked', text: confirmationWords.blocked });
  return warnings;
}
