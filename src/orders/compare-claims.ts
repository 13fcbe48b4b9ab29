/** Compares what the client believed of an order with what the server knows. Pure. */
import type { ChangedItem, OrderRequest } from '@/contract/orders';
import { canBuy } from '@/domain/availability';
import { formatTwoDecimals, toCentimes, toDinars } from '@/domain/money';
import { type OrderTotals, orderTotals } from '@/domain/order-totals';
import type { OrderedProduct } from './order-basis';
import type { OrderRefusal } from './refusals';

export type PricedOrder = { totals: OrderTotals; lines: PricedProduct[] };

export type PricedProduct = { product: OrderedProduct; quantity: number; unitCentimes: number };

type Comparison = { ok: true; priced: PricedOrder } | { ok: false; refusal: OrderRefusal };

/** Prices an order by the server's own figures; refuses with everything that changed, told at once. */
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
  // Beside a changed line the sums differ as a matter of course; a changed fee is news of its own.
  const wrong = wrongAmounts(input, totals);
  const amounts = messages.length > 0 ? pickFee(wrong) : wrong;
  messages.push(...amountMessages(amounts));
  if (messages.length === 0) return { ok: true, priced: { totals, lines } };
  return { ok: false, refusal: { type: 'changed', messages, items: currentItems(input, products), amounts } };
}

/** How the ordered products stand now, for the checkout to refresh its cart. */
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

type Amounts = Partial<Record<'subtotal' | 'delivery_price' | 'total', number>>;

function wrongAmounts(input: OrderRequest, totals: OrderTotals): Amounts {
  const amounts: Amounts = {};
  if (differs(input.subtotal, totals.subtotal)) amounts.subtotal = toDinars(totals.subtotal);
  if (differs(input.delivery_price, totals.delivery)) amounts.delivery_price = toDinars(totals.delivery);
  if (differs(input.total, totals.total)) amounts.total = toDinars(totals.total);
  return amounts;
}

function pickFee({ delivery_price }: Amounts): Amounts {
  return delivery_price === undefined ? {} : { delivery_price };
}

function amountMessages({ subtotal, delivery_price, total }: Amounts): string[] {
  const messages: string[] = [];
  if (subtotal !== undefined) messages.push(`Le sous-total a changé : ${formatTwoDecimals(subtotal)}.`);
  if (delivery_price !== undefined) {
    messages.push(`Les frais de livraison ont changé : ${formatTwoDecimals(delivery_price)}.`);
  }
  if (total !== undefined) messages.push(`Le total a changé : ${formatTwoDecimals(total)}.`);
  return messages;
}

/** An amount that the client left out is not checked. */
function differs(claimed: number | null | undefined, centimes: number): boolean {
  return claimed !== null && claimed !== undefined && toCentimes(claimed) !== centimes;
}
