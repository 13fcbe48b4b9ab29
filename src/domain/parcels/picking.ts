/** What is to be taken from the shelves for several orders. */
import { compareFrench } from '../texts/name-order';
import type { SheetItem } from './sheet';

export type PickingLine = {
  title: string;
  reference: string | null;
  productId: number | null;
  /** pieces for all parcels together */
  quantity: number;
  /** by number */
  orders: { orderId: number; quantity: number }[];
};

/** An order, whether it has a parcel or not. */
export type PickedOrder = { orderId: number; items: readonly PickedItem[] };
type PickedItem = Omit<SheetItem, 'price'>;

/** Each product once, by title. A deleted one is recognised by its part number and title. */
export function pickingLines(orders: readonly PickedOrder[]): PickingLine[] {
  const lines = new Map<string, PickingLine>();
  for (const { orderId, items } of orders.toSorted((left, right) => left.orderId - right.orderId)) {
    for (const item of items) {
      const key = keyOf(item);
      const line = lines.get(key) ?? { ...namesOf(item), quantity: 0, orders: [] };
      lines.set(key, line);
      line.quantity += item.quantity;
      const last = line.orders.at(-1);
      if (last?.orderId === orderId) last.quantity += item.quantity;
      else line.orders.push({ orderId, quantity: item.quantity });
    }
  }
  return [...lines.values()].toSorted((left, right) => compareFrench(left.title, right.title));
}

function keyOf({ productId, reference, title }: PickedItem): string {
  return productId === null ? JSON.stringify([reference, title]) : String(productId);
}

function namesOf({ title, reference, productId }: PickedItem) {
  return { title, reference, productId };
}
