import { useState } from 'react';
import type { ListingProduct } from '@/contract/catalogue';
import type { OrderAgainAnswer } from '@/contract/tracking';
import type { Left } from '@/domain/orders/cart-intake';
import { getJson } from '@/storefront/api/calls';
import { LeftList } from '@/storefront/cart/left-list';
import { takeIntoCart } from '@/storefront/cart/take-into-cart';
import { cartIntakeWords } from '@/words/fr/orders/cart-intake';
import { type GoneLine, GoneList } from './gone-list';

export type TakenAgain = { added: number; left: readonly Left[]; gone: readonly GoneLine[] };

/**
 * Puts what an order had into the cart, as far as it can be had.
 * @param path of the call that says what the order's products are now
 * @throws ApiError
 */
export async function takeAgain(path: string): Promise<TakenAgain> {
  const { lines } = await getJson<OrderAgainAnswer>(path);
  const gone = lines.filter(({ product, successor }) => product === null || successor !== null);
  const wanted = lines.flatMap(({ product, successor, quantity }) =>
    product && !successor ? [{ product: { ...product, image: product.main_image }, quantity }] : [],
  );
  return { ...takeIntoCart(wanted), gone };
}

/** What went into the cart, and what did not. */
export function TakenLists({ taken: { added, left, gone } }: { taken: TakenAgain }) {
  const [extra, setExtra] = useState<readonly number[]>([]);
  const takeSuccessor = (product: ListingProduct, quantity: number) => {
    takeIntoCart([{ product: { ...product, image: product.main_image }, quantity }]);
    setExtra([...extra, product.id]);
  };
  return (
    <>
      <p className="font-medium text-slate-900">{cartIntakeWords.added(added)}</p>
      <LeftList left={left} />
      <GoneList lines={gone} taken={extra} onTake={takeSuccessor} />
    </>
  );
}
