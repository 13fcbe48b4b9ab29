'use client';

import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { cx } from '@/client/classes';
import { MAX_PASSWORD_LENGTH } from '@/domain/accounts/password';
import { uiWords } from '@/words/fr/ui';
import { FieldFrame, fieldAria, INPUT_CLASS } from './field-frame';

type PasswordFieldProps = Omit<
  ComponentProps<'input'>,
  'type' | 'className' | 'disabled' | 'name' | 'autoComplete' | `aria-${string}`
> & {
  /** also the `id` by default; a page with two forms sets two ids */
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  /** the rules for a password; shown below the field until an error replaces it */
  hint?: string;
  error?: string | null;
  isDisabled?: boolean;
};

/** A password field with a button that shows the text. Uncontrolled unless `value` is given, so that password managers fill it. */
export function PasswordField({
  name,
  id = name,
  label,
  hint,
  error,
  isDisabled = false,
  required = true,
  ...input
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const problem = error ?? undefined;
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FieldFrame name={id} label={label} isOptional={!required} hint={hint} error={problem}>
      <div className="relative">
        <input
          maxLength={MAX_PASSWORD_LENGTH}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          {...fieldAria({ name: id, isOptional: !required, hint, error: problem })}
          name={name}
          type={isShown ? 'text' : 'password'}
          required={required}
          disabled={isDisabled}
          className={cx(INPUT_CLASS, 'pe-12')}
        />
        <button
          type="button"
          disabled={isDisabled}
          aria-controls={id}
          aria-pressed={isShown}
          aria-label={uiWords.show(label.toLowerCase())}
          title={isShown ? uiWords.hide : uiWords.reveal}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0 end-0 grid w-12 cursor-pointer place-items-center rounded-lg text-slate-600 hover:text-blue-900 disabled:cursor-not-allowed"
        >
          <Icon aria-hidden className="size-5" />
        </button>
      </div>
    </FieldFrame>
  );
}
