'use client';

import { useState } from 'react';
import { MIN_PASSWORD_LENGTH } from '@/domain/accounts/password';
import { FormAlert, SubmitButton } from '@/storefront/ui/form-parts';
import { LineField } from '@/storefront/ui/line-field';
import { PasswordField } from '@/storefront/ui/password-field';
import { useSmallForm } from '@/storefront/ui/use-small-form';
import { accountFieldWords } from '@/words/fr/fields';
import { problemWords } from '@/words/fr/problems';
import { registrationProblems } from './checks';
import { register } from './enter';
import { refusedFields, registrationFailure } from './messages';
import type { Enter } from './use-challenge';

const nameFields = () =>
  [
    { name: 'first_name', label: accountFieldWords.firstName, autoComplete: 'given-name' },
    { name: 'last_name', label: accountFieldWords.lastName, autoComplete: 'family-name' },
  ] as const;

export function RegisterForm({ enter, isBusy }: { enter: Enter; isBusy: boolean }) {
  const [alert, setAlert] = useState<string | null>(null);
  const { problems, form, refuse } = useSmallForm({
    check: registrationProblems,
    isBusy,
    send: (values) => {
      setAlert(null);
      void enter({
        attempt: () => register(values),
        describe: registrationFailure,
        onFailure: (error) => {
          setAlert(registrationFailure(error));
          refuse(refusedFields(error));
        },
      });
    },
  });
  return (
    <form aria-label={accountFieldWords.signUp} aria-busy={isBusy} className="outline-none" {...form}>
      <fieldset disabled={isBusy} className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          {nameFields().map((field) => (
            <LineField
              key={field.name}
              {...field}
              id={`register-${field.name}`}
              maxLength={100}
              error={problems[field.name]}
            />
          ))}
        </div>
        <LineField
          id="register-username"
          name="username"
          label={accountFieldWords.username}
          hint={problemWords.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          error={problems.username}
        />
        <LineField
          id="register-email"
          name="email"
          type="email"
          label={accountFieldWords.email}
          autoComplete="email"
          maxLength={254}
          error={problems.email}
        />
        <PasswordField
          id="register-password"
          name="password"
          label={accountFieldWords.password}
          hint={accountFieldWords.passwordHint(MIN_PASSWORD_LENGTH)}
          autoComplete="new-password"
          error={problems.password}
        />
        <div>
          <FormAlert text={alert} />
          <SubmitButton label={accountFieldWords.signUp} isBusy={isBusy} />
        </div>
      </fieldset>
    </form>
  );
}
