'use client';

import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { officeCommonWords } from '@/words/en/common';
import { officeUiWords } from '@/words/en/ui';
import { DraftNotice } from '../drafts/draft-notice';
import type { Draft } from '../drafts/use-draft';
import { useDialogGuard } from '../lib/use-leave-guard';
import { Button } from './button';
import { DiscardQuestion } from './confirm';
import { Modal } from './modal';

type FormDialogProps = {
  /** the id of the form element */
  id: string;
  title: string;
  submitLabel: string;
  /** what it does cannot be undone */
  isDanger?: boolean;
  /** the label while it is sent */
  savingLabel?: string;
  width?: 'md' | 'lg' | 'xl';
  /** covers the whole screen of a phone */
  isFullOnPhone?: boolean;
  /** closing would lose what was typed */
  isDirty: boolean;
  isSaving: boolean;
  /** a field has an error: nothing is sent until it is edited */
  isBlocked?: boolean;
  /** it can never be saved any more: what was typed is only read and closed */
  isOver?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** keeps what is typed; absent in a form that takes a password */
  draft?: Draft | undefined;
  /** empties the form of what was put back into it */
  onDiscardDraft?: (() => void) | undefined;
  /** beside the buttons, always in sight */
  foot?: ReactNode;
  children: ReactNode;
};

/**
 * A dialog that is one form. Enter sends it. Escape, the cross, 'Cancel', a click beside it, a reload and the Back button ask
 * before they lose what was typed.
 */
export function FormDialog(props: FormDialogProps) {
  const {
    id,
    title,
    submitLabel,
    isDirty,
    isSaving,
    isBlocked = false,
    isOver = false,
    onSubmit,
    onClose,
    children,
  } = props;
  const {
    isDanger = false,
    savingLabel = officeUiWords.saving,
    width = 'md',
    isFullOnPhone = false,
    foot,
    draft,
    onDiscardDraft,
  } = props;
  const [isAsking, setIsAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focused = useRef<Element | null>(null);
  useDialogGuard({
    isDirty: isDirty || isSaving,
    onAsk: () => setIsAsking(!isSaving),
    onLeave: onClose,
  });
  const askToClose = () => {
    if (isSaving) return;
    if (isDirty) setIsAsking(true);
    else onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSaving || isBlocked || isOver) return;
    focused.current = document.activeElement;
    onSubmit();
  };
  // The fields are disabled while they are saved, and so lose the focus.
  const giveFocusBack = useEffectEvent(() => {
    const wrong = form.current?.querySelector('[aria-invalid="true"]');
    const target = wrong ?? focused.current;
    if (target instanceof HTMLElement) target.focus();
    // What the server refused stands at the end of the form, which may be out of sight.
    if (!wrong) form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    if (!isSaving && focused.current) giveFocusBack();
  }, [isSaving]);
  return (
    <>
      <Modal
        title={title}
        focusesFirstField
        width={width}
        isFullOnPhone={isFullOnPhone}
        onClose={askToClose}
        footer={
          <>
            {foot}
            <Button onClick={askToClose} disabled={isSaving}>
              {isOver ? officeCommonWords.close : officeCommonWords.cancel}
            </Button>
            {!isOver && (
              <Button
                type="submit"
                form={id}
                variant={isDanger ? 'danger' : 'primary'}
                disabled={isSaving || isBlocked}
              >
                {isSaving ? savingLabel : submitLabel}
              </Button>
            )}
          </>
        }
      >
        <form id={id} ref={form} noValidate onSubmit={submit}>
          <fieldset disabled={isSaving} className="grid min-w-0 gap-4">
            <legend className="sr-only">{title}</legend>
            {draft && onDiscardDraft && <DraftNotice draft={draft} onDiscard={onDiscardDraft} />}
            {children}
          </fieldset>
        </form>
      </Modal>
      {isAsking && (
        <DiscardQuestion
          onDiscard={() => {
            draft?.forget();
            onClose();
          }}
          onKeep={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
