'use client';

import { ShoppingCart } from 'lucide-react';
import { type CartItem, totalItems } from '@/domain/orders/cart';
import { linesTotal } from '@/domain/orders/priced-lines';
import { formatTwoDecimals } from '@/domain/price-texts';
import { cartWords } from '@/words/fr/orders/cart';
import { DeliveryEstimateHost } from '../delivery/delivery-estimate-host';
import { Button, buttonClass } from '../ui/button';
import { Sheet } from '../ui/sheet';
import { ShopLink } from '../ui/shop-link';
import { CartLine } from './cart-line';
import { useCart } from './cart-store';
import { CartTerms } from './cart-terms';
import { useItemsOnSale } from './use-items-on-sale';

type CartDrawerProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** The cart, from the right. */
export function CartDrawer({ isOpen, onOpenChange }: CartDrawerProps) {
  const items = useCart((cart) => cart.items);
  const onSale = useItemsOnSale(items, { reads: false });
  const close = () => onOpenChange(false);
  const isEmpty = items.length === 0;
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      side="end"
      title={cartWords.title(totalItems(onSale))}
      footer={isEmpty ? undefined : <Summary total={linesTotal(onSale)} onLeave={close} />}
    >
      {isEmpty ? <EmptyCart onLeave={close} /> : <Lines items={items} onLeave={close} />}
    </Sheet>
  );
}

/** Mounted only while the drawer is open, so that each opening fetches the stock. */
function Lines({ items, onLeave }: { items: readonly CartItem[]; onLeave: () => void }) {
  return (
    <ul className="divide-y divide-slate-200 px-4">
      {items.map((item) => (
        <CartLine key={item.id} item={item} onLeave={onLeave} />
      ))}
    </ul>
  );
}

function Summary({ total, onLeave }: { total: number; onLeave: () => void }) {
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-baseline justify-between gap-4 font-semibold text-lg">
        <span>{cartWords.total}</span>
        <span className="tabular-nums">{formatTwoDecimals(total)}</span>
      </p>
      <CartTerms total={total} />
      <DeliveryEstimateHost opensUpward />
      <ShopLink href="/checkout" onClick={onLeave} className={buttonClass({ variant: 'action', size: 'lg' })}>
        {cartWords.checkout}
      </ShopLink>
      <div className="flex flex-wrap justify-center gap-x-1 sm:gap-x-2">
        <ShopLink
          href="/devis"
          onClick={onLeave}
          className={buttonClass({ variant: 'ghost', className: 'px-2! sm:px-4!' })}
        >
          {cartWords.quote}
        </ShopLink>
        <Button variant="ghost" onClick={onLeave} className="px-2! sm:px-4!">
          {cartWords.goOn}
        </Button>
      </div>
    </div>
  );
}

function EmptyCart({ onLeave }: { onLeave: () => void }) {
  return (
    <div className="flex h-full flex-col items-center justify-center gap-2 p-8 text-center">
      <span className="mb-2 grid size-20 place-items-center rounded-full bg-slate-100">
        <ShoppingCart aria-hidden className="size-9 text-slate-500" />
      </span>
      <p className="font-semibold text-lg">{cartWords.empty}</p>
      <p className="text-slate-600">{cartWords.emptyHint}</p>
      <ShopLink
        href="/commande-rapide"
        onClick={onLeave}
        className="inline-flex min-h-11 items-center font-medium text-blue-900 underline underline-offset-4"
      >
        {cartWords.quickOrder}
      </ShopLink>
      <Button className="mt-4" onClick={onLeave}>
        {cartWords.goOn}
      </Button>
    </div>
  );
}
