'use client';

import { cx } from '@/client/classes';
import type { LineStock } from '@/domain/products/line-stock';
import { cartWords } from '@/words/fr/orders/cart';
import { Button } from '../ui/button';
import { stockRemark } from '../ui/stock-remark';

type LineStockNoteProps = {
  stock: LineStock;
  /** the product's name */
  name: string;
  onQuantity: (quantity: number) => void;
};

/** Says how the stock limits a line, and offers the quantity that is left. */
export function LineStockNote({ stock, name, onQuantity }: LineStockNoteProps) {
  const { isShort, cutTo } = stock;
  const text = stockRemark(stock);
  return (
    <div aria-live="polite" className="flex flex-wrap items-center gap-x-3 gap-y-1 empty:hidden">
      {text && <p className={cx('font-medium text-sm', isShort ? 'text-red-700' : 'text-amber-800')}>{text}</p>}
      {cutTo !== null && (
        <Button
          variant="outline"
          size="sm"
          aria-label={cartWords.cutLabel(name, cutTo)}
          onClick={() => onQuantity(cutTo)}
        >
          {cartWords.cut(cutTo)}
        </Button>
      )}
    </div>
  );
}
