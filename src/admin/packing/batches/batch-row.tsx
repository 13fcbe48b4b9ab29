import { cx } from '@/client/classes';
import type { ParcelBatch } from '@/contract/admin/parcels';
import { officePackingWords } from '@/words/en/orders/packing';
import { backOfficeAmount } from '../../lib/format';
import { Moment } from '../../ui/moment';
import { BatchLeft } from './batch-left';
import { collectedBy } from './batch-sums';

const words = officePackingWords.batches;
const CELL = 'px-4 py-3 align-top max-md:p-0';

/** On a phone a card of four lines: name and parcels; courier and amount; time and maker; hand-over. A click anywhere opens the batch. */
export function BatchRow({ batch, onOpen }: { batch: ParcelBatch; onOpen: (id: number) => void }) {
  const { id, courier_name: courier, created_at: at, by, handed_over_at: left, parcels } = batch;
  return (
    <tr className="relative hover:bg-slate-50 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-1 max-md:p-4">
      <td className={CELL}>
        <button
          type="button"
          aria-label={words.open(id)}
          onClick={() => onOpen(id)}
          className="cursor-pointer whitespace-nowrap font-semibold text-blue-900 underline-offset-2 after:absolute after:inset-0 hover:underline"
        >
          {words.name(id)}
        </button>
      </td>
      <td className={cx(CELL, 'wrap-anywhere font-medium max-md:col-start-1 max-md:row-start-2')}>
        <bdi>{courier}</bdi>
      </td>
      <td className={cx(CELL, 'text-slate-600 text-xs max-md:col-start-1 max-md:row-start-3')}>
        <Moment at={at} /> <span className="wrap-anywhere md:block">{words.by(by)}</span>
      </td>
      <td className={cx(CELL, 'text-end tabular-nums max-md:col-start-2 max-md:row-start-1')}>
        <span className="max-md:hidden">{parcels.length}</span>
        <span className="md:hidden">{words.parcels(parcels.length)}</span>
      </td>
      <td className={cx(CELL, 'whitespace-nowrap text-end tabular-nums max-md:col-start-2 max-md:row-start-2')}>
        {backOfficeAmount(collectedBy(parcels))}
      </td>
      <td className={cx(CELL, 'text-sm max-md:col-span-2 max-md:row-start-4')}>
        {left !== null && <span className="text-slate-600 text-xs md:hidden">{officePackingWords.handOver.at} </span>}
        <BatchLeft batch={batch} />
      </td>
    </tr>
  );
}
