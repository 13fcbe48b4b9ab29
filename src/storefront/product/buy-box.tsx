'use client';

import { ShoppingCart } from 'lucide-react';
import { useEffect, useState } from 'react';
import { canBuy, type Sellable } from '@/domain/availability';
import { MIN_QUANTITY } from '@/domain/cart';
import { lineStock } from '@/domain/line-stock';
import { readStock } from '@/storefront/api/read-stock';
import { useLineMax } from '@/storefront/cart/line-max';
import { useAddToCart } from '@/storefront/cart/use-add-to-cart';
import { addButtonLabel, stockRemark } from '@/storefront/ui/availability-labels';
import { Button } from '@/storefront/ui/button';
import { QuantityStepper } from '@/storefront/ui/quantity-stepper';

type BuyBoxProps = {
  product: Required<Omit<Sellable, 'stock'>> & { id: number; title: string; image: string | null };
  /** whether the shop counts its stock: the browser then fetches the number, which no page contains */
  isCounted: boolean;
};

/** Quantity and the one action of the page; within the thumb's reach on a phone until it is scrolled past. */
export function BuyBox({ product: shown, isCounted }: BuyBoxProps) {
  const [quantity, setQuantity] = useState(MIN_QUANTITY);
  const { addToCart, isAdding } = useAddToCart();
  const product = { ...shown, ...useCounted(shown.id, isCounted && canBuy(shown).ok) };
  const isForSale = canBuy(product).ok;
  const stock = lineStock(quantity, product, useLineMax());
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-3 border-slate-200 border-t bg-white px-4 py-3 lg:static lg:mx-0 lg:gap-4 lg:border-t-0 lg:p-0 sm:-mx-6 sm:px-6">
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
      <Button
        variant="action"
        size="lg"
        disabled={!isForSale}
        aria-busy={isAdding}
        onClick={() => addToCart({ product, quantity, origin: 'product' })}
        className="min-w-0 flex-1 whitespace-nowrap px-3 sm:max-w-sm"
      >
        <ShoppingCart aria-hidden className="size-5 max-[24rem]:hidden" />
        {addButtonLabel(product)}
      </Button>
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
