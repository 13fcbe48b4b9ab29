import type { ReactNode } from 'react';
import type { Left } from '@/domain/orders/cart-intake';
import { cartIntakeWords } from '@/words/fr/orders/cart-intake';
import { ShopLink } from '../ui/shop-link';

type LeftListProps = {
  left: readonly Left[];
  title?: string;
  /** items without a product */
  children?: readonly ReactNode[];
};

/** What did not go into the cart, each with its reason. */
export function LeftList({ left, title = cartIntakeWords.left, children = [] }: LeftListProps) {
  if (left.length === 0 && children.length === 0) return null;
  return (
    <div className="rounded-lg border border-amber-300 bg-amber-50 p-4 text-amber-950">
      <p className="font-semibold">{title}</p>
      <ul className="mt-2 list-disc space-y-1 ps-5 text-sm">
        {left.map(({ id, title, pieces, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same product may be left twice
          <li key={index} className="break-words">
            <ShopLink href={`/product/${id}`} className="font-medium underline underline-offset-2">
              {title}
            </ShopLink>{' '}
            : {cartIntakeWords.reasons[reason](pieces)}
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}
