import { cx } from '@/client/classes';
import type { Customer } from '@/contract/admin/customers';
import { readablePhone } from '@/domain/phone';
import { officeCustomerWords } from '@/words/en/customer-screens';
import { backOfficeAmount } from '../lib/format';
import { Day } from '../ui/moment';

/** On a phone a card: customer and last order; how many orders; what was bought. */
const ROW =
  'relative cursor-pointer hover:bg-slate-50 max-md:grid max-md:grid-cols-4 max-md:gap-x-3 max-md:gap-y-2 max-md:p-4';
const CELL = 'px-4 py-3 align-top max-md:p-0';
const FIGURE = 'whitespace-nowrap text-end tabular-nums max-md:text-start';
const FIGURE_LABEL = 'block text-slate-600 text-xs md:hidden';

type CustomerRowProps = { customer: Customer; onOpen: () => void };

export function CustomerRow({ customer, onOpen }: CustomerRowProps) {
  const { names, phone_key: key, blocked, last_order_at: last } = customer;
  const phone = readablePhone(key);
  const [name = officeCustomerWords.noName] = names;
  return (
    <tr className={ROW}>
      <td className={cx(CELL, 'w-2/5 max-md:col-span-3 max-md:w-auto')}>
        <button
          type="button"
          aria-label={officeCustomerWords.open(`${name}, ${phone}`)}
          onClick={onOpen}
          className="wrap-anywhere cursor-pointer text-start font-medium text-blue-900 underline-offset-2 after:absolute after:inset-0 hover:underline"
        >
          <bdi>{name}</bdi>
        </button>
        <span className="flex flex-wrap items-center gap-x-2 text-slate-600 text-xs">
          <span className="whitespace-nowrap tabular-nums">{phone}</span>
          {blocked && <BlockedBadge />}
        </span>
      </td>
      <Figure label={officeCustomerWords.columns.orders} value={customer.orders} />
      <Figure label={officeCustomerWords.columns.delivered} value={customer.delivered} />
      <Figure label={officeCustomerWords.columns.refused} value={customer.refused} isBad={customer.refused > 0} />
      <Figure label={officeCustomerWords.columns.cancelled} value={customer.cancelled} />
      <Figure label={officeCustomerWords.columns.total} value={backOfficeAmount(customer.total)} isWide />
      <td
        className={cx(
          CELL,
          'whitespace-nowrap text-end text-slate-700 text-xs max-md:col-start-4 max-md:row-start-1 max-md:text-slate-600',
        )}
      >
        {last !== null && <Day at={last} />}
      </td>
    </tr>
  );
}

type FigureProps = { label: string; value: number | string; isBad?: boolean; isWide?: boolean };

function Figure({ label, value, isBad = false, isWide = false }: FigureProps) {
  return (
    <td className={cx(CELL, FIGURE, value === 0 && 'text-slate-500', isWide && 'max-md:col-span-full')}>
      <span aria-hidden className={FIGURE_LABEL}>
        {label}
      </span>
      <span className={isBad ? 'font-semibold text-red-800' : undefined}>{value}</span>
    </td>
  );
}

export function BlockedBadge() {
  return (
    <span className="whitespace-nowrap rounded-full bg-red-100 px-2 py-0.5 font-semibold text-red-900 text-xs">
      {officeCustomerWords.blocked}
    </span>
  );
}
