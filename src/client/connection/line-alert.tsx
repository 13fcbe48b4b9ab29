'use client';

import { CloudOff, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTrouble } from './trouble';
import { useLineGuard } from './use-line-guard';

type LineAlertProps = Omit<ComponentProps<'div'>, 'children'> & {
  text: string;
  /** the name of the button that gives up */
  closeLabel: string;
  /** the button that tries again; `isTrying`: another try is in progress */
  retryButton: (retry: { isTrying: boolean; onClick: () => void }) => ReactNode;
};

/** The notice over a page when something that was clicked could not be fetched. It watches the page's clicks itself. */
export function LineAlert({ text, closeLabel, retryButton, className = '', ...attributes }: LineAlertProps) {
  useLineGuard();
  const trouble = useTrouble();
  return (
    <div
      role="alert"
      // Set besides the role, so that an open dialog does not hide it from screen readers.
      aria-live="assertive"
      className={`pointer-events-none fixed inset-x-0 bottom-0 z-60 flex justify-center p-4 ${className}`}
      {...attributes}
    >
      {trouble && (
        <div className="pointer-events-auto flex w-full max-w-xl flex-wrap items-center justify-end gap-x-3 gap-y-2 rounded-xl border border-slate-700 bg-slate-900 p-3 text-white shadow-xl">
          <p className="flex min-w-60 flex-1 items-center gap-3 text-sm">
            <CloudOff aria-hidden className="size-5 shrink-0 text-amber-300" />
            {text}
          </p>
          {retryButton({ isTrying: trouble.isTrying, onClick: trouble.retry })}
          <button
            type="button"
            aria-label={closeLabel}
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
