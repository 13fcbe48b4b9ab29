'use client';

import { useQuery } from '@tanstack/react-query';
import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { canBuy, type Sellable } from '@/domain/availability';
import { MIN_QUANTITY } from '@/domain/cart';
import { lineStock } from '@/domain/line-stock';
import { stockQuery } from '@/storefront/api/queries';
import { useAddToCart } from '@/storefront/cart/use-add-to-cart';
import { addButtonLabel, stockRemark } from '@/storefront/ui/availability-labels';
import { Button } from '@/storefront/ui/button';
import { QuantityStepper } from '@/storefront/ui/quantity-stepper';

type BuyBoxProps = {
  product: Required<Omit<Sellable, 'stock'>> & { id: number; title: string; image: string | null };
  /** whether the shop counts its pieces: then the browser asks how many there are, which no page says */
  isCounted: boolean;
};

/** Quantity and the one action of the page; within the thumb's reach on a phone until it is scrolled past. */
export function BuyBox({ product: shown, isCounted }: BuyBoxProps) {
  const [quantity, setQuantity] = useState(MIN_QUANTITY);
  const { addToCart, isAdding } = useAddToCart();
  const { data: counted } = useQuery({ ...stockQuery(shown.id), enabled: isCounted && canBuy(shown).ok });
  const product = { ...shown, ...counted };
  const isForSale = canBuy(product).ok;
  const stock = lineStock(quantity, product);
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
