import type { ReactNode } from 'react';
import { officeOrderScreenWords } from '@/words/en/orders/order-screens';
import type { Selection } from '../../lib/use-selection';
import { Button } from '../../ui/button';

type OrdersSummaryProps = { total: number; selection: Selection; children?: ReactNode };

/** How many orders are found and how many are chosen. */
export function OrdersSummary({ total, selection, children }: OrdersSummaryProps) {
  return (
    <div className="mb-2 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 text-slate-600 text-sm tabular-nums">
      <p role="status">{officeOrderScreenWords.count(total)}</p>
      {selection.chosen.size > 0 && (
        <p className="flex items-center gap-2 font-medium text-slate-900">
          {officeOrderScreenWords.selected(selection.chosen.size)}
          <Button size="sm" variant="ghost" onClick={selection.clear}>
            {officeOrderScreenWords.clearSelection}
          </Button>
        </p>
      )}
      {children}
    </div>
  );
}
