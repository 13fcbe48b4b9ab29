import Link from 'next/link';
import { cx } from '@/client/classes';
import type { StockMovementEntry } from '@/contract/admin/audit';
import { officeStockBookWords, officeStockReasonWords } from '@/words/en/catalogue/stock-book';
import { officeCommonWords } from '@/words/en/common';
import { orderPath, productPath } from '../lib/paths';
import { Moment } from '../ui/moment';

/** On a phone each row is a card of three lines: product and pieces; reason; date and person. */
const ROW =
  'hover:bg-slate-50 max-md:grid max-md:grid-cols-[minmax(0,1fr)_fit-content(55%)] max-md:gap-x-3 max-md:gap-y-1 max-md:p-4';
const CELL = 'px-4 py-3 align-top max-md:p-0';
const LINK = 'text-blue-900 underline-offset-2';

type MovementRowProps = {
  movement: StockMovementEntry;
  /** whether the reader may open orders */
  hasOrders: boolean;
};

export function MovementRow({ movement, hasOrders }: MovementRowProps) {
  const { at, quantity, reason, correction, note } = movement;
  return (
    <tr className={ROW}>
      <td
        className={cx(
          CELL,
          'whitespace-nowrap text-slate-600 text-xs tabular-nums max-md:col-start-1 max-md:row-start-3',
        )}
      >
        <Moment at={at} />
      </td>
      <td className={cx(CELL, 'wrap-anywhere w-2/5 font-medium max-md:col-start-1 max-md:row-start-1 max-md:w-auto')}>
        <ProductName movement={movement} />
      </td>
      <td
        className={cx(
          CELL,
          'whitespace-nowrap text-end font-semibold tabular-nums max-md:col-start-2 max-md:row-start-1',
          quantity > 0 ? 'text-green-800' : 'text-slate-900',
        )}
      >
        {quantity > 0 ? `+${quantity}` : `−${-quantity}`}
      </td>
      <td className={cx(CELL, 'max-md:col-span-2 max-md:row-start-2')}>
        {officeStockBookWords.reasons[reason] ?? reason}
        {correction !== null && `: ${officeStockReasonWords[correction] ?? correction}`}{' '}
        <OrderNumber movement={movement} isLink={hasOrders} />
        {note !== null && <p className="wrap-anywhere mt-0.5 text-slate-600 text-xs">{note}</p>}
      </td>
      <td
        className={cx(
          CELL,
          'wrap-anywhere text-slate-700 max-md:col-start-2 max-md:text-end max-md:row-start-3 max-md:text-xs',
        )}
      >
        {movement.by ?? officeCommonWords.unknown}
      </td>
    </tr>
  );
}

function ProductName({ movement: { product_id: id, product_title: title } }: Pick<MovementRowProps, 'movement'>) {
  if (id === null) return <span className="text-slate-600">{officeStockBookWords.deletedProduct}</span>;
  return (
    <Link href={productPath(id)} prefetch={false} className={cx(LINK, 'hover:underline')}>
      {title ?? officeStockBookWords.product(id)}
    </Link>
  );
}

function OrderNumber({ movement: { order_id: id }, isLink }: { isLink: boolean } & Pick<MovementRowProps, 'movement'>) {
  if (id === null) return null;
  if (!isLink) return `#${id}`;
  return (
    <Link
      href={orderPath(id)}
      prefetch={false}
      aria-label={officeStockBookWords.order(id)}
      className={cx(LINK, 'underline tabular-nums hover:no-underline')}
    >
      #{id}
    </Link>
  );
}
