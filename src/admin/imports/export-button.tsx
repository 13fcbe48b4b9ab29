'use client';

import { toast } from '@payloadcms/ui';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { officeImportWords } from '@/words/en/imports';
import { fetchFile } from '../api/client';
import { failureText } from '../api/failures';
import { saveFile } from '../lib/save-file';
import { BusyButton } from '../ui/button';

type ExportButtonProps = {
  path: string;
  failed: string;
  /** if no server answered */
  failedRetry: string;
  /** the button's accessible name where its text alone would not say what is exported */
  name?: string;
};

/** Saves a table as CSV. */
export function ExportButton({ path, failed, failedRetry, name }: ExportButtonProps) {
  const saving = useMutation({
    mutationFn: async () => saveFile(await fetchFile(path)),
    onError: (error) => toast.error(failureText(failed, error, failedRetry)),
  });
  return (
    <BusyButton size="sm" aria-label={name} isBusy={saving.isPending} onClick={() => saving.mutate()}>
      <Download aria-hidden className="size-4" />{' '}
      {saving.isPending ? officeImportWords.exporting : officeImportWords.export}
    </BusyButton>
  );
}
