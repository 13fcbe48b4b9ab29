import { cx } from '@/client/classes';
import type { OfficeQuote } from '@/contract/quotes';
import { lastDayOf } from '@/domain/orders/quotes';
import { readablePhone } from '@/domain/phone';
import { officeQuoteWords } from '@/words/en/customer-wishes';
import { backOfficeAmount } from '../lib/format';
import { Day } from '../ui/moment';

/** On a phone each row is a card. */
const ROW = 'hover:bg-slate-50 max-md:grid max-md:grid-cols-2 max-md:gap-x-3 max-md:gap-y-1 max-md:p-4';
const CELL = 'px-4 py-3 align-top max-md:p-0';
const COLORS = {
  open: 'bg-green-100 text-green-900',
  ordered: 'bg-blue-100 text-blue-900',
  expired: 'bg-slate-200 text-slate-800',
};

export function QuoteRow({ quote }: { quote: OfficeQuote }) {
  const { number, code, customer, company, lines, subtotal, state, order_id: order } = quote;
  return (
    <tr className={ROW}>
      <td className={CELL}>
        <a
          href={`/devis/${code}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={officeQuoteWords.open(number)}
          className="font-medium text-blue-900 tabular-nums underline-offset-2 hover:underline"
        >
          {number}
        </a>
      </td>
      <td className={cx(CELL, 'wrap-anywhere max-md:col-span-2 max-md:row-start-2')}>
        <bdi className="font-medium">{customer.name}</bdi>
        {company && <bdi className="block text-slate-700 text-xs">{company.name}</bdi>}
        <span className="block whitespace-nowrap text-slate-600 text-xs tabular-nums">
          {readablePhone(customer.phone)}
        </span>
      </td>
      <td className={cx(CELL, 'whitespace-nowrap text-slate-700 text-xs max-md:row-start-3')}>
        <Day at={lastDayOf(quote)} />
      </td>
      <td className={cx(CELL, 'text-end tabular-nums max-md:hidden')}>{lines}</td>
      <td className={cx(CELL, 'whitespace-nowrap text-end font-semibold tabular-nums max-md:row-start-3')}>
        {backOfficeAmount(subtotal)}
      </td>
      <td className={cx(CELL, 'max-md:col-start-2 max-md:row-start-1 max-md:text-end')}>
        <span className={cx('whitespace-nowrap rounded-full px-2 py-0.5 font-semibold text-xs', COLORS[state])}>
          {officeQuoteWords.states[state]}
        </span>
        {order !== null && (
          <span className="block text-slate-600 text-xs tabular-nums">{officeQuoteWords.order(order)}</span>
        )}
      </td>
    </tr>
  );
}
