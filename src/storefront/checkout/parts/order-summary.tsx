'use client';

import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { cx } from '@/client/classes';
import { toDinars } from '@/domain/money';
import type { CartItem } from '@/domain/orders/cart';
import { totalItems } from '@/domain/orders/cart';
import { formatTwoDecimals } from '@/domain/price-texts';
import { useItemsOnSale } from '@/storefront/cart/use-items-on-sale';
import { checkoutWords } from '@/words/fr/orders/checkout';
import type { Destination } from '../destination';
import { totalsAt } from '../totals-at';
import { SummaryLines } from './summary-lines';
import { SummaryTotals } from './summary-totals';

type OrderSummaryProps = { items: readonly CartItem[]; destination: Destination | undefined };

/** Beside the steps on a wide screen; above them, folded up, on a narrow one. */
export function OrderSummary({ items, destination }: OrderSummaryProps) {
  const [isShown, setIsShown] = useState(false);
  const id = useId();
  const onSale = useItemsOnSale(items, { reads: true });
  const totals = totalsAt(onSale, destination);
  return (
    <aside aria-label={checkoutWords.summaryLabel} className="rounded-xl border border-slate-200 bg-slate-50">
      <button
        type="button"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setIsShown(!isShown)}
        className="flex min-h-12 w-full cursor-pointer items-center justify-between gap-4 rounded-xl px-4 py-3 text-start text-sm lg:hidden"
      >
        <span className="flex items-center gap-2 font-medium text-blue-900">
          {isShown ? checkoutWords.hideSummary : checkoutWords.showSummary}
          <ChevronDown aria-hidden className={cx('size-4', isShown && 'rotate-180')} />
        </span>
        <span className="whitespace-nowrap font-semibold text-slate-900 tabular-nums">
          {formatTwoDecimals(toDinars(totals.total))}
        </span>
      </button>
      <div id={id} className={cx('px-4 pb-4 lg:block lg:p-6', !isShown && 'hidden')}>
        <h2 className="mb-4 hidden font-semibold text-lg text-slate-900 lg:block">{checkoutWords.summary}</h2>
        <p className="mb-4 text-slate-600 text-sm">{checkoutWords.articles(totalItems(onSale))}</p>
        <SummaryLines items={onSale} />
        <SummaryTotals totals={totals} destination={destination} />
      </div>
    </aside>
  );
}
