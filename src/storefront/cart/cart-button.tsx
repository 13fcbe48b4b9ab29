'use client';

import { ShoppingCart } from 'lucide-react';
import { totalItems } from '@/domain/orders/cart';
import { layoutWords } from '@/words/fr/layout';
import { buttonClass } from '../ui/button';
import { loadCartDrawer } from './cart-drawer-host';
import { useCart } from './cart-store';

const SHOWN_MAX = 99;

/** Opens the cart; the badge counts pieces once the stored cart is read. */
export function CartButton() {
  const count = useCart((cart) => totalItems(cart.items));
  const isOpen = useCart((cart) => cart.isOpen);
  const open = useCart((cart) => cart.open);
  const preload = () => void loadCartDrawer().catch(() => undefined);
  return (
    <button
      type="button"
      aria-label={layoutWords.cart(count)}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={open}
      onPointerEnter={preload}
      onFocus={preload}
      className={buttonClass({ variant: 'ghost', size: 'icon', className: 'relative' })}
    >
      <ShoppingCart aria-hidden className="size-6" />
      {count > 0 && (
        <span className="-end-0.5 -top-0.5 absolute grid h-5 min-w-5 place-items-center rounded-full bg-orange-500 px-1 font-bold text-slate-950 text-xs tabular-nums">
          {count > SHOWN_MAX ? `${SHOWN_MAX}+` : count}
        </span>
      )}
    </button>
  );
}
