import type { ListingProduct } from '@/contract/catalogue';
import type { OrderAgainAnswer } from '@/contract/tracking';
import { canBuy } from '@/domain/products/availability';
import { cartIntakeWords } from '@/words/fr/orders/cart-intake';
import { Button } from '../ui/button';
import { ShopLink } from '../ui/shop-link';

export type GoneLine = OrderAgainAnswer['lines'][number];

type GoneListProps = {
  lines: readonly GoneLine[];
  /** ids of the successors that are in the cart by now */
  taken: readonly number[];
  onTake: (successor: ListingProduct, quantity: number) => void;
};

/** What is no longer sold, with its successor if there is one. */
export function GoneList({ lines, taken, onTake }: GoneListProps) {
  if (lines.length === 0) return null;
  return (
    <ul className="space-y-3 rounded-lg border border-slate-300 bg-slate-50 p-4 text-sm">
      {lines.map(({ title, quantity, successor }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change
        <li key={index} className="break-words text-slate-800">
          <span className="font-medium text-slate-900">{title}</span> :{' '}
          {successor ? (
            <ShopLink href={`/product/${successor.id}`} className="text-blue-900 underline underline-offset-2">
              {cartIntakeWords.replaced(successor.title)}
            </ShopLink>
          ) : (
            cartIntakeWords.gone
          )}
          {successor && canBuy(successor).ok && !taken.includes(successor.id) && (
            <Button
              variant="outline"
              size="sm"
              aria-label={cartIntakeWords.takeSuccessorOf(successor.title)}
              onClick={() => onTake(successor, quantity)}
              className="mt-2 flex"
            >
              {cartIntakeWords.takeSuccessor}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
