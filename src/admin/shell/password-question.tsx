'use client';

import { ApiError } from '@/client/api/api-error';
import { parts } from '@/client/parts';
import { CONFIRMATION_MINUTES } from '@/domain/accounts/session';
import { officeCommonWords } from '@/words/en/common';
import { officeShellWords } from '@/words/en/shell';
import { callAdmin } from '../api/client';
import { answerQuestion, useIsPasswordPrompted } from '../api/password-prompt';
import { OwnPasswordFields } from '../own-password/own-password-fields';
import { useOwnPassword } from '../own-password/use-own-password';
import { BusyButton, Button } from '../ui/button';
import { Modal, ModalParts } from '../ui/modal';
import { useHeldFocus } from '../ui/use-held-focus';

const giveUp = () => answerQuestion(false);

/** Asks for the password when a request of the back office needs it, over any open dialog. */
export function PasswordQuestion() {
  if (!useIsPasswordPrompted()) return null;
  return (
    <Modal title={officeShellWords.password.title} isOverAll focusesFirstField hasOwnParts onClose={giveUp}>
      <Question />
    </Modal>
  );
}

/** A component inside the dialog, so that its effect holds the focus before the dialog moves it to the first field. */
function Question() {
  const { form, fields, isBusy } = useOwnPassword({
    id: 'confirm',
    send: (body) => callAdmin('POST', '/api/user/confirm-password/', { body }),
    onSent: () => answerQuestion(true),
    onFailure: (error) => {
      // The session has ended; the page is on its way to the login.
      if (error instanceof ApiError && error.status === 401) giveUp();
    },
  });
  useHeldFocus(form.ref, giveUp);

  return (
    <ModalParts
      footer={
        <>
          <Button onClick={giveUp}>{officeCommonWords.cancel}</Button>
          <BusyButton type="submit" form="password-again" variant="primary" isBusy={isBusy}>
            {isBusy ? officeShellWords.password.confirming : officeShellWords.password.confirm}
          </BusyButton>
        </>
      }
    >
      <form id="password-again" {...form} noValidate className="grid gap-4">
        <p className="text-slate-700 text-sm">
          {parts(
            officeShellWords.password.text(
              <strong className="wrap-anywhere">{fields.username}</strong>,
              CONFIRMATION_MINUTES,
            ),
          )}
        </p>
        <OwnPasswordFields {...fields} />
      </form>
    </ModalParts>
  );
}
