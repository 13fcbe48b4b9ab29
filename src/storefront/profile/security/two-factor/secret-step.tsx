'use client';

import { useEffect } from 'react';
import { QrCode } from '@/client/security/qr-code';
import type { SecretStepProps } from '@/client/security/use-factor-steps';
import { sendOwn } from '@/client/session/account-calls';
import type { RecoveryCodes } from '@/contract/security';
import { secretInGroups } from '@/domain/second-factor';
import { isBlank, REQUIRED_TEXT } from '@/domain/text';
import { buttonClass } from '@/storefront/ui/button';
import { CopyButton } from '@/storefront/ui/copy-button';
import { LineField } from '@/storefront/ui/line-field';
import { useProfileForm } from '../../details/use-profile-form';
import { DialogForm } from '../dialog-form';

/** Second step: the secret as a QR code, a link and text, and the field for the app's first code. */
export function SecretStep({ secret: { secret, otpauth_url }, onCancel, onCodes, onBusy }: SecretStepProps) {
  const { form, problems, isSending } = useProfileForm<RecoveryCodes>({
    check: ({ otp = '' }) => (isBlank(otp) ? { otp: REQUIRED_TEXT } : {}),
    send: ({ otp }) => sendOwn('POST', '/api/user/two-factor/confirm/', { otp }),
    onSent: ({ recovery_codes }) => onCodes(recovery_codes),
  });
  useEffect(() => {
    onBusy(isSending);
    return () => onBusy(false);
  }, [isSending, onBusy]);
  return (
    <DialogForm submit="Activer" problem={problems.general} isSending={isSending} onCancel={onCancel} {...form}>
      <p className="text-slate-700">Scannez ce code avec votre application d’authentification.</p>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]">
        <QrCode
          text={otpauth_url}
          label="QR code pour votre application d’authentification"
          className="block size-56 rounded-lg border border-slate-200"
        />
        <div className="min-w-0 space-y-3">
          <p className="text-slate-700">Vous êtes déjà sur votre téléphone&nbsp;?</p>
          <a href={otpauth_url} className={buttonClass({ variant: 'outline' })}>
            Ouvrir dans l’application
          </a>
          <p className="text-slate-700">Ou saisissez cette clé&nbsp;:</p>
          <code className="block break-words rounded-lg bg-slate-100 p-3 text-base text-slate-900">
            {secretInGroups(secret)}
          </code>
          <div className="flex flex-wrap items-center gap-3">
            <CopyButton text={secret} label="Copier la clé" />
          </div>
        </div>
      </div>
      <LineField
        id="first-code"
        name="otp"
        label="Code à 6 chiffres que l’application affiche"
        hint="La clé est valable 15 minutes."
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={40}
        error={problems.fields.otp}
      />
    </DialogForm>
  );
}
