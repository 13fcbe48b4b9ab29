'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { uiWords } from '@/words/fr/ui';
import { LineField } from './line-field';

type CodeFieldProps = { id?: string; error: string | undefined };

/**
 * The field `otp`, for a code of the app or a recovery code. Phones show their numeric keypad, which has no letters; a
 * button switches to the full keyboard for recovery codes.
 */
export function CodeField({ id = 'otp', error }: CodeFieldProps) {
  const [isRecovery, setIsRecovery] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const toggle = () => {
    // Rendered before the focus moves: phones choose the keyboard when the field gets it.
    flushSync(() => setIsRecovery(!isRecovery));
    place.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={place}>
      <LineField
        id={id}
        name="otp"
        label={uiWords.code.label}
        autoComplete="one-time-code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={40}
        error={error}
      />
      <button
        type="button"
        onClick={toggle}
        className="-mb-2 mt-1 inline-flex min-h-11 cursor-pointer items-center font-medium text-blue-900 text-sm underline underline-offset-4 disabled:cursor-not-allowed"
      >
        {isRecovery ? uiWords.code.useCode : uiWords.code.useRecovery}
      </button>
    </div>
  );
}
