'use client';

import { useState } from 'react';
import { useFactorSteps } from '@/client/security/use-factor-steps';
import { officeSecurityWords } from '@/words/en/security';
import { useDialogGuard } from '../lib/use-leave-guard';
import { Modal } from '../ui/modal';
import { CodesStep } from './codes-step';
import { PasswordStep } from './password-step';
import { SecretStep } from './secret-step';

type SetUpDialogProps = {
  hasFactor: boolean;
  /** the second factor is active; the dialog goes on to its recovery codes */
  onSetUp: () => void;
  onClose: () => void;
};

/** Sets a second factor up, or replaces it: password, secret and first code, recovery codes. */
export function SetUpDialog({ hasFactor, onSetUp, onClose }: SetUpDialogProps) {
  // The account changes during the second step; the title must not.
  const [isReplacing] = useState(hasFactor);
  const { secret, setSecret, codes, setCodes, keeping, isBusy, setIsBusy, leave } = useFactorSteps(onClose);
  useDialogGuard({
    isDirty: isBusy || (codes !== null && !keeping.isKept),
    onAsk: leave,
    onLeave: onClose,
  });

  return (
    <Modal
      title={
        codes !== null
          ? officeSecurityWords.codes.title
          : isReplacing
            ? officeSecurityWords.factor.replaceTitle
            : officeSecurityWords.factor.setUpTitle
      }
      hasOwnParts
      focusesFirstField
      onClose={leave}
    >
      {codes !== null ? (
        <CodesStep codes={codes} kept={keeping} onEnd={leave} />
      ) : secret !== null ? (
        <SecretStep
          secret={secret}
          onCancel={leave}
          onBusy={setIsBusy}
          onCodes={(given) => {
            setCodes(given);
            onSetUp();
          }}
        />
      ) : (
        <PasswordStep hasFactor={hasFactor} onCancel={leave} onSecret={setSecret} />
      )}
    </Modal>
  );
}
