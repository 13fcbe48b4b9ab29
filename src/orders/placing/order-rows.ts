/**
 * The rows of an order, as a new order and an amendment write them: its own copy of titles, pictures, prices and the names of wilaya
 * and commune, which later edits of the catalogue never change.
 */

import { toDinars } from '@/domain/money';
import { amountInDinars, dueCentimes, type KeptCharge } from '@/domain/orders/charges';
import { ORDER_TEXTS, type OrderText, orderColumn } from '@/domain/orders/order-fields';
import { lineTotal } from '@/domain/orders/priced-lines';
import { personKey } from '@/domain/phone';
import { customerText } from '@/orders/reading/customer-text';
import type { OrderedProduct } from './order-basis';

export type OrderLine = {
  id: string;
  /** null for a line of the oldest orders, which did not keep it */
  productId: number | null;
  title: string;
  reference: string | null;
  image: string | null;
  quantity: number;
  /** of a piece, in dinars */
  price: number;
  /** whether its pieces were taken from a counted stock */
  isStockCounted: boolean;
};

/** A line of a product at its present price. */
export function newOrderLine(product: OrderedProduct, { id, quantity }: { id: string; quantity: number }): OrderLine {
  return {
    id,
    productId: product.id,
    title: product.title,
    reference: product.reference,
    image: product.main_image,
    quantity,
    price: amountInDinars(product.price),
    isStockCounted: product.stock !== null,
  };
}

const LINE_COLUMNS: readonly [name: string, type: string, value: (line: OrderLine, index: number) => unknown][] = [
  ['_order', 'int', (_, index) => index + 1],
  ['id', 'text', ({ id }) => id],
  ['product_id', 'int', ({ productId }) => productId],
  ['title', 'text', ({ title }) => title],
  ['reference', 'text', ({ reference }) => reference],
  ['image', 'text', ({ image }) => image],
  ['quantity', 'int', ({ quantity }) => quantity],
  ['price', 'numeric', ({ price }) => price],
  ['total_price', 'numeric', lineTotal],
  ['is_stock_counted', 'boolean', ({ isStockCounted }) => isStockCounted],
];

/** The number of parameters of `insertLines`. */
export const LINE_PARAMETERS = LINE_COLUMNS.length;

/**
 * SQL that writes the lines of an order.
 * @param from SQL of the order's row, which has an `id`
 * @param first number of the first of the parameters that `lineValues` gives
 */
export function insertLines({ from, first }: { from: string; first: number }): string {
  const arrays = LINE_COLUMNS.map(([, type], index) => `$${first + index}::${type}[]`);
  return `INSERT INTO orders_items (_parent_id, ${LINE_COLUMNS.map(([name]) => name).join(', ')})
    SELECT written.id, line.* FROM ${from} AS written, unnest(${arrays.join(', ')}) AS line`;
}

/** The values of the parameters of `insertLines`: one array for each column. */
export function lineValues(lines: readonly OrderLine[]): unknown[][] {
  return LINE_COLUMNS.map(([, , value]) => lines.map(value));
}

export type OrderTerms = {
  texts: Readonly<Record<OrderText, string | undefined>>;
  /** null for a region that is gone */
  wilayaId: number | null;
  /** null if the order names no commune */
  commune: { code: number; name: string } | null;
  charges: readonly KeptCharge[];
};

/** The columns that an amendment may change. */
export const TERM_COLUMNS = [
  ...ORDER_TEXTS.map(orderColumn),
  'customer_folded',
  'customer_phone_key',
  'wilaya_id',
  'commune_code',
  'commune_name',
  'charges',
  'total',
];

/** Their values, in the same order. */
export function termValues({ texts, wilayaId, commune, charges }: OrderTerms): unknown[] {
  const { customer_phone: phone = '' } = texts;
  const customer = {
    firstName: texts.customer_first_name ?? '',
    lastName: texts.customer_last_name ?? '',
    email: texts.customer_email ?? '',
    phone,
    phone2: texts.customer_phone2,
  };
  return [
    ...ORDER_TEXTS.map((name) => texts[name] ?? null),
    customerText(customer),
    personKey(phone),
    wilayaId,
    commune?.code ?? null,
    commune?.name ?? null,
    JSON.stringify(charges),
    toDinars(dueCentimes(charges)),
  ];
}
