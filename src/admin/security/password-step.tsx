'use client';

import type { FactorSecret } from '@/contract/security';
import { callAdmin } from '../api/client';
import { OwnPasswordFields } from '../own-password/own-password-fields';
import { useOwnPassword } from '../own-password/use-own-password';
import { BusyButton } from '../ui/busy-button';
import { Button } from '../ui/button';
import { ModalParts } from '../ui/modal';

const FORM = 'factor-password';

type PasswordStepProps = { hasFactor: boolean; onCancel: () => void; onSecret: (secret: FactorSecret) => void };

/** First step: the password, and a code of the present factor if there is one. */
export function PasswordStep({ hasFactor, onCancel, onSecret }: PasswordStepProps) {
  const { form, fields, isBusy } = useOwnPassword<FactorSecret>({
    id: 'own',
    hasFactor,
    send: (body) => callAdmin('POST', '/api/user/two-factor/', { body }),
    onSent: onSecret,
  });
  return (
    <ModalParts
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <BusyButton type="submit" form={FORM} variant="primary" isBusy={isBusy}>
            {isBusy ? 'Checking...' : 'Continue'}
          </BusyButton>
        </>
      }
    >
      <form id={FORM} {...form} noValidate className="grid gap-4">
        <p className="text-slate-700 text-sm">
          {fields.otp === null
            ? 'You need an authenticator app on your phone, such as Aegis, 2FAS or Google Authenticator.'
            : 'Your present app stays good until a code of the new one is entered. Then it ends, and so do your recovery codes.'}
        </p>
        <OwnPasswordFields {...fields} />
      </form>
    </ModalParts>
  );
}
