import type { AdminOrder } from '@/contract/admin/orders';
import { cx } from '@/storefront/ui/classes';
import type { Flash } from '../lib/flashes';
import { Checkbox } from '../ui/checkbox';
import { OrderRow } from './order-row';
import type { Selection } from './use-selection';

type OrdersTableProps = {
  orders: readonly AdminOrder[];
  /** shown while others are on their way */
  isOutdated: boolean;
  selection: Selection;
  onOpen: (id: number) => void;
  onTold: (flash: Flash, order: number) => void;
};

/** On a phone each order is a card, whose parts need no names. */
const HEAD = 'max-md:hidden px-3 py-2 font-semibold text-slate-600 text-xs uppercase tracking-wide';

export function OrdersTable({ orders, isOutdated, selection, onOpen, onTold }: OrdersTableProps) {
  const ids = orders.map(({ id }) => id);
  const chosenHere = ids.filter((id) => selection.chosen.has(id)).length;
  return (
    <div
      className={cx(
        'overflow-x-auto rounded-xl border border-slate-200 bg-white transition-opacity duration-150',
        isOutdated && 'opacity-60',
      )}
      aria-busy={isOutdated}
    >
      <table className="w-full text-left text-sm max-md:block">
        <caption className="sr-only">Orders</caption>
        <thead className="border-slate-200 border-b bg-slate-50 max-md:block">
          <tr className="max-md:block">
            <th scope="col" className="w-10 pl-2 max-md:block max-md:w-auto">
              <div className="flex items-center">
                <Checkbox
                  id="select-page"
                  label="Select all orders on this page"
                  checked={chosenHere === ids.length}
                  isMixed={chosenHere > 0 && chosenHere < ids.length}
                  onChange={({ target }) => selection.choose(ids, target.checked)}
                />
                <label htmlFor="select-page" aria-hidden className="cursor-pointer py-2 text-slate-700 md:hidden">
                  Select all on this page
                </label>
              </div>
            </th>
            <th scope="col" className={HEAD}>
              Order
            </th>
            <th scope="col" className={HEAD}>
              Customer
            </th>
            <th scope="col" className={HEAD}>
              Date
            </th>
            <th scope="col" className={cx(HEAD, 'text-right max-lg:hidden')}>
              Items
            </th>
            <th scope="col" className={cx(HEAD, 'text-right')}>
              Total
            </th>
            <th scope="col" className={HEAD}>
              Status
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-slate-200 max-md:block">
          {orders.map((order) => (
            <OrderRow
              key={order.id}
              order={order}
              isChosen={selection.chosen.has(order.id)}
              onChoose={(isChosen) => selection.choose([order.id], isChosen)}
              onOpen={() => onOpen(order.id)}
              onTold={(flash) => onTold(flash, order.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
