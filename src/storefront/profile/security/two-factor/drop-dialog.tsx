'use client';

import { sendOwn } from '@/client/session/account-calls';
import { Dialog } from '@/storefront/ui/dialog';
import { DialogForm } from '../dialog-form';
import { OwnPasswordFields } from '../own-password-fields';
import { useOwnPasswordForm } from '../use-own-password-form';
import type { FactorDialogProps } from './set-up-dialog';

/** Removes the second factor. */
export function DropDialog({ profile, onChanged, onClose, returnTo }: FactorDialogProps) {
  const { form, problems, isSending, asksCode } = useOwnPasswordForm<unknown>({
    hasFactor: profile.two_factor,
    send: (own) => sendOwn('DELETE', '/api/user/two-factor/', own),
    onSent: () => {
      onChanged(false);
      onClose();
    },
  });
  return (
    <Dialog title="Désactiver la validation en deux étapes" onClose={onClose} returnTo={returnTo}>
      <DialogForm submit="Désactiver" problem={problems.general} isSending={isSending} onCancel={onClose} {...form}>
        <p className="text-slate-700">
          Le mot de passe suffira alors pour se connecter à votre compte, et vos codes de secours ne vaudront plus rien.
        </p>
        <OwnPasswordFields username={profile.username} problems={problems} asksCode={asksCode} />
      </DialogForm>
    </Dialog>
  );
}
