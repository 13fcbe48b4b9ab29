'use client';

import type { ReactNode } from 'react';
import { useAddToCart } from '@/storefront/cart/use-add-to-cart';

type CardAddButtonProps = {
  product: Parameters<ReturnType<typeof useAddToCart>['addToCart']>[0]['product'];
  label: string;
  isOff: boolean;
  className: string;
  children: ReactNode;
};

/** A card's button: the only part of a card that needs scripts, so that the server renders the rest of it. */
export function CardAddButton({ product, label, isOff, className, children }: CardAddButtonProps) {
  const { addToCart, isAdding } = useAddToCart();
  return (
    <button
      type="button"
      disabled={isOff}
      aria-busy={isAdding}
      aria-label={label}
      onClick={() => addToCart({ product, origin: 'list' })}
      className={className}
    >
      {children}
    </button>
  );
}
