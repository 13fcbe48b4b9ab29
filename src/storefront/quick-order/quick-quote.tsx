import { LeftList } from '@/storefront/cart/left-list';
import { QuoteForm } from '@/storefront/quotes/quote-form';
import { quickOrderWords } from '@/words/fr/orders/quick-order';
import { openItems } from './open-items';
import { openLinesOf, type QuickRow, quoteOf } from './quick-lines';

/** Asks for a quote of the list, and names what it leaves out. */
export function QuickQuote({ rows }: { rows: readonly QuickRow[] }) {
  const { items, left } = quoteOf(rows);
  return (
    <div className="mt-6 grid max-w-lg gap-4">
      <LeftList left={left} title={quickOrderWords.leftOfQuote}>
        {openItems(openLinesOf(rows))}
      </LeftList>
      {items.length > 0 && (
        <QuoteForm lines={items.map(({ id, quantity, name }) => ({ product_id: id, quantity, name }))} />
      )}
    </div>
  );
}
