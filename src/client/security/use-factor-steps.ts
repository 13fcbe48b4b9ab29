'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FactorSecret } from '@/contract/security';
import type { KeptState } from './recovery-codes';

/** The props of the step with the secret and the first code. */
export type SecretStepProps = {
  secret: FactorSecret;
  onCancel: () => void;
  onCodes: (codes: readonly string[]) => void;
  /** while true the dialog must stay open: the answer holds codes that are shown only once */
  onBusy: (isBusy: boolean) => void;
};

/**
 * The steps in which a second factor is set up: the password (`secret` null), the first code (`codes` null), the recovery
 * codes. `leave` closes the dialog unless codes would be lost: while the first code is sent it does nothing; before the
 * codes are kept it sets `isReminded` and moves the focus to the box.
 */
export function useFactorSteps(onClose: () => void) {
  const [secret, setSecret] = useState<FactorSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isKept, setIsKept] = useState(false);
  const [isReminded, setIsReminded] = useState(false);
  const checkbox = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);

  const leave = () => {
    if (isBusy) return;
    if (codes === null || isKept) return onClose();
    // Rendered before the focus moves, so that screen readers read the message with the box.
    flushSync(() => setIsReminded(true));
    checkbox.current?.focus();
  };

  const keeping: KeptState = { isKept, onKept: setIsKept, isReminded, checkbox };
  return { secret, setSecret, codes, setCodes, keeping, isBusy, setIsBusy, leave };
}
