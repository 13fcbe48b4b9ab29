/** Compares what the client believed of an order with what the server knows. Pure. */
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
import { formatTwoDecimals, toCentimes } from '@/domain/money';
import { orderWords } from '@/words/fr/orders';
import type { OrderedProduct } from './order-basis';
import type { OrderRefusal } from './refusals';

export type PricedOrder = { totals: OrderTotals; lines: PricedProduct[] };

export type PricedProduct = { product: OrderedProduct; quantity: number; unitCentimes: number };

type Comparison = { ok: true; priced: PricedOrder } | { ok: false; refusal: OrderRefusal };

/** Prices an order by the server's own figures; a refusal names everything that changed. */
export function compareClaims({
  input,
  products,
  feeCentimes,
}: {
  input: OrderRequest;
  products: ReadonlyMap<number, OrderedProduct>;
  feeCentimes: number;
}): Comparison {
  const messages: string[] = [];
  const lines: PricedProduct[] = [];
  for (const item of input.items) {
    const product = products.get(item.product_id);
    const message = lineProblem(item, product);
    if (message) messages.push(message);
    if (product) {
      lines.push({ product, quantity: item.quantity, unitCentimes: toCentimes(product.price) ?? 0 });
    }
  }
  const totals = orderTotals({ lines, feeCentimes });
  // A changed line explains changed sums, but not a changed fee.
  const changed = changedAmounts(input, { totals, isLineChanged: messages.length > 0 });
  messages.push(...changed.map(([field, dinars]) => orderWords.changed[field](formatTwoDecimals(dinars))));
  if (messages.length === 0) return { ok: true, priced: { totals, lines } };
  return {
    ok: false,
    refusal: { type: 'changed', messages, items: currentItems(input, products), amounts: Object.fromEntries(changed) },
  };
}

/** The present price and stock of the ordered products: the checkout refreshes its cart with them. */
function currentItems(input: OrderRequest, products: ReadonlyMap<number, OrderedProduct>): ChangedItem[] {
  return input.items.map(({ product_id }) => {
    const product = products.get(product_id);
    if (!product) return { product_id, price: null, stock: null, available: false };
    return { product_id, price: product.price, stock: product.stock, available: canBuy(product).ok };
  });
}

type Item = OrderRequest['items'][number];

function lineProblem(item: Item, product: OrderedProduct | undefined): string | null {
  if (!product) return `« ${item.name || `Produit ${item.product_id}`} » n'est plus disponible.`;
  const purchasable = canBuy(product);
  if (!purchasable.ok) {
    return purchasable.reason === 'unpriced'
      ? `« ${product.title} » n'est pas disponible à la vente pour le moment.`
      : `« ${product.title} » est en rupture de stock.`;
  }
  if (product.stock !== null && product.stock < item.quantity) {
    return `« ${product.title} » : il ne reste que ${product.stock} en stock.`;
  }
  if (differs(item.price, toCentimes(product.price) ?? 0)) {
    return `Le prix de « ${product.title} » a changé : ${formatTwoDecimals(product.price ?? 0)}.`;
  }
  return null;
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
