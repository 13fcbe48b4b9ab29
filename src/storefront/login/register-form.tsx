'use client';

import { useState } from 'react';
import { passwordRule } from '@/domain/password';
import { USERNAME_RULE } from '@/domain/username';
import { FormAlert } from '@/storefront/ui/form-alert';
import { LineField } from '@/storefront/ui/line-field';
import { PasswordField } from '@/storefront/ui/password-field';
import { SubmitButton } from '@/storefront/ui/submit-button';
import { registrationProblems } from './checks';
import { register } from './enter';
import { refusedFields, registrationFailure } from './messages';
import { useAccountForm } from './use-account-form';
import type { Enter } from './use-challenge';

const NAMES = [
  { name: 'first_name', label: 'Prénom', autoComplete: 'given-name' },
  { name: 'last_name', label: 'Nom', autoComplete: 'family-name' },
] as const;

export function RegisterForm({ enter, isBusy }: { enter: Enter; isBusy: boolean }) {
  const [alert, setAlert] = useState<string | null>(null);
  const { problems, form } = useAccountForm({
    check: registrationProblems,
    isBusy,
    send: (values, refuse) => {
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
    <form aria-label="S'inscrire" aria-busy={isBusy} className="outline-none" {...form}>
      <fieldset disabled={isBusy} className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          {NAMES.map((field) => (
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
          label="Nom d’utilisateur"
          hint={USERNAME_RULE}
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
          label="E-mail"
          autoComplete="email"
          maxLength={254}
          error={problems.email}
        />
        <PasswordField
          id="register-password"
          name="password"
          label="Mot de passe"
          hint={passwordRule()}
          autoComplete="new-password"
          error={problems.password}
        />
        <div>
          <FormAlert text={alert} />
          <SubmitButton label="S'inscrire" isBusy={isBusy} />
        </div>
      </fieldset>
    </form>
  );
}
