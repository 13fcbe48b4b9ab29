'use client';

import type { Profile } from '@/contract/accounts';
import type { FactorSecret } from '@/contract/security';
import { sendOwn } from '@/storefront/api/own-calls';
import { securityDialogWords } from '@/words/fr/accounts/security-dialogs';
import { DialogForm } from '../dialog-form';
import { OwnPasswordFields, useOwnPasswordForm } from '../own-password-form';

type PasswordStepProps = { profile: Profile; onCancel: () => void; onSecret: (secret: FactorSecret) => void };

/** First step: the password, and a code of the present factor if there is one. */
export function PasswordStep({ profile, onCancel, onSecret }: PasswordStepProps) {
  const { form, problems, general, isSending, asksCode } = useOwnPasswordForm<FactorSecret>({
    hasFactor: profile.two_factor,
    send: (own) => sendOwn('POST', '/api/user/two-factor/', own),
    onSent: onSecret,
  });
  return (
    <DialogForm
      submit={securityDialogWords.factor.continue}
      problem={general}
      isSending={isSending}
      onCancel={onCancel}
      {...form}
    >
      <p className="text-slate-700">
        {asksCode ? securityDialogWords.factor.replaceText : securityDialogWords.factor.setUpText}
      </p>
      <OwnPasswordFields username={profile.username} problems={problems} asksCode={asksCode} />
    </DialogForm>
  );
}
