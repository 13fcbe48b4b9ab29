'use client';

import { useRef } from 'react';
import { callAdmin } from '../api/client';
import { OwnPasswordFields } from '../own-password/own-password-fields';
import { useOwnPassword } from '../own-password/use-own-password';
import { BusyButton } from '../ui/busy-button';
import { Button } from '../ui/button';
import { Modal, ModalParts } from '../ui/modal';

const FORM = 'factor-removal';

type RemoveDialogProps = {
  /** what takes the focus after the removal, as the button that opened the dialog is gone then */
  placeAfter: () => HTMLElement | null;
  onRemoved: () => void;
  onClose: () => void;
};

/** Removes the second factor, with the password and a code. */
export function RemoveDialog({ placeAfter, onRemoved, onClose }: RemoveDialogProps) {
  const isRemoved = useRef(false);
  const { form, fields, isBusy } = useOwnPassword<void>({
    id: 'own',
    hasFactor: true,
    send: (body) => callAdmin('DELETE', '/api/user/two-factor/', { body }),
    onSent: () => {
      isRemoved.current = true;
      onRemoved();
      onClose();
    },
    failure: 'The second factor could not be removed. Please try again.',
  });
  // A request under way is waited for: nobody would see its outcome in a closed dialog.
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Modal
      title="Remove your second factor"
      hasOwnParts
      focusesFirstField
      placeAfter={() => (isRemoved.current ? placeAfter() : null)}
      onClose={close}
    >
      <ModalParts
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <BusyButton type="submit" form={FORM} variant="danger" isBusy={isBusy}>
              {isBusy ? 'Removing...' : 'Remove'}
            </BusyButton>
          </>
        }
      >
        <form id={FORM} {...form} noValidate className="grid gap-4">
          <p className="text-slate-700 text-sm">
            From then on the password is all that a login asks for, and your recovery codes are worth nothing.
          </p>
          <OwnPasswordFields {...fields} />
        </form>
      </ModalParts>
    </Modal>
  );
}
