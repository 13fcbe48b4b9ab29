import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { forget } from '@/catalogue/cache';
import type { OrderRequest, PlacedOrder } from '@/contract/orders';
import { DatabaseAwayError } from '@/database/database-away-error';
import { inTransaction } from '@/database/in-transaction';
import { announceChange } from '@/database/notifications';
import { secondLook } from '@/database/second-look';
import { recipientKeys } from '@/domain/recipient';
import { wakeWorker } from '@/jobs/wake';
import { compareClaims, currentItems, type PricedProduct } from './compare-claims';
import { holdKey, requestHash } from './idempotency';
import { findRegion, lockProducts } from './order-basis';
import { recipientWait } from './recipient-limit';
import type { OrderRefusal } from './refusals';
import { recordMovement, takeStock } from './stock';
import { writeOrder } from './write-order';

type Placement = { ok: true; order: PlacedOrder } | { ok: false; refusal: OrderRefusal };

type Args = {
  payload: Payload;
  input: OrderRequest;
  /** null for a guest */
  user: TypedUser | null;
  idempotencyKey: string | null;
};

/**
 * Places an order in one transaction: prices and fee are read by the server, stock is taken by a conditional update, the
 * confirmation mail is queued as a job (contract, "An order"). Nothing of a refused order remains.
 */
export async function placeOrder({ payload, input, user, idempotencyKey }: Args): Promise<Placement> {
  const { isCommitted, value } = await inTransaction({ payload, user }, async (req) => {
    const placement = await place({ req, input, idempotencyKey });
    return { keep: placement.isNew, value: placement.outcome };
  });
  if (!isCommitted || !value.ok) return value;

  await assertStored(payload, value.order.order_id);
  // The notification tells everybody, this process included, a moment later; its next reader need not wait for it.
  forget('stock');
  wakeWorker();
  return value;
}

async function place({
  req,
  input,
  idempotencyKey,
}: {
  req: PayloadRequest;
  input: OrderRequest;
  idempotencyKey: string | null;
}): Promise<{ isNew: boolean; outcome: Placement }> {
  const refused = (refusal: OrderRefusal) => ({ isNew: false, outcome: { ok: false as const, refusal } });
  const guestId = req.user ? null : (input.guest_id ?? null);
  const hash = requestHash(input);

  if (idempotencyKey !== null) {
    const lookup = await holdKey(req, { key: idempotencyKey, hash, guestId });
    if (lookup.type === 'same-request') return { isNew: false, outcome: { ok: true, order: lookup.order } };
    if (lookup.type === 'other-request') return refused({ type: 'key-reused' });
  }

  const recipient = recipientKeys(input.customer);
  const wait = req.user ? null : await recipientWait(req, recipient);
  if (wait !== null) return refused({ type: 'too-many', seconds: wait });

  const region = await findRegion(req, input.shipping.region);
  if (!region) return refused({ type: 'unknown-region' });

  const products = await lockProducts(req, input.items);
  const compared = compareClaims({ input, products, feeCentimes: region.feeCentimes });
  if (!compared.ok) return refused(compared.refusal);

  const counted = compared.priced.lines.filter((line) => line.product.stock !== null).map(asPieces);
  const short = await takeStock(req, counted);
  if (short.length > 0) {
    const messages = ['Le stock de votre commande a changé. Veuillez vérifier votre panier.'];
    return refused({ type: 'changed', messages, items: currentItems(input, products), amounts: {} });
  }

  const order = await writeOrder({
    req,
    input,
    priced: compared.priced,
    wilayaName: region.name,
    guestId,
    recipient,
    idempotencyKey,
    hash,
  });
  for (const piece of counted) {
    await recordMovement(req, { ...piece, quantity: -piece.quantity, reason: 'sale', orderId: order.order_id });
  }
  await req.payload.jobs.queue({ task: 'send-order-confirmation', input: { orderId: order.order_id }, req });
  // The rows are locked, so the last piece is known to be the last.
  const isSoldOut = compared.priced.lines.some(({ product, quantity }) => product.stock === quantity);
  if (counted.length > 0) await announceChange(req, isSoldOut ? 'availability' : 'stock');
  return { isNew: true, outcome: { ok: true, order } };
}

function asPieces({ product, quantity }: PricedProduct) {
  return { productId: product.id, quantity };
}

/** Payload's adapter reports a failed COMMIT as success: an order is only confirmed once another connection sees it. */
async function assertStored(payload: Payload, orderId: number): Promise<void> {
  const { rowCount } = await secondLook(payload).query({
    name: 'order-stored',
    text: 'SELECT 1 FROM orders WHERE id = $1',
    values: [orderId],
  });
  if (rowCount !== 1) throw new DatabaseAwayError(`Order ${orderId} was not stored: its transaction failed to commit.`);
}
