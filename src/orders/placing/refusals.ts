/** Why an order is refused. Expected, so returned as data and not thrown. Pure. */
import type { ChangedItem } from '@/contract/orders';
import type { AmountField } from '@/domain/orders/charges';
import { canBuy, type Sellable } from '@/domain/products/availability';

export type OrderRefusal =
  | { type: 'unknown-region' }
  /** no commune of this wilaya has this code */
  | { type: 'unknown-commune' }
  /** nothing is delivered there, or the courier has no desk there; `place`: name of the commune or wilaya */
  | { type: 'undeliverable'; reason: 'not-served' | 'no-desk'; place: string }
  | { type: 'key-reused' }
  /** what was agreed, such as a quote, was ordered already or no longer holds */
  | { type: 'agreement-over'; reason: 'ordered' | 'expired' }
  /** the goods are worth less than an order must be; `minimum`: dinars */
  | { type: 'too-little'; minimum: number }
  /** this telephone may not order online */
  | { type: 'blocked' }
  /** this recipient has too many orders; the next may be placed in `seconds` */
  | { type: 'too-many'; seconds: number }
  | {
      type: 'changed';
      /** most important first */
      changes: OrderChange[];
      items: ChangedItem[];
      /** dinars: the server's own amounts where the client's differed */
      amounts: Partial<Record<AmountField, number>>;
    };

/** One difference between what the client claimed and the current data. Prices and amounts are in dinars. */
export type OrderChange =
  | { code: 'gone'; productId: number; name: string }
  | { code: 'unpriced' | 'soldOut'; title: string }
  | { code: 'short'; title: string; stock: number }
  | { code: 'price'; title: string; price: number }
  | { code: 'amount'; name: AmountField; value: number };

/** A product as an order reads it; undefined if it is gone. */
type Product = (Sellable & { title: string; price: number | null; stock: number | null }) | undefined;

/** What keeps a product from being bought at all. @param name by which the caller knows it */
export function productChange(
  product: Product,
  { productId, name }: { productId: number; name: string },
): OrderChange | null {
  if (!product) return { code: 'gone', productId, name };
  const purchasable = canBuy(product);
  if (purchasable.ok) return null;
  return { code: purchasable.reason === 'unpriced' ? 'unpriced' : 'soldOut', title: product.title };
}

/** The product as it is now, with which the caller refreshes what it shows. */
export function currentItem(
  productId: number,
  product: Product,
  isAvailable: boolean = product !== undefined && canBuy(product).ok,
): ChangedItem {
  return {
    product_id: productId,
    price: product?.price ?? null,
    stock: product?.stock ?? null,
    available: isAvailable,
  };
}
