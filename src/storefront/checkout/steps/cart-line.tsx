'use client';

import { Trash2 } from 'lucide-react';
import type { CartItem } from '@/domain/orders/cart';
import { lineTotal } from '@/domain/orders/priced-lines';
import { formatTwoDecimals } from '@/domain/price-texts';
import { LineFitNote } from '@/storefront/cart/line-fit-note';
import { LineStockNote } from '@/storefront/cart/line-stock-note';
import { useLineStock } from '@/storefront/cart/use-line-stock';
import { Button } from '@/storefront/ui/button';
import { ProductPicture } from '@/storefront/ui/product-picture';
import { QuantityStepper } from '@/storefront/ui/quantity-stepper';
import { ShopLink } from '@/storefront/ui/shop-link';
import { commonWords } from '@/words/fr/common';
import { checkoutWords } from '@/words/fr/orders/checkout';

type CartLineProps = {
  item: CartItem;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
};

/** One article: its picture, name, unit price, quantity and sum. */
export function CartLine({ item, onQuantity, onRemove }: CartLineProps) {
  const stock = useLineStock(item);
  const name = item.name || commonWords.product;
  const sum = lineTotal(item);
  return (
    <li className="flex gap-4 py-4">
      <ProductPicture
        src={item.image}
        size={80}
        className="size-16 shrink-0 rounded-lg border border-slate-200 bg-white sm:size-20"
      />
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <ShopLink
              href={`/product/${item.id}`}
              className="line-clamp-5 break-words font-medium text-slate-900 hover:text-blue-900 hover:underline"
            >
              {name}
            </ShopLink>
            <p className="mt-1 text-slate-600 text-sm tabular-nums">{formatTwoDecimals(item.price)}</p>
            <LineFitNote id={item.id} />
          </div>
          <Button
            variant="ghost"
            size="icon"
            aria-label={checkoutWords.remove(name)}
            onClick={onRemove}
            className="-mt-2 -me-2"
          >
            <Trash2 aria-hidden className="size-5" />
          </Button>
        </div>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <QuantityStepper value={item.quantity} onChange={onQuantity} label={name} size="sm" max={stock.most} />
          <p className="whitespace-nowrap font-semibold text-slate-900 text-sm tabular-nums sm:text-base">
            {!stock.isGone && formatTwoDecimals(sum)}
          </p>
        </div>
        <div className="mt-2">
          <LineStockNote stock={stock} name={name} onQuantity={onQuantity} />
        </div>
      </div>
    </li>
  );
}
