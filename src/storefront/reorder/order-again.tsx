'use client';

import { RotateCw } from 'lucide-react';
import { useCart } from '@/storefront/cart/cart-store';
import { failureText, useRequest } from '@/storefront/recovery/use-request';
import { cartIntakeWords } from '@/words/fr/orders/cart-intake';
import { Button } from '../ui/button';
import { FormAlert } from '../ui/form-parts';
import type { TakenAgain, TakenLists } from './take-again';

type Answer = { taken: TakenAgain; Lists: typeof TakenLists };

type OrderAgainProps = {
  /** of the call that says what the order's products are now */
  path: string;
  id: number;
};

/** Orders again what an order had. What it takes comes with the first press. */
export function OrderAgain({ path, id }: OrderAgainProps) {
  const { send, isBusy, answer, error } = useRequest<Answer>();
  const take = () =>
    send(async () => {
      const { takeAgain, TakenLists: Lists } = await import('./take-again');
      return { taken: await takeAgain(path), Lists };
    });
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
        {answer && answer.taken.added > 0 && (
          <Button variant="ghost" onClick={() => useCart.getState().open()}>
            {cartIntakeWords.openCart}
          </Button>
        )}
      </div>
      <FormAlert text={error === null ? null : failureText(error)} />
      <div role="status" className="grid gap-3 empty:hidden">
        {answer && <answer.Lists taken={answer.taken} />}
      </div>
    </div>
  );
}
