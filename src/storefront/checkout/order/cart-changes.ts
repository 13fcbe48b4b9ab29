import type { ChangedItem } from '@/contract/orders';
import { type CartItem, clampQuantity, MAX_ACCOUNT_QUANTITY } from '@/domain/orders/cart';
import { formatTwoDecimals } from '@/domain/price-texts';
import { commonWords } from '@/words/fr/common';
import { checkoutWords } from '@/words/fr/orders/checkout';

/** The cart as the server says it can be ordered, and in French what became of each line that changed. */
type RefreshedCart = { items: CartItem[]; changes: string[] };

type RefreshedLine = { item: CartItem | null; changes: string[] };

/**
 * Brings the cart in line with what the server answered to a refused order (409): prices are replaced, quantities cut
 * to the stock, lines that are gone removed. Lines that the server did not name stay as they are.
 */
export function refreshCart(items: readonly CartItem[], changed: readonly ChangedItem[]): RefreshedCart {
  const lines = items.map((item) =>
    refreshLine(
      item,
      changed.find((entry) => entry.product_id === item.id),
    ),
  );
  return {
    items: lines.flatMap((line) => (line.item ? [line.item] : [])),
    changes: lines.flatMap((line) => line.changes),
  };
}

function refreshLine(item: CartItem, now: ChangedItem | undefined): RefreshedLine {
  if (!now) return { item, changes: [] };
  const name = checkoutWords.quoted(item.name || commonWords.product);
  if (isGone(now)) return { item: null, changes: [checkoutWords.gone(name)] };

  const changes: string[] = [];
  let refreshed = item;
  if (now.price !== null && now.price !== item.price) {
    changes.push(checkoutWords.priceChanged(name, formatTwoDecimals(item.price), formatTwoDecimals(now.price)));
    refreshed = { ...refreshed, price: now.price };
  }
  if (now.stock !== null && now.stock < item.quantity) {
    const quantity = clampQuantity(now.stock, MAX_ACCOUNT_QUANTITY);
    changes.push(checkoutWords.quantityCut(quantity, name));
    refreshed = { ...refreshed, quantity };
  }
  return { item: refreshed, changes };
}

function isGone({ available, price, stock }: ChangedItem): boolean {
  return !available || price === null || price <= 0 || (stock !== null && stock <= 0);
}

/** The sentence about a changed delivery fee; null if it is the same. Prices in dinars. */
export function feeChange({ name, before, after }: { name: string; before: number; after: number }): string | null {
  if (before === after) return null;
  return checkoutWords.feeChanged(name, formatTwoDecimals(before), formatTwoDecimals(after));
}
