'use client';

import { ShoppingCart } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Fitting } from '@/domain/boilers/fit-verdict';
import { MIN_QUANTITY } from '@/domain/orders/cart';
import { formatRawPrice } from '@/domain/price-texts';
import { canBuy, hasPrice, type Sellable } from '@/domain/products/availability';
import { lineStock } from '@/domain/products/line-stock';
import { readStock } from '@/storefront/api/read-stock';
import { fitWarning, isDoubtful, useMyFit } from '@/storefront/boilers/mine/use-my-fit';
import { useLineMax } from '@/storefront/cart/line-max';
import { useAddToCart } from '@/storefront/cart/use-add-to-cart';
import { addButtonLabel } from '@/storefront/ui/availability-labels';
import { Button } from '@/storefront/ui/button';
import { QuantityStepper } from '@/storefront/ui/quantity-stepper';
import { stockRemark } from '@/storefront/ui/stock-remark';
import { useLazy } from '@/storefront/ui/use-lazy';
import { BuyBar } from './buy-bar';

const loadNotice = () => import('./fit-notice').then(({ FitNotice }) => FitNotice);

type BuyBoxProps = {
  product: Required<Omit<Sellable, 'stock'>> & { id: number; title: string; image: string | null };
  /** whether the shop counts its stock: the browser then fetches the number, which no page contains */
  isCounted: boolean;
  /** what it says of boilers */
  fitting: Fitting;
  /** slugs, among whose products the right part is looked for */
  categories: readonly string[];
};

/** Quantity and the one action of the page, which a phone also has at the bottom of the screen. */
export function BuyBox({ product: shown, isCounted, fitting, categories }: BuyBoxProps) {
  const [quantity, setQuantity] = useState(MIN_QUANTITY);
  const { addToCart, isAdding } = useAddToCart();
  const button = useRef<HTMLDivElement>(null);
  const fit = useMyFit(fitting);
  const { Part: FitNotice } = useLazy({ load: loadNotice, isWanted: isDoubtful(fit) });
  const noticeId = useId();
  // Not the plain button of the right part; who knows better may buy all the same.
  const look = isDoubtful(fit)
    ? { variant: 'outline' as const, 'aria-describedby': noticeId }
    : { variant: 'action' as const };
  const product = { ...shown, ...useCounted(shown.id, isCounted && canBuy(shown).ok) };
  const isForSale = canBuy(product).ok;
  const stock = lineStock(quantity, product, useLineMax());
  const add = () => addToCart({ product, quantity, origin: 'product' });
  return (
    <div className="flex flex-wrap items-center gap-3">
      {FitNotice && isDoubtful(fit) && <FitNotice id={noticeId} fit={fit} product={{ id: shown.id, categories }} />}
      <p aria-live="polite" className="w-full font-medium text-amber-800 text-sm empty:hidden">
        {isForSale && stockRemark(stock)}
      </p>
      <QuantityStepper
        value={quantity}
        onChange={setQuantity}
        label={product.title}
        isDisabled={!isForSale}
        max={stock.most}
      />
      <div ref={button} className="flex min-w-40 flex-1 sm:max-w-sm">
        <Button
          {...look}
          size="lg"
          disabled={!isForSale}
          aria-busy={isAdding}
          onClick={add}
          className="min-w-0 flex-1 whitespace-nowrap px-3"
        >
          <ShoppingCart aria-hidden className="size-5 max-[24rem]:hidden md:max-lg:hidden" />
          {addButtonLabel(product)}
        </Button>
      </div>
      {isForSale && hasPrice(product.price) && (
        <BuyBar button={button}>
          <span className="min-w-0">
            <span className="block truncate font-bold text-lg text-slate-900 tabular-nums leading-6">
              {formatRawPrice(product.price)}
            </span>
            <span className="line-clamp-2 font-medium text-red-800 text-xs leading-4 empty:hidden">
              {fitWarning(fit)}
            </span>
          </span>
          <Button variant={look.variant} tabIndex={-1} onClick={add} className="whitespace-nowrap">
            {addButtonLabel(product)}
          </Button>
        </BuyBar>
      )}
    </div>
  );
}

/** The number of pieces in stock; null until it is known. A failure leaves what the page shows. */
function useCounted(id: number, isWanted: boolean): Sellable | null {
  const [counted, setCounted] = useState<{ id: number; stock: Sellable } | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const reading = new AbortController();
    readStock(id, reading.signal).then(
      (stock) => setCounted({ id, stock }),
      () => undefined,
    );
    return () => reading.abort();
  }, [id, isWanted]);
  return counted?.id === id ? counted.stock : null;
}
