import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { recordAudit } from '@/audit/record';
import type { Quote, QuoteOrderRequest } from '@/contract/quotes';
import { lockRows } from '@/database/locks';
import { executeInTransaction } from '@/database/transaction';
import { quoteState } from '@/domain/orders/quotes';
import { placeOrder } from '@/orders/placing/place-order';

type Args = {
  payload: Payload;
  quote: Quote;
  input: QuoteOrderRequest;
  /** null for a guest */
  user: TypedUser | null;
  idempotencyKey: string | null;
};

/** Orders what was quoted, at its prices and today's fee. Stock is taken now. */
export function orderQuote({ payload, quote, input, user, idempotencyKey }: Args): ReturnType<typeof placeOrder> {
  const items = quote.items.map(({ product_id, quantity, title }) => ({ product_id, quantity, name: title }));
  return placeOrder({
    payload,
    user,
    idempotencyKey,
    input: { ...input, items },
    agreement: {
      name: `quote ${quote.number}`,
      prices: new Map(quote.items.map(({ product_id, price }) => [product_id, price])),
      claim: (req) => claim(req, quote.number),
      settle: (req, orderId) => settle(req, { id: quote.number, orderId }),
    },
  });
}

/** Decides under the row's lock, so that of two orders at once one sees what the other did. @returns what keeps it from being ordered */
async function claim(req: PayloadRequest, id: number): Promise<'ordered' | 'expired' | null> {
  const [row] = await lockRows<{ ordered_at: string | null; valid_until: string }>(
    req,
    'quotes',
    [id],
    'ordered_at, valid_until',
  );
  // Deleted with its account since it was read.
  if (!row) return 'expired';
  const { ordered_at, valid_until } = row;
  const state = quoteState(
    { orderedAt: ordered_at === null ? null : new Date(ordered_at), validUntil: new Date(valid_until) },
    new Date(),
  );
  return state === 'open' ? null : state;
}

async function settle(req: PayloadRequest, { id, orderId }: { id: number; orderId: number }): Promise<void> {
  await executeInTransaction(req, sql`UPDATE quotes SET ordered_at = now(), order_id = ${orderId} WHERE id = ${id}`);
  await recordAudit(req, {
    action: 'update',
    subjectType: 'quotes',
    subjectId: id,
    changes: { order: [null, orderId] },
  });
}
