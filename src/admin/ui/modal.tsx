'use client';

import { X } from 'lucide-react';
import * as Dialog from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { cx } from '@/client/classes';
import { officeCommonWords } from '@/words/en/common';
import { useEscapeInside } from '../lib/escape-layers';
import { useNoEarlyKeys } from './use-no-early-keys';
import { useOpenerFocus } from './use-opener-focus';

type ModalProps = {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** stays visible below the scrolling part */
  footer?: ReactNode;
  /** the children bring their own `ModalParts`, which may change while the dialog is open */
  hasOwnParts?: boolean;
  /** for a form; the focus of other dialogs starts at the dialog itself, where no key presses a button */
  focusesFirstField?: boolean;
  /** shown above all other dialogs */
  isOverAll?: boolean;
  width?: 'md' | 'lg' | 'xl';
  /** covers the whole screen of a phone */
  isFullOnPhone?: boolean;
  /** beside the title */
  tools?: ReactNode;
  /** where the focus goes instead of back to the opener; called when the dialog closes */
  placeAfter?: (opener: Element) => HTMLElement | null;
};

const WIDTHS = { md: 'max-w-lg', lg: 'max-w-3xl', xl: 'max-w-5xl' };

const FULL_ON_PHONE =
  'max-md:inset-0 max-md:h-dvh max-md:max-h-none max-md:w-full max-md:translate-none max-md:rounded-none';

/** The id of the notice about a lost connection (shell/line-notice.tsx). */
export const LINE_NOTICE_ID = 'line-notice';

/** A dialog over the page. Escape (which closes what opened inside it first), the cross and a click beside it call `onClose`; the focus returns to the opener. */
export function Modal(props: ModalProps) {
  const { title, onClose, children, footer, hasOwnParts = false, focusesFirstField = false, width = 'md' } = props;
  const layer = props.isOverAll ? 'z-70' : 'z-50';
  const shape = props.isFullOnPhone ? FULL_ON_PHONE : '';
  const { rememberOpener, onCloseAutoFocus } = useOpenerFocus(props.placeAfter);
  const closeInside = useEscapeInside();
  const earlyKeys = useNoEarlyKeys();
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={cx('bo fixed inset-0 bg-slate-950/50', layer)} />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            rememberOpener();
            if (!(event.currentTarget instanceof HTMLElement)) return;
            const dialog = event.currentTarget;
            const field = focusesFirstField && dialog.querySelector<HTMLElement>(FIRST_FIELD);
            event.preventDefault();
            // Not the first button, as Radix would: that is the cross, and Enter may be typed already.
            (field || dialog).focus();
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          onEscapeKeyDown={(event) => {
            // An open list of matches closes first.
            if (hasOpenList(event.target) || closeInside()) event.preventDefault();
          }}
          onInteractOutside={(event) => {
            // The connection notice lies over the dialog; a click on it must not close the dialog.
            if (event.target instanceof Element && event.target.closest(`#${LINE_NOTICE_ID}`)) event.preventDefault();
          }}
          {...earlyKeys}
          className={cx(
            'bo fixed top-1/2 left-1/2 flex max-h-[calc(100dvh-32px)] w-[calc(100%-32px)] -translate-x-1/2 -translate-y-1/2 flex-col rounded-xl bg-white text-slate-900 shadow-xl outline-none',
            WIDTHS[width],
            shape,
            layer,
          )}
        >
          <header className="flex items-center justify-between gap-4 border-slate-200 border-b py-2 ps-5 pe-2">
            <Dialog.Title className="min-w-0 truncate font-semibold text-lg">{title}</Dialog.Title>
            {props.tools && <div className="ms-auto shrink-0">{props.tools}</div>}
            <Dialog.Close
              aria-label={officeCommonWords.close}
              className="grid size-10 shrink-0 cursor-pointer place-items-center rounded-lg text-slate-700 hover:bg-slate-100"
            >
              <X aria-hidden className="size-5" />
            </Dialog.Close>
          </header>
          {hasOwnParts ? children : <ModalParts footer={footer}>{children}</ModalParts>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const FIRST_FIELD = 'input:not([hidden]), select, textarea';

/** An open list of matches, or an open select, which Escape closes before the dialog. */
function hasOpenList(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.matches('[role=combobox][aria-expanded=true]')) return true;
  return CSS.supports('selector(:open)') && target.matches('select:open');
}

/** The scrolling part of a dialog, and the footer below it. */
export function ModalParts({ footer, children }: Pick<ModalProps, 'footer' | 'children'>) {
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
      {footer && (
        <footer className="flex flex-wrap items-center justify-end gap-2 border-slate-200 border-t px-5 py-3 max-md:py-2">
          {footer}
        </footer>
      )}
    </>
  );
}
