/** The key of an order's request, and the order with which a repeated one is answered. */
import { sql } from '@payloadcms/db-postgres';
import type { OrderRequest, PlacedOrder } from '@/contract/orders';
import { type KeyedRequest, keyedRequest } from '@/database/request-keys';
import { executeInTransaction, type InTransaction } from '@/database/transaction';
import { type AmountField, type KeptCharge, keptAmounts } from '@/domain/orders/charges';

/** Both null: the shop's people took the order, or a guest without an id placed it. */
export type OrderOwner = { accountId: number | null; guestId: string | null };

type Args = {
  key: string | null;
  input: OrderRequest;
  owner: OrderOwner;
  isTaken: boolean;
  /** what makes it another request beside its input */
  terms: object;
};

/** The guest is not part of the content: whose answer was lost may log in before trying again. */
export function keyedOrder({ key, input, owner, isTaken, terms }: Args): KeyedRequest | null {
  const { guest_id: _, ...content } = { ...input, ...terms };
  return keyedRequest(isTaken ? 'office-order' : 'order', { key, content, owner: nameOf(owner) });
}

function nameOf({ accountId, guestId }: OrderOwner): string | null {
  if (accountId !== null) return `account ${accountId}`;
  return guestId === null ? null : `guest ${guestId}`;
}

type Row = Omit<PlacedOrder, AmountField> & { charges: KeptCharge[] };

/** The answer of the request that placed this order, with the status that the order has by now. */
export async function readEarlierOrder(req: InTransaction, id: number): Promise<PlacedOrder> {
  const [earlier] = await executeInTransaction<Row>(
    req,
    sql`SELECT id AS order_id, status, charges, tracking_code FROM orders WHERE id = ${id}`,
  );
  if (!earlier) throw new Error(`Order ${id} is gone, though orders are never deleted.`);
  const { order_id, status, charges, tracking_code } = earlier;
  return { order_id, status, ...keptAmounts(charges), tracking_code };
}
