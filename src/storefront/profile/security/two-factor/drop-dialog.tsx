'use client';

import { sendOwn } from '@/storefront/api/own-calls';
import { Dialog } from '@/storefront/ui/dialog';
import { securityDialogWords } from '@/words/fr/accounts/security-dialogs';
import { DialogForm } from '../dialog-form';
import { OwnPasswordFields, useOwnPasswordForm } from '../own-password-form';
import type { FactorDialogProps } from './set-up-dialog';

/** Removes the second factor. */
export function DropDialog({ profile, onChanged, onClose, returnTo }: FactorDialogProps) {
  const { form, problems, general, isSending, asksCode } = useOwnPasswordForm<unknown>({
    hasFactor: profile.two_factor,
    send: (own) => sendOwn('DELETE', '/api/user/two-factor/', own),
    onSent: () => {
      onChanged(false);
      onClose();
    },
  });
  return (
    <Dialog title={securityDialogWords.factor.drop} onClose={onClose} returnTo={returnTo}>
      <DialogForm
        submit={securityDialogWords.factor.turnOff}
        problem={general}
        isSending={isSending}
        onCancel={onClose}
        {...form}
      >
        <p className="text-slate-700">{securityDialogWords.factor.dropText}</p>
        <OwnPasswordFields username={profile.username} problems={problems} asksCode={asksCode} />
      </DialogForm>
    </Dialog>
  );
}
