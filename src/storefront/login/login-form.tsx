'use client';

import { useState } from 'react';
import { FormAlert } from '@/storefront/ui/form-alert';
import { LineField } from '@/storefront/ui/line-field';
import { PasswordField } from '@/storefront/ui/password-field';
import { ShopLink } from '@/storefront/ui/shop-link';
import { SubmitButton } from '@/storefront/ui/submit-button';
import { accountFieldWords } from '@/words/fr/account-fields';
import { commonWords } from '@/words/fr/common';
import { loginWords } from '@/words/fr/login';
import { loginProblems } from './checks';
import { logIn } from './enter';
import { loginFailure, refusedFields } from './messages';
import { useAccountForm } from './use-account-form';
import type { Enter } from './use-challenge';

export function LoginForm({ enter, isBusy }: { enter: Enter; isBusy: boolean }) {
  const [alert, setAlert] = useState<string | null>(null);
  const { problems, form } = useAccountForm({
    check: loginProblems,
    isBusy,
    send: (values, refuse) => {
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
        <div>
          <PasswordField
            id="login-password"
            name="password"
            label={accountFieldWords.password}
            autoComplete="current-password"
            error={problems.password}
          />
          <ShopLink
            href="/forgot-password"
            className="-mb-2 mt-1 inline-flex min-h-11 items-center font-medium text-blue-900 text-sm underline underline-offset-4"
          >
            {accountFieldWords.forgotPassword}
          </ShopLink>
        </div>
        <div>
          <FormAlert text={alert} />
          <SubmitButton label={commonWords.logIn} isBusy={isBusy} />
        </div>
      </fieldset>
    </form>
  );
}
