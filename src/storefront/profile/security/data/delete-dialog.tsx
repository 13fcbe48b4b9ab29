'use client';

import { sendOwn } from '@/client/session/account-calls';
import type { Profile } from '@/contract/accounts';
import { Dialog } from '@/storefront/ui/dialog';
import { DialogForm } from '../dialog-form';
import { OwnPasswordFields } from '../own-password-fields';
import { useOwnPasswordForm } from '../use-own-password-form';

type DeleteDialogProps = {
  profile: Profile;
  onDeleted: () => void;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
};

/** Explains what deletion does to the account and its orders, and asks for the password. */
export function DeleteDialog({ profile, onDeleted, onClose, returnTo }: DeleteDialogProps) {
  const { form, problems, isSending, asksCode } = useOwnPasswordForm<unknown>({
    hasFactor: profile.two_factor,
    send: (own) => sendOwn('DELETE', '/api/user/', own),
    onSent: onDeleted,
  });
  return (
    <Dialog title="Supprimer mon compte" onClose={() => isSending || onClose()} returnTo={returnTo}>
      <DialogForm
        submit="Supprimer définitivement"
        variant="danger"
        problem={problems.general}
        isSending={isSending}
        onCancel={onClose}
        {...form}
      >
        <div className="space-y-3 text-slate-700">
          <p>Votre compte est supprimé pour toujours, avec vos informations et vos sessions.</p>
          <p>
            Vos commandes restent dans les livres de la boutique, sans votre nom ni vos coordonnées. Seules celles dont
            une facture a été établie gardent votre nom et votre adresse, comme la loi le demande.
          </p>
          <p>Tant qu’une commande est en cours, le compte ne peut pas être supprimé.</p>
        </div>
        <OwnPasswordFields username={profile.username} problems={problems} asksCode={asksCode} />
      </DialogForm>
    </Dialog>
  );
}
