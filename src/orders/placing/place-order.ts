import type { Payload, PayloadRequest, TypedUser } from 'payload';
import type { OrderRequest, PlacedOrder } from '@/contract/orders';
import { announceChange } from '@/database/notifications';
import { type KeyedRequest, oncePerKey } from '@/database/request-keys';
import { isBelowMinimum } from '@/domain/orders/charges';
import { DEFAULT_ORDER_SOURCE, type TAKEN_SOURCES } from '@/domain/orders/order-source';
import { type RecipientKeys, recipientKeys } from '@/domain/orders/recipient';
import { moveStock } from '@/orders/status/stock';
import { orderSettings } from '@/shop';
import { isBlocked } from './blocked';
import { compareClaims, type PricedProduct } from './compare-claims';
import { findDestination } from './destination';
import { keyedOrder, type OrderOwner, readEarlierOrder } from './earlier-order';
import { lockProductsForSale, type OrderedProduct } from './order-basis';
import { accountWait, countsRecipients, recipientLocks, recipientWait } from './recipient-limit';
import type { OrderRefusal } from './refusals';
import { writeOrder } from './write-order';

type Placement = { ok: true; order: PlacedOrder } | { ok: false; refusal: OrderRefusal };

/** An order that one of the shop's people takes: it belongs to no account, and no limit or block applies. */
type Taken = { source: (typeof TAKEN_SOURCES)[number]; isConfirmed: boolean };

/** Prices that were agreed before the order, such as those of a quote. */
type Agreement = {
  /** identifies it in the hash of the request */
  name: string;
  /** dinars by product id, for each line of the order */
  prices: ReadonlyMap<number, number>;
  /** in the order's transaction: locks what was agreed. @returns what keeps it from being ordered */
  claim: (req: PayloadRequest) => Promise<'ordered' | 'expired' | null>;
  /** in the order's transaction, once the order is written */
  settle: (req: PayloadRequest, orderId: number) => Promise<void>;
};

type Args = {
  payload: Payload;
  input: OrderRequest;
  /** null for a guest */
  user: TypedUser | null;
  idempotencyKey: string | null;
  /** absent for an order from the shop */
  taken?: Taken;
  /** absent for an order at today's prices */
  agreement?: Agreement;
};

/**
 * Places an order in one transaction: prices and fee are read by the server, stock is taken by a conditional update, the
 * confirmation mail is queued as a job. Nothing of a refused order remains.
 * @throws DatabaseAwayError if the transaction failed to commit
 */
export async function placeOrder({ payload, user, idempotencyKey, ...order }: Args): Promise<Placement> {
  const { input, taken, agreement } = order;
  const owner = ownerOf(user, order);
  const request = keyedOrder({
    key: idempotencyKey,
    input,
    owner,
    isTaken: taken !== undefined,
    terms: { ...taken, ...(agreement && { agreement: agreement.name }) },
  });
  const recipient = owner.accountId !== null || taken ? null : recipientKeys(input.customer);
  const limited = countsRecipients() ? recipient : null;
  const locks = recipientLocks(limited, owner.accountId);
  return oncePerKey<Placement>(
    { payload, user },
    {
      request,
      locks,
      repeat: async (req, id) => ({ ok: true, order: await readEarlierOrder(req, id) }),
      reused: { ok: false, refusal: { type: 'key-reused' } },
    },
    async (req) => {
      const value = await place({ req, ...order, owner, recipient, limited, request });
      return { keep: value.ok, value };
    },
  );
}

type Placing = Pick<Args, 'input' | 'taken' | 'agreement'> & {
  req: PayloadRequest;
  owner: OrderOwner;
  recipient: RecipientKeys | null;
  /** the recipient, if its orders are counted; it is locked, as is the account */
  limited: RecipientKeys | null;
  request: KeyedRequest | null;
};

async function place({
  req,
  input,
  taken,
  agreement,
  owner,
  recipient,
  limited,
  request,
}: Placing): Promise<Placement> {
  const refused = (refusal: OrderRefusal) => ({ ok: false as const, refusal });
  if (!taken && (await isBlocked(req, input.customer))) return refused({ type: 'blocked' });
  const wait = limited
    ? await recipientWait(req, limited)
    : owner.accountId === null
      ? null
      : await accountWait(req, owner.accountId);
  if (wait !== null) return refused({ type: 'too-many', seconds: wait });

  const { region, commune: communeCode = null } = input.shipping;
  const found = await findDestination(req, { region, communeCode, method: input.delivery_method });
  if (!found.ok) return refused(found.refusal);
  const { destination } = found;

  const ids = input.items.map(({ product_id }) => product_id);
  const isOver = await agreement?.claim(req);
  if (isOver) return refused({ type: 'agreement-over', reason: isOver });

  const products = atAgreedPrices(await lockProductsForSale(req, ids), agreement);
  const compared = compareClaims({ input, products, fee: destination.fee });
  if (!compared.ok) return refused(compared.refusal);

  const { minimum_order: minimum } = orderSettings;
  // What was agreed, or is taken by the shop's own people, may be less.
  if (!taken && !agreement && isBelowMinimum(compared.priced.lines, minimum)) {
    return refused({ type: 'too-little', minimum });
  }

  const order = await writeOrder({
    req,
    input,
    priced: compared.priced,
    destination,
    owner,
    source: taken?.source ?? DEFAULT_ORDER_SOURCE,
    status: taken?.isConfirmed ? 'processing' : 'pending',
    recipient,
    request,
  });
  await agreement?.settle(req, order.order_id);
  const pieces = compared.priced.lines.filter((line) => line.product.stock !== null).map(asPieces);
  const short = await moveStock(req, { pieces, reason: 'sale', orderId: order.order_id });
  // compareClaims refuses shortages, and lockProductsForSale holds the rows until the end: no pieces can have been taken since.
  if (short.length > 0) throw new Error(`Locked products lost pieces: ${short.join(', ')}.`);
  // The rows are locked, so the last piece is known to be the last.
  const isSoldOut = compared.priced.lines.some(({ product, quantity }) => product.stock === quantity);
  if (pieces.length > 0) {
    const products = pieces.map(({ productId }) => productId);
    await announceChange(req, { aspects: isSoldOut ? ['stock', 'availability'] : ['stock'], products });
  }
  return { ok: true, order };
}

/** The products as they are sold in this order. */
function atAgreedPrices(
  products: ReadonlyMap<number, OrderedProduct>,
  agreement: Agreement | undefined,
): ReadonlyMap<number, OrderedProduct> {
  if (!agreement) return products;
  return new Map(
    [...products].map(([id, product]) => [id, { ...product, price: agreement.prices.get(id) ?? product.price }]),
  );
}

function ownerOf(user: Args['user'], { input, taken }: Pick<Args, 'input' | 'taken'>): OrderOwner {
  if (taken) return { accountId: null, guestId: null };
  return user ? { accountId: user.id, guestId: null } : { accountId: null, guestId: input.guest_id ?? null };
}

function asPieces({ product, quantity }: PricedProduct) {
  return { productId: product.id, quantity };
}
