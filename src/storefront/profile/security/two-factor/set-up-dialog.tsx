'use client';

import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Profile } from '@/contract/accounts';
import type { FactorSecret } from '@/contract/security';
import { Dialog } from '@/storefront/ui/dialog';
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
  const [secret, setSecret] = useState<FactorSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isKept, setIsKept] = useState(false);
  const [isReminded, setIsReminded] = useState(false);
  const checkbox = useRef<HTMLInputElement>(null);
  const isBusy = useRef(false);
  const noteBusy = useCallback((is: boolean) => {
    isBusy.current = is;
  }, []);

  const leave = () => {
    if (isBusy.current) return;
    if (codes === null || isKept) return onClose();
    // Rendered before the focus moves, so that screen readers read the message with the box.
    flushSync(() => setIsReminded(true));
    checkbox.current?.focus();
  };

  return (
    <Dialog
      title={
        codes !== null
          ? 'Vos codes de secours'
          : isReplacing
            ? 'Remplacer l’application d’authentification'
            : 'Activer la validation en deux étapes'
      }
      onClose={leave}
      returnTo={returnTo}
      isPrinted={codes !== null}
    >
      {codes !== null ? (
        <CodesStep
          username={profile.username}
          codes={codes}
          isKept={isKept}
          onKept={setIsKept}
          isReminded={isReminded}
          checkbox={checkbox}
          onEnd={leave}
        />
      ) : secret !== null ? (
        <SecretStep
          secret={secret}
          onCancel={leave}
          onBusy={noteBusy}
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
