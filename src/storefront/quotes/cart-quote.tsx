'use client';

import { MAX_ORDER_LINES, totalItems } from '@/domain/orders/cart';
import { linesTotal, lineTotal } from '@/domain/orders/priced-lines';
import { formatTwoDecimals } from '@/domain/price-texts';
import { useCart } from '@/storefront/cart/cart-store';
import { quotePageWords, quoteWords } from '@/words/fr/orders/quotes';
import { FormAlert } from '../ui/form-parts';
import { ShopLink } from '../ui/shop-link';
import { QuoteForm } from './quote-form';

/** A quote of what is in the cart, which stays as it is. */
export function CartQuote() {
  const items = useCart((cart) => cart.items);
  if (items.length === 0) {
    return (
      <p className="text-slate-700">
        {quotePageWords.emptyCart}{' '}
        <ShopLink href="/commande-rapide" className="font-medium text-blue-900 underline underline-offset-4">
          {quotePageWords.byList}
        </ShopLink>
      </p>
    );
  }
  return (
    <>
      <ul className="mb-4 max-w-lg divide-y divide-slate-200 border-slate-200 border-y text-sm">
        {items.map(({ id, name, quantity, price }) => (
          <li key={id} className="flex justify-between gap-4 py-2.5">
            <span className="min-w-0 break-words">
              {quantity} × {name}
            </span>
            <span className="whitespace-nowrap tabular-nums">{formatTwoDecimals(lineTotal({ price, quantity }))}</span>
          </li>
        ))}
        <li className="flex justify-between gap-4 py-2.5 font-semibold">
          <span>
            {quoteWords.total} ({quotePageWords.lines(totalItems(items))})
          </span>
          <span className="whitespace-nowrap tabular-nums">{formatTwoDecimals(linesTotal(items))}</span>
        </li>
      </ul>
      {items.length > MAX_ORDER_LINES ? (
        <FormAlert text={quotePageWords.tooManyLines(items.length)} />
      ) : (
        <QuoteForm lines={items.map(({ id, quantity, name }) => ({ product_id: id, quantity, name }))} />
      )}
    </>
  );
}
