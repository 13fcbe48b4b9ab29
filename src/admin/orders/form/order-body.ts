/** The bodies of the calls that change an order and that take a new one. Pure. */
import { amountsOf, type OrderTotals } from '@/domain/orders/charges';
import type { TAKEN_SOURCES } from '@/domain/orders/order-source';
import { type DraftLine, type OrderDraft, quantityOf } from './order-draft';

export type Amendment = {
  items?: { item_id?: string; product_id?: number; quantity: number }[];
  customer?: Record<string, string>;
  shipping?: Record<string, string | number | null>;
  delivery_method?: string;
};

/** What differs, as PATCH /api/admin/orders/{id}/ takes it; an empty object if nothing does. */
export function amendmentOf(before: OrderDraft, after: OrderDraft): Amendment {
  const customer = changedTexts(before.customer, after.customer);
  const isMoved = before.shipping.region !== after.shipping.region;
  const shipping = {
    ...changedTexts(before.shipping, after.shipping),
    ...((isMoved || before.commune !== after.commune) && { commune: after.commune }),
  };
  return {
    ...(JSON.stringify(before.lines.map(lineKey)) !== JSON.stringify(after.lines.map(lineKey)) && {
      items: after.lines.map(amendedLine),
    }),
    ...(Object.keys(customer).length > 0 && { customer }),
    ...(Object.keys(shipping).length > 0 && { shipping }),
    ...(before.method !== after.method && { delivery_method: after.method }),
  };
}

function changedTexts(before: Record<string, string>, after: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(after)
      .filter(([name, text]) => text.trim() !== (before[name] ?? '').trim())
      .map(([name, text]) => [name, text.trim()]),
  );
}

const lineKey = (line: DraftLine) => [line.itemId, line.productId, quantityOf(line)];

/** A line of the order stays by its own id, also when its product was deleted. */
function amendedLine(line: DraftLine) {
  const { itemId, productId } = line;
  const named = itemId !== null ? { item_id: itemId } : productId !== null ? { product_id: productId } : {};
  return { ...named, quantity: quantityOf(line) ?? 0 };
}

type Taken = {
  source: (typeof TAKEN_SOURCES)[number];
  /** the customer has said yes */
  isConfirmed: boolean;
  /** what the customer was told; the server refuses the order if it calculates something else */
  totals: OrderTotals;
};

/** The body of POST /api/admin/orders/. */
export function takenOrderOf({ lines, customer, shipping, commune, method }: OrderDraft, taken: Taken) {
  return {
    source: taken.source,
    confirmed: taken.isConfirmed,
    customer: trimmed(customer),
    shipping: { ...trimmed(shipping), ...(commune !== null && { commune }) },
    items: lines.map((line) => ({
      product_id: line.productId,
      quantity: quantityOf(line) ?? 0,
      price: line.price,
      name: line.title,
    })),
    payment_method: 'cod',
    delivery_method: method,
    ...amountsOf(taken.totals),
  };
}

function trimmed(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()]));
}
