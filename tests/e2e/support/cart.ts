import type { CartItem } from '@/domain/orders/cart';
import { type BackOffice, createProduct } from '../../support/back-office';

export type Goods = { id: number; title: string; price: number };

/** A new product that can be bought; by default 10 pieces at 1 000 DZD. */
export async function createGoods(office: BackOffice, data: Record<string, unknown> = {}): Promise<Goods> {
  const { id, title } = await createProduct(office, data);
  return { id, title, price: typeof data.price === 'number' ? data.price : 1000 };
}

/** The line that a visitor's cart holds after an earlier visit. */
export function cartLine({ id, title, price }: Goods, quantity = 1): CartItem {
  return { id, name: title, price, image: null, quantity };
}
