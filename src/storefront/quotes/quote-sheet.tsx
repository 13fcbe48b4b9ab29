'use client';

import { Download, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cx } from '@/client/classes';
import type { Quote } from '@/contract/quotes';
import { formatLongDate } from '@/domain/dates';
import { lastDayOf } from '@/domain/orders/quotes';
import { formatTwoDecimals } from '@/domain/price-texts';
import { quotePageWords, quoteWords } from '@/words/fr/orders/quotes';
import { Button, buttonClass } from '../ui/button';
import { LineDown } from '../ui/line-down';
import { ShopLink } from '../ui/shop-link';
import { useLazy } from '../ui/use-lazy';
import { quotePdfPath } from './queries';
import { QuoteTable } from './quote-table';

const loadOrder = () => import('./quote-order').then(({ QuoteOrder }) => QuoteOrder);

/** The quote, as it is shown and printed. */
export function QuoteSheet({ quote }: { quote: Quote }) {
  const [isOrdering, setIsOrdering] = useState(false);
  const { Part: QuoteOrder, hasFailed, retry } = useLazy({ load: loadOrder, isWanted: isOrdering });
  const { number, code, state, customer_name: name, company, created_at: made } = quote;
  return (
    <>
      <article
        data-print-page
        aria-labelledby="quote"
        className="rounded-xl border border-slate-200 bg-white p-4 sm:p-6 print:border-0"
      >
        <header className="flex flex-wrap items-start justify-between gap-3">
          <h2
            id="quote"
            tabIndex={-1}
            className="scroll-mt-40 font-bold text-slate-900 text-xl tabular-nums tracking-tight outline-none"
          >
            {quoteWords.title(number)}
          </h2>
          <span
            className={cx(
              'rounded-full px-3 py-1 font-semibold text-sm',
              state === 'open' ? 'bg-green-100 text-green-900' : 'bg-slate-200 text-slate-800',
            )}
          >
            {quoteWords.states[state]}
          </span>
        </header>
        <dl className="mt-4 grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2">
          <Fact label={quoteWords.for}>
            {company ? `${company.name}, ${name}` : name}
            {company && company.rc !== '' && <span className="block">{`${quoteWords.rc} : ${company.rc}`}</span>}
            {company && company.nif !== '' && <span className="block">{`${quoteWords.nif} : ${company.nif}`}</span>}
          </Fact>
          <Fact label={quoteWords.date}>{formatLongDate(made)}</Fact>
          <Fact label={quoteWords.validUntil}>{formatLongDate(lastDayOf(quote))}</Fact>
        </dl>
        <QuoteTable items={quote.items} />
        <p className="mt-4 flex items-baseline justify-between gap-4 font-semibold text-lg">
          <span>{quoteWords.total}</span>
          <span className="whitespace-nowrap tabular-nums">{formatTwoDecimals(quote.subtotal)}</span>
        </p>
        <p className="mt-2 text-slate-600 text-sm">{quoteWords.conditionsText}</p>
      </article>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        {state === 'open' && (
          <Button variant="action" size="lg" aria-expanded={isOrdering} onClick={() => setIsOrdering(!isOrdering)}>
            {quotePageWords.order}
          </Button>
        )}
        {quote.order && (
          <ShopLink href="/suivi" className={buttonClass({ variant: 'action', size: 'lg' })}>
            {quotePageWords.follow(quote.order.id)}
          </ShopLink>
        )}
        <a href={quotePdfPath(code)} download className={buttonClass({ variant: 'outline', size: 'lg' })}>
          <Download aria-hidden className="size-5" />
          {quotePageWords.download}
        </a>
        <Button variant="outline" size="lg" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          {quotePageWords.print}
        </Button>
      </div>
      {isOrdering && state === 'open' && (
        <div className="mt-6 print:hidden">
          {QuoteOrder && <QuoteOrder quote={quote} />}
          {hasFailed && <LineDown onRetry={retry} />}
        </div>
      )}
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-slate-600">{label}</dt>
      <dd className="mt-0.5 break-words font-medium text-slate-900">{children}</dd>
    </div>
  );
}
