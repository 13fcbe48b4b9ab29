'use client';

import { useEffect } from 'react';
import { QrCode } from '@/client/security/qr-code';
import type { SecretStepProps } from '@/client/security/use-factor-steps';
import type { RecoveryCodes } from '@/contract/security';
import { secretInGroups } from '@/domain/accounts/second-factor';
import { isBlank } from '@/domain/text';
import { sendOwn } from '@/storefront/api/own-calls';
import { buttonClass } from '@/storefront/ui/button';
import { CopyButton } from '@/storefront/ui/copy-button';
import { LineField } from '@/storefront/ui/line-field';
import { securityDialogWords } from '@/words/fr/accounts/security-dialogs';
import { fieldWords } from '@/words/fr/fields';
import { useProfileForm } from '../../details/use-profile-form';
import { DialogForm } from '../dialog-form';

/** Second step: the secret as a QR code, a link and text, and the field for the app's first code. */
export function SecretStep({ secret: { secret, otpauth_url }, onCancel, onCodes, onBusy }: SecretStepProps) {
  const { form, problems, general, isSending } = useProfileForm<RecoveryCodes>({
    check: ({ otp = '' }) => (isBlank(otp) ? { otp: fieldWords.required } : {}),
    send: ({ otp }) => sendOwn('POST', '/api/user/two-factor/confirm/', { otp }),
    onSent: ({ recovery_codes }) => onCodes(recovery_codes),
  });
  useEffect(() => {
    onBusy(isSending);
    return () => onBusy(false);
  }, [isSending, onBusy]);
  return (
    <DialogForm
      submit={securityDialogWords.factor.turnOn}
      problem={general}
      isSending={isSending}
      onCancel={onCancel}
      {...form}
    >
      <p className="text-slate-700">{securityDialogWords.factor.scan}</p>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]">
        <QrCode
          text={otpauth_url}
          label={securityDialogWords.factor.qrCode}
          className="block size-56 rounded-lg border border-slate-200"
        />
        <div className="min-w-0 space-y-3">
          <p className="text-slate-700">{securityDialogWords.factor.onPhone}</p>
          <a href={otpauth_url} className={buttonClass({ variant: 'outline' })}>
            {securityDialogWords.factor.openApp}
          </a>
          <p className="text-slate-700">{securityDialogWords.factor.typeKey}</p>
          <code className="block break-words rounded-lg bg-slate-100 p-3 text-base text-slate-900">
            {secretInGroups(secret)}
          </code>
          <div className="flex flex-wrap items-center gap-3">
            <CopyButton text={secret} label={securityDialogWords.factor.copyKey} />
          </div>
        </div>
      </div>
      <LineField
        id="first-code"
        name="otp"
        label={securityDialogWords.factor.code}
        hint={securityDialogWords.factor.keyLifetime}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={40}
        error={problems.otp}
      />
    </DialogForm>
  );
}
