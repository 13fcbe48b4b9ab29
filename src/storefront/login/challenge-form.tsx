'use client';

import { useEffect, useState } from 'react';
import { MIN_STAFF_PASSWORD_LENGTH } from '@/domain/accounts/password';
import { Button } from '@/storefront/ui/button';
import { CodeField } from '@/storefront/ui/code-field';
import { FormAlert, SubmitButton } from '@/storefront/ui/form-parts';
import { PasswordField } from '@/storefront/ui/password-field';
import { useSmallForm } from '@/storefront/ui/use-small-form';
import { loginWords } from '@/words/fr/accounts/login';
import { commonWords } from '@/words/fr/common';
import { accountFieldWords } from '@/words/fr/fields';
import { codeProblems, staffPasswordProblems } from './checks';
import { refusedFields } from './messages';
import type { Challenge, Proof } from './use-challenge';

const TITLE = 'login-challenge';

const QUESTIONS = {
  code: { words: loginWords.factor, field: 'otp', check: codeProblems },
  password: { words: loginWords.newPassword, field: 'new_password', check: staffPasswordProblems },
} as const;

type ChallengeFormProps = {
  challenge: Challenge;
  isBusy: boolean;
  onAnswer: (proof: Proof, onRefusal: (error: unknown) => void) => void;
  onBack: () => void;
};

/** Asks for what an account requires besides its password. The field takes the focus when it appears. */
export function ChallengeForm({
  challenge: { asks, way, problems: known },
  isBusy,
  onAnswer,
  onBack,
}: ChallengeFormProps) {
  const [alert, setAlert] = useState<string | null>(null);
  const { words, field, check } = QUESTIONS[asks];
  const { problems, form, refuse } = useSmallForm({
    check,
    isBusy,
    known,
    send: (values) => {
      setAlert(null);
      onAnswer({ [field]: values[field] ?? '' }, (error) => {
        const problem = refusedFields(error)[field];
        refuse(problem === undefined ? {} : { [field]: problem });
        if (problem === undefined) setAlert(way.describe(error));
      });
    },
  });
  useEffect(() => {
    form.ref.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus();
  }, [form.ref]);

  return (
    <form aria-labelledby={TITLE} aria-busy={isBusy} className="pb-6 outline-none" {...form}>
      <h2 id={TITLE} className="font-semibold text-lg text-slate-900">
        {words.title}
      </h2>
      <p className="mt-1 mb-5 text-slate-700">{words.text}</p>
      <fieldset disabled={isBusy} className="grid gap-5">
        {asks === 'code' ? (
          <CodeField id="login-otp" error={problems.otp} />
        ) : (
          <>
            {/* Tells a password manager whose password it is. */}
            <input type="text" autoComplete="username" value={way.username ?? ''} readOnly hidden />
            <PasswordField
              id="login-new-password"
              name="new_password"
              label={loginWords.newPassword.title}
              hint={accountFieldWords.passwordHint(MIN_STAFF_PASSWORD_LENGTH)}
              autoComplete="new-password"
              error={problems.new_password}
            />
          </>
        )}
        <div className="grid gap-3">
          <FormAlert text={alert} />
          <SubmitButton label={words.submit} isBusy={isBusy} />
          <Button variant="outline" size="lg" onClick={onBack}>
            {commonWords.back}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
