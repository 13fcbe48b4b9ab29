'use client';

import { X } from 'lucide-react';
import * as Dialog from 'radix-ui/dialog';
import { type ReactNode, useRef } from 'react';
import { cx } from '@/client/classes';
import { commonWords } from '@/words/fr/common';
import { useOverlayEntry } from '../history/use-overlay-entry';
import { buttonClass } from './button';

type SheetProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  side: 'start' | 'end';
  title: string;
  children: ReactNode;
  /** stays in sight below what scrolls */
  footer?: ReactNode;
};

const SIDES = {
  start: 'start-0 data-[state=closed]:animate-out-start data-[state=open]:animate-in-start',
  end: 'end-0 data-[state=closed]:animate-out-end data-[state=open]:animate-in-end',
};

/**
 * A panel that slides in over the page. Escape, the cross, a click beside it and the browser's way back close it; focus
 * stays inside and goes back to where it came from. Load it with useLazySheet: it brings the dialog library along.
 */
export function Sheet({ isOpen, onOpenChange, side, title, children, footer }: SheetProps) {
  // The library returns focus to its own trigger only; here the trigger is outside of the dialog.
  const opener = useRef<Element | null>(null);
  useOverlayEntry({ isOpen, onBack: () => onOpenChange(false) });
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-slate-950/50 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
          }}
          className={cx(
            'fixed inset-y-0 z-50 flex h-dvh w-[calc(100%-2rem)] max-w-md flex-col bg-white text-slate-900 shadow-xl outline-none',
            SIDES[side],
          )}
        >
          <header className="flex items-center justify-between gap-4 border-slate-200 border-b py-2 pe-2 ps-4">
            <Dialog.Title className="font-semibold text-lg">{title}</Dialog.Title>
            <Dialog.Close aria-label={commonWords.close} className={buttonClass({ variant: 'ghost', size: 'icon' })}>
              <X aria-hidden className="size-5" />
            </Dialog.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
          {footer && <footer className="border-slate-200 border-t p-4">{footer}</footer>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
