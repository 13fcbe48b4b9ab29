import type { ChangedItem } from '@/contract/orders';
import { type CartItem, clampQuantity } from '@/domain/cart';
import { formatTwoDecimals } from '@/domain/money';
import { plural } from '@/domain/text';

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
  const name = `« ${item.name || 'Produit'} »`;
  if (isGone(now)) return { item: null, changes: [`${name} n’est plus disponible et a été retiré de votre panier.`] };

  const changes: string[] = [];
  let refreshed = item;
  if (now.price !== null && now.price !== item.price) {
    changes.push(`Le prix de ${name} passe de ${formatTwoDecimals(item.price)} à ${formatTwoDecimals(now.price)}.`);
    refreshed = { ...refreshed, price: now.price };
  }
  if (now.stock !== null && now.stock < item.quantity) {
    const quantity = clampQuantity(now.stock);
    changes.push(`Il ne reste que ${plural(quantity, 'pièce')} de ${name} : la quantité a été ajustée.`);
    refreshed = { ...refreshed, quantity };
  }
  return { item: refreshed, changes };
}

function isGone({ available, price, stock }: ChangedItem): boolean {
  return !available || price === null || price <= 0 || (stock !== null && stock <= 0);
}

/** What a changed delivery fee is told as; null where it is the same. Prices in dinars. */
export function feeChange({ name, before, after }: { name: string; before: number; after: number }): string | null {
  if (before === after) return null;
  return `La livraison vers ${name} passe de ${formatTwoDecimals(before)} à ${formatTwoDecimals(after)}.`;
}
