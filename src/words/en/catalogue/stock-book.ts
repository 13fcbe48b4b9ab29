import type { StockReason } from '@/domain/products/stock-corrections';
import { english } from '../../english';
import { englishPlural } from '../../plural';

/** Why a person corrected a stock. */
export const officeStockReasonWords = english('stockReasons', {
  count: 'Counted',
  damaged: 'Damaged',
  lost: 'Lost',
  found: 'Found',
  other: 'Other',
} satisfies Record<StockReason, string>);

/** The stock book. */
export const officeStockBookWords = english('stockBook', {
  reasons: {
    sale: 'Sale',
    cancellation: 'Cancelled order',
    amendment: 'Amended order',
    correction: 'Correction',
  },
  count: (movements: number) => englishPlural(movements, 'movement'),
  deleted: '(deleted)',
  deletedProduct: 'Deleted product',
  product: (id: number) => `Product ${id}`,
  order: (id: number) => `Order #${id}`,
  allProducts: 'All products',
  columns: {
    product: 'Product',
    when: 'When',
    pieces: 'Pieces',
    why: 'Why',
    who: 'Who',
  },
  search: 'All products: search by title or reference...',
  noProducts: 'No products found',
  products: 'Products',
  title: 'Stock book',
  subtitle: 'Every change of a counted stock: who, why, and for which order',
  failed: 'Failed to load the stock book.',
  caption: 'Stock movements, newest first',
  empty: 'No movements yet',
  emptyHint: 'Sales and corrections of counted stock appear here.',
  none: 'No movements of this product',
  noneHint: 'Its stock was never counted, or has not changed since.',
  showAll: 'Show all products',
});
