'use client';

import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { type ReactNode, useState } from 'react';
import { commonWords } from '@/words/fr/common';
import { useOverlayEntry } from '../history/use-overlay-entry';
import { buttonClass } from './button';

type DialogProps = {
  title: string;
  /** called for Escape, the cross and the browser's way back, not for clicks beside the dialog, which would lose what was typed */
  onClose: () => void;
  /** the element that takes the focus afterwards */
  returnTo: () => HTMLElement | null;
  /** printing the page prints the dialog alone (globals.css) */
  isPrinted?: boolean;
  children: ReactNode;
};

/** A modal dialog, open while it is rendered. Load it lazily: it brings the dialog library along. */
export function Dialog({ title, onClose, returnTo, isPrinted = false, children }: DialogProps) {
  const [refusals, setRefusals] = useState(0);
  const goBack = () =>
    // Not at once: after a step back to an address with a fragment the browser takes the focus away.
    setTimeout(() => {
      setRefusals((count) => count + 1);
      onClose();
    });
  return (
    <Radix.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <HistoryEntry key={refusals} onBack={goBack} />
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade-in bg-slate-950/50" />
        <Radix.Content
          aria-describedby={undefined}
          data-print={isPrinted || undefined}
          onOpenAutoFocus={focusFirstField}
          onInteractOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnTo()?.focus();
          }}
          className="fixed inset-x-3 top-3 z-50 mx-auto max-h-[calc(100dvh-1.5rem)] max-w-lg animate-fade-in overflow-y-auto overscroll-contain rounded-xl bg-white text-slate-900 shadow-xl outline-none sm:top-[8dvh] sm:max-h-[84dvh] print:static print:max-h-none print:shadow-none"
        >
          <header className="flex items-start justify-between gap-4 ps-5 pe-2 pt-2 sm:ps-6">
            <Radix.Title className="pt-3 font-bold text-lg tracking-tight">{title}</Radix.Title>
            <Radix.Close
              aria-label={commonWords.close}
              className={buttonClass({ variant: 'ghost', size: 'icon', className: 'print:hidden' })}
            >
              <X aria-hidden className="size-5" />
            </Radix.Close>
          </header>
          <div className="px-5 pt-2 pb-5 sm:px-6 sm:pb-6">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The history entry that the way back removes; rendered again with another key if the dialog stays open. */
function HistoryEntry({ onBack }: { onBack: () => void }) {
  useOverlayEntry({ isOpen: true, onBack });
  return null;
}

/** Focuses the first field instead of the cross, which comes first in the dialog. */
function focusFirstField(event: Event): void {
  const field = event.target instanceof HTMLElement && event.target.querySelector<HTMLElement>('input:not([hidden])');
  if (!field) return;
  event.preventDefault();
  field.focus();
}
