import type { ParcelBatch } from '@/contract/admin/parcels';
import { officePackingWords } from '@/words/en/orders/packing';
import { Moment } from '../../ui/moment';
import { handOverOf } from './batch-sums';

const words = officePackingWords.batches;

/** When a batch was handed over, or how much of it. */
export function BatchLeft({ batch }: { batch: ParcelBatch }) {
  const { at, extent, gone, all } = handOverOf(batch);
  if (at !== null) return <Moment at={at} />;
  return (
    <span className="font-medium text-amber-900">{extent === 'part' ? words.partly(gone, all) : words.waiting}</span>
  );
}
