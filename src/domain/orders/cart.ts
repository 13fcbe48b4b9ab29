/** The cart's rules. Prices in dinars. */
import { changedItem } from '../changed-item';

/** Pieces a line. */
export const MIN_QUANTITY = 1;
/** What anybody may buy. */
export const MAX_QUANTITY = 10;
/** What people with an account may buy. */
export const MAX_ACCOUNT_QUANTITY = 99;
/** What the shop's people may enter. */
export const MAX_OFFICE_QUANTITY = 999;

/** Lines of an order or a quote. */
export const MAX_ORDER_LINES = 100;

export type CartItem = {
  id: number;
  name: string;
  /** unit price in dinars */
  price: number;
  image: string | null;
  quantity: number;
};

/** The most pieces of a line in a buyer's cart or order. */
export function maxQuantityOf({ hasAccount }: { hasAccount: boolean }): number {
  return hasAccount ? MAX_ACCOUNT_QUANTITY : MAX_QUANTITY;
}

/** Keeps a quantity within the limits of a line. */
export function clampQuantity(quantity: number, max: number = MAX_QUANTITY): number {
  if (!Number.isFinite(quantity)) return MIN_QUANTITY;
  return Math.min(max, Math.max(MIN_QUANTITY, Math.trunc(quantity)));
}

/**
 * Adds an item, or raises the quantity of the one with the same id.
 * @returns the new items and whether the limit of a line cut the added amount
 */
export function addItem(
  items: readonly CartItem[],
  added: Omit<CartItem, 'quantity'> & { quantity?: number },
  max: number = MAX_QUANTITY,
): { items: CartItem[]; isCapped: boolean } {
  const amount = added.quantity ?? 1;
  const existing = items.find((item) => item.id === added.id);
  const requested = (existing?.quantity ?? 0) + amount;
  const line: CartItem = { ...added, quantity: clampQuantity(requested, max) };
  return {
    items: existing ? changedItem(items, { id: added.id }, () => line) : [...items, line],
    isCapped: requested > max,
  };
}

/** Sets a line's quantity; zero or less removes the line. */
export function setQuantity(
  items: readonly CartItem[],
  id: number,
  quantity: number,
  max: number = MAX_QUANTITY,
): CartItem[] {
  if (quantity <= 0) return removeItem(items, id);
  return changedItem(items, { id }, (item) => ({ ...item, quantity: clampQuantity(quantity, max) }));
}

export function removeItem(items: readonly CartItem[], id: number): CartItem[] {
  return items.filter((item) => item.id !== id);
}

/** The number of pieces, the sum of the lines' quantities. */
export function totalItems(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0);
}

/** The pieces that a cart has beyond the most of a line. */
export function piecesAbove(items: readonly CartItem[], max: number): number {
  return items.reduce((sum, { quantity }) => sum + Math.max(0, quantity - max), 0);
}

/** Reads stored cart items and drops invalid ones: other scripts, versions and people can write to the storage. */
export function restoreItems(stored: unknown, max: number = MAX_QUANTITY): CartItem[] {
  if (!Array.isArray(stored)) return [];
  const items = stored.flatMap((entry: unknown) => {
    const item = readItem(entry, max);
    return item ? [item] : [];
  });
  return items.filter((item, index) => items.findIndex((other) => other.id === item.id) === index);
}

function readItem(entry: unknown, max: number): CartItem | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { id, name, price, image, quantity } = entry as Record<string, unknown>;
  const numericId = Number(id);
  if (!Number.isSafeInteger(numericId) || numericId <= 0) return null;
  if (typeof price !== 'number' || !Number.isFinite(price) || price <= 0) return null;
  return {
    id: numericId,
    name: typeof name === 'string' ? name : '',
    price,
    image: typeof image === 'string' ? image : null,
    quantity: clampQuantity(Number(quantity), max),
  };
}
