'use client';

import * as AlertDialog from 'radix-ui/alert-dialog';
import { Button } from './button';

type ConfirmProps = {
  /** the question, to the letter of the spec */
  question: string;
  confirmLabel: string;
  cancelLabel?: string;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something is lost. Escape and 'Cancel' lose nothing. */
export function Confirm({
  question,
  confirmLabel,
  cancelLabel = 'Cancel',
  isBusy = false,
  onConfirm,
  onCancel,
}: ConfirmProps) {
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="bo fixed inset-0 z-60 bg-slate-950/50" />
        <AlertDialog.Content
          aria-describedby={undefined}
          className="bo fixed top-1/2 left-1/2 z-60 w-[calc(100%-32px)] max-w-md -translate-x-1/2 -translate-y-1/2 rounded-xl bg-white p-6 text-slate-900 shadow-xl outline-none"
        >
          <AlertDialog.Title className="font-semibold text-base leading-relaxed">{question}</AlertDialog.Title>
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <AlertDialog.Cancel asChild>
              <Button>{cancelLabel}</Button>
            </AlertDialog.Cancel>
            <Button variant="danger" disabled={isBusy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
