/** Compares the amounts that the client expects with the server's. Pure. */
import type { ChangedItem, OrderRequest } from '@/contract/orders';
import { canBuy } from '@/domain/availability';
import {
  AMOUNT_FIELDS,
  type AmountField,
  amountsOf,
  followsLines,
  type OrderTotals,
  orderTotals,
} from '@/domain/charges';
import { toCentimes } from '@/domain/money';
import type { OrderedProduct } from './order-basis';
import type { OrderChange, OrderRefusal } from './refusals';

export type PricedOrder = { totals: OrderTotals; lines: PricedProduct[] };

export type PricedProduct = { product: OrderedProduct; quantity: number; unitCentimes: number };

type Comparison = { ok: true; priced: PricedOrder } | { ok: false; refusal: OrderRefusal };

/** Prices an order from the server's data; a refusal names everything that changed. */
export function compareClaims({
  input,
  products,
  feeCentimes,
}: {
  input: OrderRequest;
  products: ReadonlyMap<number, OrderedProduct>;
  feeCentimes: number;
}): Comparison {
  const changes: OrderChange[] = [];
  const lines: PricedProduct[] = [];
  for (const item of input.items) {
    const product = products.get(item.product_id);
    const change = lineChange(item, product);
    if (change) changes.push(change);
    if (product) {
      lines.push({ product, quantity: item.quantity, unitCentimes: toCentimes(product.price) ?? 0 });
    }
  }
  const totals = orderTotals({ lines, feeCentimes });
  // A changed line explains changed sums, but not a changed fee.
  const changed = changedAmounts(input, { totals, isLineChanged: changes.length > 0 });
  changes.push(...changed.map(([name, value]) => ({ code: 'amount' as const, name, value })));
  if (changes.length === 0) return { ok: true, priced: { totals, lines } };
  return {
    ok: false,
    refusal: { type: 'changed', changes, items: currentItems(input, products), amounts: Object.fromEntries(changed) },
  };
}

/** Current price and stock of the ordered products, with which the checkout refreshes its cart. */
function currentItems(input: OrderRequest, products: ReadonlyMap<number, OrderedProduct>): ChangedItem[] {
  return input.items.map(({ product_id }) => {
    const product = products.get(product_id);
    if (!product) return { product_id, price: null, stock: null, available: false };
    return { product_id, price: product.price, stock: product.stock, available: canBuy(product).ok };
  });
}

type Item = OrderRequest['items'][number];

function lineChange(item: Item, product: OrderedProduct | undefined): OrderChange | null {
  if (!product) return { code: 'gone', productId: item.product_id, name: item.name ?? '' };
  const { title, stock, price } = product;
  const purchasable = canBuy(product);
  if (!purchasable.ok) return { code: purchasable.reason === 'unpriced' ? 'unpriced' : 'soldOut', title };
  if (stock !== null && stock < item.quantity) return { code: 'short', title, stock };
  return differs(item.price, toCentimes(price) ?? 0) ? { code: 'price', title, price: price ?? 0 } : null;
}

function changedAmounts(
  input: OrderRequest,
  { totals, isLineChanged }: { totals: OrderTotals; isLineChanged: boolean },
): [field: AmountField, dinars: number][] {
  const amounts = amountsOf(totals);
  return AMOUNT_FIELDS.filter((field) => !(isLineChanged && followsLines(field)))
    .filter((field) => differs(input[field], toCentimes(amounts[field]) ?? 0))
    .map((field) => [field, amounts[field]]);
}

/** An amount that the client left out does not differ. */
function differs(claimed: number | null | undefined, centimes: number): boolean {
  return claimed !== null && claimed !== undefined && toCentimes(claimed) !== centimes;
}
