'use client';

import type { Profile } from '@/contract/accounts';
import { sendOwn } from '@/storefront/api/own-calls';
import { Dialog } from '@/storefront/ui/dialog';
import { securityDialogWords } from '@/words/fr/accounts/security-dialogs';
import { DialogForm } from '../dialog-form';
import { OwnPasswordFields, useOwnPasswordForm } from '../own-password-form';

type DeleteDialogProps = {
  profile: Profile;
  onDeleted: () => void;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
};

/** Explains what deletion does to the account and its orders, and asks for the password. */
export function DeleteDialog({ profile, onDeleted, onClose, returnTo }: DeleteDialogProps) {
  const { form, problems, general, isSending, asksCode } = useOwnPasswordForm<unknown>({
    hasFactor: profile.two_factor,
    send: (own) => sendOwn('DELETE', '/api/user/', own),
    onSent: onDeleted,
  });
  return (
    <Dialog title={securityDialogWords.data.delete} onClose={() => isSending || onClose()} returnTo={returnTo}>
      <DialogForm
        submit={securityDialogWords.data.deleteForever}
        variant="danger"
        problem={general}
        isSending={isSending}
        onCancel={onClose}
        {...form}
      >
        <div className="space-y-3 text-slate-700">
          <p>{securityDialogWords.data.deleteText}</p>
          <p>{securityDialogWords.data.ordersStay}</p>
          <p>{securityDialogWords.data.openOrders}</p>
        </div>
        <OwnPasswordFields username={profile.username} problems={problems} asksCode={asksCode} />
      </DialogForm>
    </Dialog>
  );
}
