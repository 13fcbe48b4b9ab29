import { cx } from '@/client/classes';
import type { PresentedOrder } from '@/domain/orders/present-order';
import { officeOrderWords } from '@/words/en/orders/orders';
import { backOfficeAmount } from '../../lib/format';
import { chargeText, taxText } from '../order-view';

export function OrderSummary({ charges, total }: Pick<PresentedOrder, 'charges' | 'total'>) {
  return (
    <dl className="grid gap-2 text-sm tabular-nums">
      {charges.map((charge) => (
        <Line key={charge.kind} name={charge.label} value={chargeText(charge)} />
      ))}
      <Line name={officeOrderWords.tax} value={taxText()} />
      <Line name={officeOrderWords.total} value={backOfficeAmount(total)} isTotal />
    </dl>
  );
}

function Line({ name, value, isTotal = false }: { name: string; value: string; isTotal?: boolean }) {
  return (
    <div className={cx('flex justify-between gap-4', isTotal && 'border-slate-200 border-t pt-2 font-bold text-base')}>
      <dt className={isTotal ? undefined : 'text-slate-600'}>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
