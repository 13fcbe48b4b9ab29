'use client';

import { Trash2 } from 'lucide-react';
import type { CartItem } from '@/domain/orders/cart';
import { formatTwoDecimals } from '@/domain/price-texts';
import { isBlank } from '@/domain/text';
import { commonWords } from '@/words/fr/common';
import { cartWords } from '@/words/fr/orders/cart';
import { Button } from '../ui/button';
import { ProductPicture } from '../ui/product-picture';
import { QuantityStepper } from '../ui/quantity-stepper';
import { ShopLink } from '../ui/shop-link';
import { useCart } from './cart-store';
import { LineFitNote } from './line-fit-note';
import { LineStockNote } from './line-stock-note';
import { useLineStock } from './use-line-stock';

type CartLineProps = {
  item: CartItem;
  /** the shopper follows the link to the product */
  onLeave: () => void;
};

/** One line of the cart drawer. */
export function CartLine({ item, onLeave }: CartLineProps) {
  const stock = useLineStock(item);
  const setQuantity = useCart((cart) => cart.setQuantity);
  const removeItem = useCart((cart) => cart.removeItem);
  const name = isBlank(item.name) ? commonWords.product : item.name;
  return (
    <li className="flex gap-4 py-4">
      <ProductPicture src={item.image} size={80} className="size-20 shrink-0 rounded-md border border-slate-200" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <ShopLink
          href={`/product/${item.id}`}
          onClick={onLeave}
          className="line-clamp-4 break-words font-medium text-sm hover:text-blue-900 hover:underline"
        >
          {name}
        </ShopLink>
        <p className="text-slate-700 text-sm tabular-nums">{formatTwoDecimals(item.price)}</p>
        <LineFitNote id={item.id} />
        <div className="mt-1 flex items-center justify-between gap-2">
          <QuantityStepper
            size="sm"
            value={item.quantity}
            label={name}
            max={stock.most}
            onChange={(quantity) => setQuantity(item.id, quantity)}
          />
          <Button
            variant="ghost"
            size="icon"
            aria-label={cartWords.remove(name)}
            onClick={() => removeItem(item.id)}
            className="text-slate-600 hover:text-red-700"
          >
            <Trash2 aria-hidden className="size-5" />
          </Button>
        </div>
        <LineStockNote stock={stock} name={name} onQuantity={(quantity) => setQuantity(item.id, quantity)} />
      </div>
    </li>
  );
}
