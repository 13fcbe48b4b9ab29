/** The lines of an order after an amendment. Pure. */
import type { AmendedLine } from '@/contract/admin/amendments';
import type { LockedProduct } from '@/orders/placing/order-basis';
import { newOrderLine, type OrderLine } from '@/orders/placing/order-rows';
import { type OrderChange, productChange } from '@/orders/placing/refusals';

/** A line that is asked for: one of the order's own, or a new one of a product. */
export type RequestedLine = { line: OrderLine; quantity: number } | { productId: number; quantity: number };

type Matched =
  | { ok: true; requested: RequestedLine[] }
  | { ok: false; index: number; problem: 'unknownItem' | 'productTwice' };

/** Finds which of the order's lines each entry names. */
export function matchLines(lines: readonly OrderLine[], entries: readonly AmendedLine[]): Matched {
  const requested: RequestedLine[] = [];
  const seen = new Set<string | number>();
  for (const [index, { item_id: id, product_id: productId, quantity }] of entries.entries()) {
    const line = lines.find((own) => (id === undefined ? own.productId === productId : own.id === id));
    const isOther = id !== undefined && (!line || (productId !== undefined && line.productId !== productId));
    if (isOther || (!line && productId === undefined)) return { ok: false, index, problem: 'unknownItem' };
    const key = line?.id ?? productId ?? '';
    if (seen.has(key)) return { ok: false, index, problem: 'productTwice' };
    seen.add(key);
    if (line) requested.push({ line, quantity });
    else if (productId !== undefined) requested.push({ productId, quantity });
  }
  return { ok: true, requested };
}

type Plan = {
  lines: OrderLine[];
  /** pieces that go back into the stock, by product; below zero for pieces that are taken */
  returned: ReadonlyMap<number, number>;
  /** why it cannot be done, all reasons at once */
  refusals: OrderChange[];
};

/**
 * Lines that stay keep title and price; new ones take today's. Stock moves by the difference, for lines whose pieces were counted
 * and for products that still are.
 * @param products the products of all lines, locked
 * @param newId the id of a new line
 */
export function planLines({
  lines,
  requested,
  products,
  writtenOff,
  newId,
}: {
  lines: readonly OrderLine[];
  requested: readonly RequestedLine[];
  products: ReadonlyMap<number, LockedProduct>;
  /** pieces of each product that came back unfit for sale: the order cannot give them back */
  writtenOff: ReadonlyMap<number, number>;
  newId: () => string;
}): Plan {
  const refusals: OrderChange[] = [];
  const planned = requested.flatMap((entry) => {
    if ('line' in entry) return { ...entry.line, quantity: entry.quantity };
    const product = products.get(entry.productId);
    const forSale = product?.published ? product : undefined;
    const refusal = productChange(forSale, { productId: entry.productId, name: product?.title ?? '' });
    if (refusal) refusals.push(refusal);
    return product && !refusal ? newOrderLine(product, { id: newId(), quantity: entry.quantity }) : [];
  });
  const returned = difference({ before: lines, after: planned, writtenOff });
  for (const [productId, pieces] of returned) {
    const product = products.get(productId);
    const line = planned.find((own) => own.productId === productId);
    const refusal =
      pieces < 0 ? refusalOfMore({ product, pieces: -pieces, title: line?.title ?? '', productId }) : null;
    if (refusal) refusals.push(refusal);
    const isCounted = product !== undefined && product.stock !== null;
    if (!isCounted || pieces === 0) returned.delete(productId);
  }
  return { lines: planned, returned, refusals };
}

/** Counted pieces before minus those after, by product. */
function difference({
  before,
  after,
  writtenOff,
}: {
  before: readonly OrderLine[];
  after: readonly OrderLine[];
  writtenOff: ReadonlyMap<number, number>;
}): Map<number, number> {
  const [had, has] = [piecesOf(before), piecesOf(after)];
  const taken = (pieces: ReadonlyMap<number, number>, id: number) =>
    Math.max(pieces.get(id) ?? 0, writtenOff.get(id) ?? 0);
  return new Map([...had.keys(), ...has.keys()].map((id) => [id, taken(had, id) - taken(has, id)]));
}

function piecesOf(lines: readonly OrderLine[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { productId, quantity, isStockCounted } of lines) {
    if (productId !== null && isStockCounted) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  }
  return pieces;
}

/** More pieces of a product that is gone, or of which too few are left. Stock that is not counted has enough. */
function refusalOfMore({
  product,
  pieces,
  title,
  productId,
}: {
  product: LockedProduct | undefined;
  pieces: number;
  title: string;
  productId: number;
}): OrderChange | null {
  if (!product) return { code: 'gone', productId, name: title };
  return product.stock !== null && product.stock < pieces ? { code: 'short', title, stock: product.stock } : null;
}
