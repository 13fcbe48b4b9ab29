'use client';

import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { totalOf } from '@/domain/cash/remittance';
import { readTypedLines } from '@/domain/cash/typed-lines';
import { shopDay } from '@/domain/dates';
import { toDinars } from '@/domain/money';
import { officeCashScreenWords } from '@/words/en/orders/cash-screens';
import { useField } from '../../lib/form';
import { backOfficeAmount } from '../../lib/format';
import { receiverPlace } from '../../parcels/receiver-lines';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { deliveredOfCourierQuery } from '../queries';
import type { RemittanceDraft, RemittanceFields } from './draft';
import { linesWith, orderIn, ordersIn } from './ticked-lines';

const words = officeCashScreenWords.remitting;

type DeliveredParcelsProps = { form: UseFormReturn<RemittanceFields, unknown, RemittanceDraft> };

/**
 * The courier's delivered parcels whose cash is not in: a tick writes the parcel's line, with what is outstanding, and the sum as
 * the amount that arrived. Lines of a courier's file or with other amounts are typed below.
 */
export function DeliveredParcels({ form }: DeliveredParcelsProps) {
  const [courier, lines, file] = [useField(form, 'courier'), useField(form, 'lines'), useField(form, 'file')];
  const { data } = useQuery({ ...deliveredOfCourierQuery(Number(courier.value)), enabled: courier.value !== '' });
  if (!data || data.parcels.length === 0 || file.value !== null) return null;
  const { parcels, total } = data;
  const ticked = ordersIn(lines.value);
  const write = (orders: ReadonlySet<number>) => {
    const text = linesWith(lines.value, { parcels, orders });
    const typed = readTypedLines(text);
    const sum = typed.ok ? toDinars(totalOf(typed.lines)) : 0;
    form.setValue('lines', text, { shouldDirty: true });
    form.setValue('amount', sum === 0 ? '' : String(sum), { shouldDirty: true });
    if (form.getValues('reference') === '') form.setValue('reference', shopDay(new Date()), { shouldDirty: true });
    form.clearErrors(['lines', 'amount', 'reference']);
  };
  const tick = (order: number, isTicked: boolean) =>
    write(new Set(isTicked ? [...ticked, order] : [...ticked].filter((one) => one !== order)));
  return (
    <section aria-labelledby="remitting-delivered" className="rounded-lg border border-slate-200">
      <div className="flex flex-wrap items-center justify-between gap-2 border-slate-200 border-b bg-slate-50 px-3 py-2">
        <h3 id="remitting-delivered" className="font-semibold text-slate-900 text-sm">
          {words.delivered(total)}
        </h3>
        <Button
          size="sm"
          variant="primary"
          onClick={() => write(new Set([...ticked, ...parcels.map(({ order_id: order }) => order)]))}
        >
          {words.allAsExpected(parcels.length)}
        </Button>
      </div>
      <ul aria-labelledby="remitting-delivered" className="max-h-64 divide-y divide-slate-200 overflow-y-auto text-sm">
        {parcels.map(({ parcel_id: id, order_id: order, outstanding, receiver }) => (
          <li key={id} className="flex items-center gap-2 px-2">
            <Checkbox
              label={words.tick(order)}
              checked={ticked.has(order)}
              onChange={({ target }) => tick(order, target.checked)}
            />
            <span className="font-semibold tabular-nums">{orderIn(order)}</span>
            <span className="min-w-0 flex-1 truncate text-slate-700">
              <bdi>{receiver.name}</bdi> <bdi className="text-slate-600 text-xs">{receiverPlace(receiver)}</bdi>
            </span>
            <span className="whitespace-nowrap tabular-nums">{backOfficeAmount(outstanding)}</span>
          </li>
        ))}
      </ul>
      {total > parcels.length && (
        <p className="border-slate-200 border-t px-3 py-2 text-slate-600 text-sm">
          {words.moreDelivered(total - parcels.length)}
        </p>
      )}
    </section>
  );
}
