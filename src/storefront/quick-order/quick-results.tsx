'use client';

import { FileText, ShoppingCart } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { MAX_ORDER_LINES } from '@/domain/orders/cart';
import type { Left } from '@/domain/orders/cart-intake';
import { formatTwoDecimals } from '@/domain/price-texts';
import { useCart } from '@/storefront/cart/cart-store';
import { LeftList } from '@/storefront/cart/left-list';
import { useLineMax } from '@/storefront/cart/line-max';
import { takeIntoCart } from '@/storefront/cart/take-into-cart';
import { cartIntakeWords } from '@/words/fr/orders/cart-intake';
import { quickOrderWords } from '@/words/fr/orders/quick-order';
import { quotePageWords } from '@/words/fr/orders/quotes';
import { Button, buttonClass } from '../ui/button';
import { FormAlert } from '../ui/form-parts';
import { ShopLink } from '../ui/shop-link';
import { openItems } from './open-items';
import {
  type OpenLine,
  openLinesOf,
  type QuickRow,
  quoteOf,
  sharesOf,
  type Total,
  totalOf,
  wantedOf,
} from './quick-lines';
import { QuickQuote } from './quick-quote';
import { QuickOrderRow } from './quick-row';

type QuickResultsProps = {
  heading: RefObject<HTMLHeadingElement | null>;
  rows: readonly QuickRow[];
  onChange: (rows: readonly QuickRow[]) => void;
};

type Taken = {
  added: number;
  left: readonly Left[];
  open: readonly OpenLine[];
  /** lines that have been put into the cart */
  lines: readonly number[];
};

/** The lines with their verdicts, their total, and the ways on. */
export function QuickResults({ heading, rows, onChange }: QuickResultsProps) {
  const [taken, setTaken] = useState<Taken | null>(null);
  const [isQuoting, setIsQuoting] = useState(false);
  const cartMax = useLineMax();
  const wanted = wantedOf(rows);
  const total = totalOf(rows, cartMax);
  const open = openLinesOf(rows);
  const missing = rows.filter(({ verdict }) => verdict === 'none');
  const unchosen = open.filter(({ reason }) => reason === 'unchosen').length;
  const { length: products } = quoteOf(rows).items;
  const isTooLong = products > MAX_ORDER_LINES;
  const takeAll = () => {
    // A second press, after a part was chosen, adds that part alone.
    const fresh = rows.filter(({ chosen, line }) => chosen && !taken?.lines.includes(line));
    const lines = rows.flatMap(({ chosen, line }) => (chosen ? [line] : []));
    setTaken({ ...takeIntoCart(wantedOf(fresh.length > 0 ? fresh : rows)), open, lines });
  };
  return (
    <section aria-labelledby="quick-results" className="mt-8">
      <h2
        ref={heading}
        id="quick-results"
        tabIndex={-1}
        className="scroll-mt-40 font-bold text-slate-900 text-xl tracking-tight outline-none"
      >
        {quickOrderWords.results(rows.length)}
      </h2>
      <ul className="mt-2 divide-y divide-slate-200 border-slate-200 border-y">
        {sharesOf(rows, cartMax).map(({ row, share }, index) => (
          <QuickOrderRow
            key={row.line}
            row={row}
            share={share}
            cartMax={cartMax}
            onChange={(changes) => onChange(rows.with(index, { ...row, ...changes }))}
          />
        ))}
      </ul>
      {missing.length > 0 && (
        <p className="mt-4 break-words text-slate-700 text-sm">
          {quickOrderWords.missing} : <strong>{missing.map(({ typed }) => typed).join(', ')}</strong>.{' '}
          <ShopLink href="/demande-piece" className="font-medium text-blue-900 underline underline-offset-4">
            {quickOrderWords.askFor}
          </ShopLink>
        </p>
      )}
      <p className="my-4 flex items-baseline justify-between gap-4 font-semibold text-lg">
        <span>{totalLabel(total)}</span>
        <span className="whitespace-nowrap tabular-nums">{formatTwoDecimals(total.dinars)}</span>
      </p>
      <FormAlert text={unchosen > 0 ? quickOrderWords.unchosen(unchosen) : null} />
      <FormAlert text={isTooLong ? quotePageWords.tooManyLines(products) : null} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="action" size="lg" disabled={wanted.length === 0} onClick={takeAll}>
          <ShoppingCart aria-hidden className="size-5" />
          {quickOrderWords.takeAll}
        </Button>
        <Button
          variant="outline"
          size="lg"
          disabled={wanted.length === 0 || isTooLong}
          aria-expanded={isQuoting}
          onClick={() => setIsQuoting(!isQuoting)}
        >
          <FileText aria-hidden className="size-5" />
          {quickOrderWords.quote}
        </Button>
      </div>
      <div role="status" className="mt-4 grid gap-4 empty:hidden">
        {taken && (
          <>
            <p className="flex flex-wrap items-center gap-3 font-medium text-slate-900">
              {cartIntakeWords.added(taken.added)}
              <button
                type="button"
                onClick={() => useCart.getState().open()}
                className={buttonClass({ variant: 'outline', size: 'sm' })}
              >
                {cartIntakeWords.openCart}
              </button>
            </p>
            <LeftList left={taken.left}>{openItems(taken.open)}</LeftList>
          </>
        )}
      </div>
      {isQuoting && !isTooLong && <QuickQuote rows={rows} />}
    </section>
  );
}

function totalLabel({ cut }: Total): string {
  if (cut === 'limit') return quickOrderWords.totalInCart;
  return cut === 'short' ? quickOrderWords.totalInStock : quickOrderWords.total;
}
