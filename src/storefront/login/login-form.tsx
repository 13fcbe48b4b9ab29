'use client';

import { useState } from 'react';
import { FormAlert, SubmitButton } from '@/storefront/ui/form-parts';
import { LineField } from '@/storefront/ui/line-field';
import { useSmallForm } from '@/storefront/ui/use-small-form';
import { loginWords } from '@/words/fr/accounts/login';
import { commonWords } from '@/words/fr/common';
import { loginProblems } from './checks';
import { logIn } from './enter';
import { KnownPasswordField } from './known-password-field';
import { loginFailure, refusedFields } from './messages';
import type { Enter } from './use-challenge';

export function LoginForm({ enter, isBusy }: { enter: Enter; isBusy: boolean }) {
  const [alert, setAlert] = useState<string | null>(null);
  const { problems, form, refuse } = useSmallForm({
    check: loginProblems,
    isBusy,
    send: (values) => {
      setAlert(null);
      void enter({
        attempt: (proof) => logIn({ ...values, ...proof }),
        describe: loginFailure,
        onFailure: (error) => {
          setAlert(loginFailure(error));
          refuse(refusedFields(error));
        },
        ...(values.username === undefined ? {} : { username: values.username }),
      });
    },
  });
  return (
    <form aria-label={commonWords.logIn} aria-busy={isBusy} className="outline-none" {...form}>
      <fieldset disabled={isBusy} className="grid gap-5">
        <LineField
          id="login-username"
          name="username"
          label={loginWords.usernameOrEmail}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          error={problems.username}
        />
        <KnownPasswordField id="login-password" error={problems.password} />
        <div>
          <FormAlert text={alert} />
          <SubmitButton label={commonWords.logIn} isBusy={isBusy} />
        </div>
      </fieldset>
    </form>
  );
}
