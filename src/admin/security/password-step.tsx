'use client';

import type { FactorSecret } from '@/contract/security';
import { officeCommonWords } from '@/words/en/common';
import { officeSecurityWords } from '@/words/en/security';
import { callAdmin } from '../api/client';
import { OwnPasswordFields } from '../own-password/own-password-fields';
import { useOwnPassword } from '../own-password/use-own-password';
import { BusyButton, Button } from '../ui/button';
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
          <Button onClick={onCancel}>{officeCommonWords.cancel}</Button>
          <BusyButton type="submit" form={FORM} variant="primary" isBusy={isBusy}>
            {isBusy ? officeSecurityWords.checking : officeSecurityWords.continue}
          </BusyButton>
        </>
      }
    >
      <form id={FORM} {...form} noValidate className="grid gap-4">
        <p className="text-slate-700 text-sm">
          {fields.otp === null ? officeSecurityWords.factor.setUpText : officeSecurityWords.factor.replaceText}
        </p>
        <OwnPasswordFields {...fields} />
      </form>
    </ModalParts>
  );
}
