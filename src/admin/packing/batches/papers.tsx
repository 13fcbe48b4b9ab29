'use client';

import { useMutation } from '@tanstack/react-query';
import { Barcode, ClipboardList, FileSpreadsheet, Grid2x2, ListChecks, type LucideIcon, Printer } from 'lucide-react';
import { officePackingWords } from '@/words/en/orders/packing';
import { fetchFile } from '../../api/client';
import { failureText } from '../../api/failures';
import type { Flash } from '../../lib/flashes';
import { saveFile } from '../../lib/save-file';
import { BusyButton } from '../../ui/button';
import { type BatchPaper, PAPERS, paperPath } from '../queries';

const ICONS: Record<BatchPaper, LucideIcon> = {
  all: Printer,
  label: Barcode,
  a4: Grid2x2,
  picking: ListChecks,
  handOver: ClipboardList,
  file: FileSpreadsheet,
};

const words = officePackingWords.papers;

/** Files of a batch, saved by the browser: PDF to print, and the courier's own file. */
export function Papers({ batch, onFlash }: { batch: number; onFlash: (flash: Flash) => void }) {
  const saving = useMutation({
    mutationFn: (paper: BatchPaper) => fetchFile(paperPath(batch, paper)),
    onSuccess: saveFile,
    onError: (error) => onFlash({ kind: 'error', text: failureText(words.failed, error) }),
  });
  return (
    <section aria-labelledby="batch-papers">
      <h3 id="batch-papers" className="mb-2 font-semibold text-base">
        {words.title}
      </h3>
      <div className="grid gap-2 sm:grid-cols-2">
        {PAPERS.map((paper) => {
          const Icon = ICONS[paper];
          return (
            <BusyButton
              key={paper}
              variant={paper === 'all' ? 'primary' : 'outline'}
              isBusy={saving.isPending}
              className="justify-start"
              onClick={() => saving.mutate(paper)}
            >
              <Icon aria-hidden className="size-4" /> {words[paper]}
            </BusyButton>
          );
        })}
      </div>
    </section>
  );
}
