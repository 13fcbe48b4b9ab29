'use client';

import { useState } from 'react';
import { useFactorSteps } from '@/client/security/use-factor-steps';
import type { Profile } from '@/contract/accounts';
import { Dialog } from '@/storefront/ui/dialog';
import { securityDialogWords } from '@/words/fr/accounts/security-dialogs';
import { CodesStep } from './codes-step';
import { PasswordStep } from './password-step';
import { SecretStep } from './secret-step';

export type FactorDialogProps = {
  profile: Profile;
  /** called when the account has got or lost its second factor */
  onChanged: (hasFactor: boolean) => void;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
};

/** Sets a second factor up, or replaces it: password, secret and first code, recovery codes. */
export function SetUpDialog({ profile, onChanged, onClose, returnTo }: FactorDialogProps) {
  // The profile changes during the second step; the title must not.
  const [isReplacing] = useState(profile.two_factor);
  const { secret, setSecret, codes, setCodes, keeping, setIsBusy, leave } = useFactorSteps(onClose);

  return (
    <Dialog
      title={
        codes !== null
          ? securityDialogWords.codes.title
          : isReplacing
            ? securityDialogWords.factor.replaceTitle
            : securityDialogWords.factor.setUpTitle
      }
      onClose={leave}
      returnTo={returnTo}
      isPrinted={codes !== null}
    >
      {codes !== null ? (
        <CodesStep username={profile.username} codes={codes} kept={keeping} onEnd={leave} />
      ) : secret !== null ? (
        <SecretStep
          secret={secret}
          onCancel={leave}
          onBusy={setIsBusy}
          onCodes={(given) => {
            setCodes(given);
            onChanged(true);
          }}
        />
      ) : (
        <PasswordStep profile={profile} onCancel={leave} onSecret={setSecret} />
      )}
    </Dialog>
  );
}
