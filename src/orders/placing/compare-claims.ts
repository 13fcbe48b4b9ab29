/** Compares the amounts that the client expects with the server's. */
import type { OrderRequest } from '@/contract/orders';
import type { Fee } from '@/domain/delivery/delivery-fees';
import { toCentimes } from '@/domain/money';
import {
  AMOUNT_FIELDS,
  type AmountField,
  amountsOf,
  followsLines,
  type OrderTotals,
  orderTotals,
} from '@/domain/orders/charges';
import { orderSettings } from '@/shop';
import type { OrderedProduct } from './order-basis';
import { currentItem, type OrderChange, type OrderRefusal, productChange } from './refusals';

export type PricedOrder = { totals: OrderTotals; lines: PricedProduct[] };

export type PricedProduct = { product: OrderedProduct; price: number | null; quantity: number };

type Comparison = { ok: true; priced: PricedOrder } | { ok: false; refusal: OrderRefusal };

/** Prices an order from the server's data; a refusal names everything that changed. */
export function compareClaims({
  input,
  products,
  fee,
}: {
  input: OrderRequest;
  products: ReadonlyMap<number, OrderedProduct>;
  fee: Fee;
}): Comparison {
  const changes: OrderChange[] = [];
  const lines: PricedProduct[] = [];
  for (const item of input.items) {
    const product = products.get(item.product_id);
    const change = lineChange(item, product);
    if (change) changes.push(change);
    if (product) lines.push({ product, price: product.price, quantity: item.quantity });
  }
  const totals = orderTotals({ lines, fee, freeFrom: orderSettings.free_delivery_from });
  // A changed line explains changed sums, but not a changed fee.
  const changed = changedAmounts(input, { totals, isLineChanged: changes.length > 0 });
  changes.push(...changed.map(([name, value]) => ({ code: 'amount' as const, name, value })));
  if (changes.length === 0) return { ok: true, priced: { totals, lines } };
  const items = input.items.map(({ product_id }) => currentItem(product_id, products.get(product_id)));
  return { ok: false, refusal: { type: 'changed', changes, items, amounts: Object.fromEntries(changed) } };
}

type Item = OrderRequest['items'][number];

function lineChange(item: Item, product: OrderedProduct | undefined): OrderChange | null {
  const change = productChange(product, { productId: item.product_id, name: item.name ?? '' });
  if (change || !product) return change;
  const { title, stock, price } = product;
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
