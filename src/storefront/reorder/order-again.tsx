'use client';

import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { getJson } from '@/client/api/client';
import type { ListingProduct } from '@/contract/catalogue';
import type { OrderAgainAnswer } from '@/contract/tracking';
import type { Left } from '@/domain/cart-intake';
import { useCart } from '@/storefront/cart/cart-store';
import { LeftList } from '@/storefront/cart/left-list';
import { takeIntoCart } from '@/storefront/cart/take-into-cart';
import { failureText, useRequest } from '@/storefront/recovery/use-request';
import { cartIntakeWords } from '@/words/fr/cart-intake';
import { Button } from '../ui/button';
import { FormAlert } from '../ui/form-parts';
import { type GoneLine, GoneList } from './gone-list';

type Outcome = { added: number; left: readonly Left[]; gone: readonly GoneLine[] };

type OrderAgainProps = {
  /** the order's tracking code */
  code: string;
  id: number;
};

/** Puts what an order had into the cart, as far as it can be had, and names the rest. */
export function OrderAgain({ code, id }: OrderAgainProps) {
  const { send, isBusy, answer, error } = useRequest<Outcome>();
  const [extra, setExtra] = useState<readonly number[]>([]);
  const take = () => send(async () => takeAgain(await read(code)));
  const takeSuccessor = (product: ListingProduct, quantity: number) => {
    takeIntoCart([{ product: { ...product, image: product.main_image }, quantity }]);
    setExtra([...extra, product.id]);
  };
  return (
    <div className="grid gap-3 py-2">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="outline"
          aria-label={cartIntakeWords.againNumber(id)}
          aria-disabled={isBusy}
          onClick={() => !isBusy && void take()}
        >
          <RotateCw aria-hidden className="size-4" />
          {isBusy ? cartIntakeWords.loading : cartIntakeWords.again}
        </Button>
        {answer && answer.added > 0 && (
          <Button variant="ghost" onClick={() => useCart.getState().open()}>
            {cartIntakeWords.openCart}
          </Button>
        )}
      </div>
      <FormAlert text={error === null ? null : failureText(error)} />
      <div role="status" className="grid gap-3 empty:hidden">
        {answer && (
          <>
            <p className="font-medium text-slate-900">{cartIntakeWords.added(answer.added)}</p>
            <LeftList left={answer.left} />
            <GoneList lines={answer.gone} taken={extra} onTake={takeSuccessor} />
          </>
        )}
      </div>
    </div>
  );
}

function read(code: string): Promise<OrderAgainAnswer> {
  return getJson<OrderAgainAnswer>(`/api/track/${encodeURIComponent(code)}/again/`);
}

function takeAgain({ lines }: OrderAgainAnswer): Outcome {
  const gone = lines.filter(({ product, successor }) => product === null || successor !== null);
  const wanted = lines.flatMap(({ product, successor, quantity }) =>
    product && !successor ? [{ product: { ...product, image: product.main_image }, quantity }] : [],
  );
  return { ...takeIntoCart(wanted), gone };
}
