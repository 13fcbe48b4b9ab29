import { cx } from '@/client/classes';
import type { AdminProduct } from '@/contract/admin/products';
import { orderSettings } from '@/shop';
import { officeProductsWords } from '@/words/en/catalogue/products';
import { backOfficeAmount } from '../../lib/format';

const BADGE = 'inline-block whitespace-nowrap rounded-full px-2 py-0.5 font-semibold text-xs';

/** The stock as a badge; without a number if the stock is not counted. */
export function StockBadge({ product: { in_stock, stock } }: { product: Pick<AdminProduct, 'in_stock' | 'stock'> }) {
  if (!in_stock) return <span className={cx(BADGE, 'bg-red-100 text-red-900')}>{officeProductsWords.outOfStock}</span>;
  if (stock !== null && stock <= orderSettings.low_stock_limit)
    return <span className={cx(BADGE, 'bg-amber-100 text-amber-900')}>{officeProductsWords.lowStock(stock)}</span>;
  return (
    <span className={cx(BADGE, 'bg-green-100 text-green-900')}>
      {stock === null ? officeProductsWords.inStock : officeProductsWords.inStockOf(stock)}
    </span>
  );
}

export function UnpublishedBadge({ product: { published } }: { product: Pick<AdminProduct, 'published'> }) {
  return published ? null : (
    <span className={cx(BADGE, 'bg-slate-200 text-slate-800')}>{officeProductsWords.unpublished}</span>
  );
}

export function shownPrice({ price }: Pick<AdminProduct, 'price'>): string {
  return price === null ? officeProductsWords.noPrice : backOfficeAmount(price);
}
