'use client';

import { CloudOff, X } from 'lucide-react';
import { useTrouble } from '@/client/connection/trouble';
import { useLineGuard } from '@/client/connection/use-line-guard';
import { commonWords } from '@/words/fr/common';
import { layoutWords } from '@/words/fr/layout';
import { Button } from '../ui/button';

/** The notice over the page when something that was clicked could not be fetched. */
export function LineNotice() {
  useLineGuard();
  const trouble = useTrouble();
  return (
    <div
      role="alert"
      aria-live="assertive"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-60 flex justify-center p-4"
    >
      {trouble && (
        <div className="pointer-events-auto flex w-full max-w-xl flex-wrap items-center justify-end gap-x-3 gap-y-2 rounded-xl border border-slate-700 bg-slate-900 p-3 text-white shadow-xl">
          <p className="flex min-w-60 flex-1 items-center gap-3 text-sm">
            <CloudOff aria-hidden className="size-5 shrink-0 text-amber-300" />
            {layoutWords.lineDown}
          </p>
          <Button variant="action" size="sm" aria-disabled={trouble.isTrying} onClick={trouble.retry}>
            {trouble.isTrying ? commonWords.retrying : commonWords.retry}
          </Button>
          <button
            type="button"
            aria-label={commonWords.close}
            onClick={trouble.dismiss}
            className="grid size-10 shrink-0 cursor-pointer place-items-center rounded-lg hover:bg-white/10"
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </div>
  );
}
