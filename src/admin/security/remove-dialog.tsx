'use client';

import { useRef } from 'react';
import { officeCommonWords } from '@/words/en/common';
import { officeSecurityWords } from '@/words/en/security';
import { callAdmin } from '../api/client';
import { OwnPasswordFields } from '../own-password/own-password-fields';
import { useOwnPassword } from '../own-password/use-own-password';
import { BusyButton, Button } from '../ui/button';
import { Modal, ModalParts } from '../ui/modal';

const FORM = 'factor-removal';

type RemoveDialogProps = {
  /** takes the focus after the removal, since the button that opened the dialog is gone */
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
    failure: officeSecurityWords.remove.failed,
  });
  // Stays open while a request runs: a closed dialog would hide the outcome.
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Modal
      title={officeSecurityWords.remove.title}
      hasOwnParts
      focusesFirstField
      placeAfter={() => (isRemoved.current ? placeAfter() : null)}
      onClose={close}
    >
      <ModalParts
        footer={
          <>
            <Button onClick={close}>{officeCommonWords.cancel}</Button>
            <BusyButton type="submit" form={FORM} variant="danger" isBusy={isBusy}>
              {isBusy ? officeSecurityWords.remove.removing : officeSecurityWords.remove.remove}
            </BusyButton>
          </>
        }
      >
        <form id={FORM} {...form} noValidate className="grid gap-4">
          <p className="text-slate-700 text-sm">{officeSecurityWords.remove.text}</p>
          <OwnPasswordFields {...fields} />
        </form>
      </ModalParts>
    </Modal>
  );
}
