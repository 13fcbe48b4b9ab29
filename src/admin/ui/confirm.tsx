'use client';

import * as AlertDialog from 'radix-ui/alert-dialog';
import type { ReactNode } from 'react';
import { officeCommonWords } from '@/words/en/common';
import { officeUiWords } from '@/words/en/ui';
import { Button } from './button';
import { useNoEarlyKeys } from './use-no-early-keys';
import { useOpenerFocus } from './use-opener-focus';

type ConfirmProps = {
  /** shown unchanged */
  question: string;
  /** the name of what it is about */
  about?: string;
  /** what it leads to, below the name */
  effects?: ReactNode;
  confirmLabel: string;
  /** nothing is lost: a step that is part of the work */
  isHarmless?: boolean;
  cancelLabel?: string;
  isBusy?: boolean;
  /** the effects are still being counted: it can be cancelled, not confirmed */
  isCounting?: boolean;
  /** where the focus goes instead of back to the opener; called when the dialog closes */
  placeAfter?: ((opener: Element) => HTMLElement | null) | undefined;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks for confirmation before something is lost, or before a step that cannot be taken back. */
export function Confirm({
  question,
  about,
  effects,
  confirmLabel,
  cancelLabel = officeCommonWords.cancel,
  isHarmless = false,
  isBusy = false,
  isCounting = false,
  placeAfter,
  onConfirm,
  onCancel,
}: ConfirmProps) {
  const { rememberOpener, onCloseAutoFocus } = useOpenerFocus(placeAfter);
  const earlyKeys = useNoEarlyKeys();
  return (
    // The dialog stays open while a request runs: its answer would otherwise reach the next dialog.
    <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && !isBusy && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="bo fixed inset-0 z-60 bg-slate-950/50" />
        <AlertDialog.Content
          {...(about === undefined ? { 'aria-describedby': undefined } : {})}
          onOpenAutoFocus={rememberOpener}
          onCloseAutoFocus={onCloseAutoFocus}
          {...earlyKeys}
          className="bo fixed top-1/2 left-1/2 z-60 w-[calc(100%-32px)] max-w-md -translate-x-1/2 -translate-y-1/2 rounded-xl bg-white p-6 text-slate-900 shadow-xl outline-none"
        >
          <AlertDialog.Title className="font-semibold text-base leading-relaxed">{question}</AlertDialog.Title>
          {about !== undefined && (
            <AlertDialog.Description asChild>
              <div className="mt-3 text-slate-700 text-sm">
                <p className="max-h-40 overflow-y-auto break-words">{about}</p>
                {effects && (
                  <div role="status" className="mt-3 font-medium text-slate-900">
                    {effects}
                  </div>
                )}
              </div>
            </AlertDialog.Description>
          )}
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <AlertDialog.Cancel asChild>
              <Button disabled={isBusy}>{cancelLabel}</Button>
            </AlertDialog.Cancel>
            <Button variant={isHarmless ? 'primary' : 'danger'} disabled={isBusy || isCounting} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

/** Asks before unsaved changes are lost. */
export function DiscardQuestion({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }) {
  return (
    <Confirm
      question={officeUiWords.discardQuestion}
      confirmLabel={officeUiWords.discard}
      cancelLabel={officeUiWords.keepEditing}
      onConfirm={onDiscard}
      onCancel={onKeep}
    />
  );
}
