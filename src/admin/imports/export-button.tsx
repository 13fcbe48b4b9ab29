'use client';

import { toast } from '@payloadcms/ui';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ExportedTable } from '@/domain/export-files';
import { officeImportWords } from '@/words/en/catalogue/imports';
import { failureText } from '../api/failures';
import { useSaveExport } from '../exports/file-form';
import { BusyButton } from '../ui/button';

type ExportButtonProps = {
  table: ExportedTable;
  /** filters and order */
  query?: Readonly<Record<string, string>>;
  failed: string;
  /** if no server answered */
  failedRetry: string;
  /** the button's accessible name where its text alone would not say what is exported */
  name?: string;
};

/** Saves a table in the account's form. */
export function ExportButton({ table, query, failed, failedRetry, name }: ExportButtonProps) {
  const saveExport = useSaveExport();
  const saving = useMutation({
    mutationFn: () => saveExport(table, query),
    onError: (error) => toast.error(failureText(failed, error, failedRetry)),
  });
  return (
    <BusyButton size="sm" aria-label={name} isBusy={saving.isPending} onClick={() => saving.mutate()}>
      <Download aria-hidden className="size-4" />{' '}
      {saving.isPending ? officeImportWords.exporting : officeImportWords.export}
    </BusyButton>
  );
}
