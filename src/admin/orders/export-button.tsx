'use client';

import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { officeOrderScreenWords } from '@/words/en/orders/order-screens';
import { useSaveExport } from '../exports/file-form';
import { WithFileForm } from '../exports/file-form-select';
import type { Flash } from '../lib/flashes';
import { Button } from '../ui/button';
import { failureOf } from './failures';
import type { OrderFilters } from './list-state';
import { isNarrowed } from './list-state';
import { exportedOrders } from './queries';

type ExportButtonProps = {
  chosen: ReadonlySet<number>;
  filters: OrderFilters;
  /** orders that the filters find; undefined until the list has come */
  total: number | undefined;
  onFlash: (flash: Flash) => void;
};

/** Saves the chosen orders. Without any, all that the filters find. */
export function ExportButton({ chosen, filters, total, onFlash }: ExportButtonProps) {
  const saveExport = useSaveExport();
  const saving = useMutation({
    mutationFn: () => saveExport('orders', exportedOrders({ chosen: [...chosen], filters })),
    onError: (error) => onFlash({ kind: 'error', text: failureOf(officeOrderScreenWords.exportAction, error) }),
  });
  const label =
    chosen.size > 0
      ? officeOrderScreenWords.exportSelected(chosen.size)
      : officeOrderScreenWords[isNarrowed(filters) ? 'exportFiltered' : 'exportAll'](total ?? '…');
  return (
    <WithFileForm>
      <Button aria-disabled={saving.isPending} onClick={() => !saving.isPending && saving.mutate()}>
        <Download aria-hidden className="size-4" />
        {saving.isPending ? officeOrderScreenWords.exporting : label}
      </Button>
    </WithFileForm>
  );
}
