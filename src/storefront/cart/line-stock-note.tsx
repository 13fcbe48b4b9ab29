'use client';

import { cx } from '@/client/classes';
import type { LineStock } from '@/domain/line-stock';
import { Button } from '../ui/button';

type LineStockNoteProps = {
  stock: LineStock;
  /** the product's name */
  name: string;
  onQuantity: (quantity: number) => void;
};

/** What is to be said of a line's stock, and a way to ask for no more than there is. */
export function LineStockNote({ stock: { text, isShort, cutTo }, name, onQuantity }: LineStockNoteProps) {
  return (
    <div aria-live="polite" className="flex flex-wrap items-center gap-x-3 gap-y-1 empty:hidden">
      {text && <p className={cx('font-medium text-sm', isShort ? 'text-red-700' : 'text-amber-800')}>{text}</p>}
      {cutTo !== null && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Mettre la quantité de ${name} à ${cutTo}`}
          onClick={() => onQuantity(cutTo)}
        >
          Mettre à {cutTo}
        </Button>
      )}
    </div>
  );
}
