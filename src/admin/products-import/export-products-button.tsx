'use client';

import { toast } from '@payloadcms/ui';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { officeImportWords } from '@/words/en/imports';
import { fetchFile } from '../api/client';
import { failureText } from '../api/failures';
import { filledParams } from '../lib/list-query';
import { saveFile } from '../lib/save-file';
import type { ListState } from '../products/list/list-state';
import { BusyButton } from '../ui/button';

/** Saves the products of the list, all of its pages, as a table. */
export function ExportProductsButton({ state }: { state: ListState }) {
  const saving = useMutation({
    mutationFn: async () => {
      const { search, category, tag, stock_status, ordering } = state;
      const params = filledParams({ search, category, tag, stock_status, ordering });
      saveFile(await fetchFile(`/api/admin/products/export/?${params}`));
    },
    onError: (error) =>
      toast.error(failureText(officeImportWords.exportFailed, error, officeImportWords.exportFailedRetry)),
  });
  return (
    <BusyButton size="sm" isBusy={saving.isPending} onClick={() => saving.mutate()}>
      <Download aria-hidden className="size-4" />{' '}
      {saving.isPending ? officeImportWords.exporting : officeImportWords.export}
    </BusyButton>
  );
}
