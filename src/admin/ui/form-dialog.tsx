'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from './button';
import { DiscardQuestion } from './discard-question';
import { Modal } from './modal';

type FormDialogProps = {
  /** the form's id; also that of its element */
  id: string;
  title: string;
  submitLabel: string;
  /** something is typed that closing would lose */
  isDirty: boolean;
  isSaving: boolean;
  /** a field is marked as wrong: nothing is sent until it is edited */
  isBlocked?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog that is one form. Enter sends it; what is typed is not lost by Escape, the cross, 'Cancel' or a click beside it. */
export function FormDialog(props: FormDialogProps) {
  const { id, title, submitLabel, isDirty, isSaving, isBlocked = false, onSubmit, onClose, children } = props;
  const [isAsking, setIsAsking] = useState(false);
  const askToClose = () => {
    if (isSaving) return;
    if (isDirty) setIsAsking(true);
    else onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving && !isBlocked) onSubmit();
  };
  return (
    <>
      <Modal
        title={title}
        focusesFirstField
        onClose={askToClose}
        footer={
          <>
            <Button onClick={askToClose} disabled={isSaving}>
              Cancel
            </Button>
            <Button type="submit" form={id} variant="primary" disabled={isSaving || isBlocked}>
              {isSaving ? 'Saving...' : submitLabel}
            </Button>
          </>
        }
      >
        <form id={id} noValidate onSubmit={submit} className="grid gap-4">
          {children}
        </form>
      </Modal>
      {isAsking && <DiscardQuestion onDiscard={onClose} onKeep={() => setIsAsking(false)} />}
    </>
  );
}
