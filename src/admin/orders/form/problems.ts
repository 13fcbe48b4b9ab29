/** What is wrong with a draft, by the field's name in the call: `customer.phone`, `items.0.quantity`. Pure. */
import { ApiError } from '@/client/api/api-error';
import { isRecord } from '@/domain/json';
import { MAX_OFFICE_QUANTITY } from '@/domain/orders/cart';
import { isBlank } from '@/domain/text';
import { officeOrderFormWords } from '@/words/en/orders/order-form';
import { type DraftLine, type OrderDraft, quantityOf } from './order-draft';

export type Problems = Readonly<Record<string, string>>;

/** What need not be sent to be known. */
export function problemsOf({ lines, shipping }: OrderDraft): Problems {
  const wrong = lines.flatMap((line, index) => (quantityOf(line) === null ? [index] : []));
  return {
    ...(lines.length === 0 && { items: officeOrderFormWords.noLines }),
    ...Object.fromEntries(
      wrong.map((index) => [`items.${index}.quantity`, officeOrderFormWords.quantity(MAX_OFFICE_QUANTITY)]),
    ),
    ...(isBlank(shipping.region) && { 'shipping.region': officeOrderFormWords.noWilaya }),
  };
}

/** What the server says about fields. */
export function refusedFields(error: Error): Problems {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.details).flatMap(([field, messages]) => {
      const [first] = [messages].flat();
      return typeof first === 'string' ? [[field, first]] : [];
    }),
  );
}

/** The lines with price and stock as the server has them now, if it refused the order for these. */
export function refreshedLines(lines: readonly DraftLine[], error: Error): readonly DraftLine[] {
  const items = error instanceof ApiError && Array.isArray(error.details.items) ? error.details.items : [];
  const known = new Map(items.filter(isRecord).map((item) => [item.product_id, item]));
  return lines.map((line) => {
    const item = known.get(line.productId);
    if (!item) return line;
    const price = line.itemId === null && typeof item.price === 'number' ? item.price : line.price;
    const stock = item.available === false && item.price === null ? 0 : item.stock;
    return { ...line, price, stock: typeof stock === 'number' ? stock : null };
  });
}
