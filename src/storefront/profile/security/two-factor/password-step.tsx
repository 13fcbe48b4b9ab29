'use client';

import { sendOwn } from '@/client/session/account-calls';
import type { Profile } from '@/contract/accounts';
import type { FactorSecret } from '@/contract/security';
import { DialogForm } from '../dialog-form';
import { OwnPasswordFields } from '../own-password-fields';
import { useOwnPasswordForm } from '../use-own-password-form';

type PasswordStepProps = { profile: Profile; onCancel: () => void; onSecret: (secret: FactorSecret) => void };

/** First step: the password, and a code of the present factor if there is one. */
export function PasswordStep({ profile, onCancel, onSecret }: PasswordStepProps) {
  const { form, problems, isSending, asksCode } = useOwnPasswordForm<FactorSecret>({
    hasFactor: profile.two_factor,
    send: (own) => sendOwn('POST', '/api/user/two-factor/', own),
    onSent: onSecret,
  });
  return (
    <DialogForm submit="Continuer" problem={problems.general} isSending={isSending} onCancel={onCancel} {...form}>
      <p className="text-slate-700">
        {asksCode
          ? 'Votre application actuelle reste valable jusqu’à ce que la nouvelle soit confirmée. Les anciens codes de secours seront remplacés.'
          : 'Il vous faut une application d’authentification sur votre téléphone, par exemple Aegis, 2FAS ou Google Authenticator.'}
      </p>
      <OwnPasswordFields username={profile.username} problems={problems} asksCode={asksCode} />
    </DialogForm>
  );
}
