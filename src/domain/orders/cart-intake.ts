/** Puts several products into the cart at once: what can be had goes in, the rest is named with its reason. */
import { canBuy, type Refusal, type Sellable } from '@/domain/products/availability';
import { type CartItem, MAX_ACCOUNT_QUANTITY, MAX_QUANTITY } from './cart';

export type WantedLine = {
  product: Sellable & { id: number; title: string; image: string | null };
  quantity: number;
};

/** `short`: the stock was reached; `limit`: the limit of a line was. */
export type LeftReason = Refusal | 'short' | 'limit';

/** Pieces that did not go into the cart. */
export type Left = { id: number; title: string; pieces: number; reason: LeftReason };

export type Intake = { items: CartItem[]; added: number; left: Left[] };

/** @param max the most pieces of a line in this buyer's cart */
export function takeIn(items: readonly CartItem[], wanted: readonly WantedLine[], max: number = MAX_QUANTITY): Intake {
  return wanted.reduce<Intake>((so, one) => takeOne(so, one, max), { items: [...items], added: 0, left: [] });
}

/** Puts all pieces into a quote, which holds no stock and takes up to 99 of a product from everybody. */
export function quoteIntake(wanted: readonly WantedLine[]): Intake {
  const unheld = { stock: null, in_stock: true, stock_status: 'instock' };
  return takeIn(
    [],
    wanted.map(({ product, quantity }) => ({ product: { ...product, ...unheld }, quantity })),
    MAX_ACCOUNT_QUANTITY,
  );
}

function takeOne({ items, added, left }: Intake, { product, quantity }: WantedLine, max: number): Intake {
  const { id, title, image, stock } = product;
  const remaining = (pieces: number, reason: LeftReason) => [...left, { id, title, pieces, reason }];
  const answer = canBuy(product);
  if (!answer.ok) return { items, added, left: remaining(quantity, answer.reason) };
  const present = items.find((item) => item.id === id)?.quantity ?? 0;
  const most = Math.min(max, stock ?? max);
  const taken = Math.max(0, Math.min(quantity, most - present));
  const line: CartItem = { id, name: title, price: product.price ?? 0, image, quantity: present + taken };
  const others = present > 0 ? items.map((item) => (item.id === id ? line : item)) : [...items, line];
  return {
    items: taken > 0 ? others : items,
    added: added + taken,
    left: taken < quantity ? remaining(quantity - taken, most < max ? 'short' : 'limit') : left,
  };
}
