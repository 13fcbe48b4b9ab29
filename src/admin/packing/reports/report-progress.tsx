import type { ImportProgress } from '@/contract/admin/shared';
import { officePackingWords } from '@/words/en/orders/packing';
import { ProgressBar } from '../../ui/progress-bar';

const words = officePackingWords.report;

/** How many lines of a courier's file the server has been through. */
export function ReportProgress({ done, total }: ImportProgress) {
  return (
    <div className="grid gap-1.5">
      <p className="text-slate-700 text-sm tabular-nums">{words.linesDone(done, total)}</p>
      <ProgressBar label={words.progress} percent={total === 0 ? 100 : Math.floor((done / total) * 100)} />
    </div>
  );
}
