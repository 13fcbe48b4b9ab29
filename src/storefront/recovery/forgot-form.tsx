'use client';

import { MailCheck } from 'lucide-react';
import { postJson } from '@/storefront/api/calls';
import { forgottenProblems } from '@/storefront/login/checks';
import { refusedFields } from '@/storefront/login/messages';
import { FormAlert, SubmitButton } from '@/storefront/ui/form-parts';
import { LineField } from '@/storefront/ui/line-field';
import { ShopLink } from '@/storefront/ui/shop-link';
import { useSmallForm } from '@/storefront/ui/use-small-form';
import { recoveryWords } from '@/words/fr/accounts/recovery';
import { LINK, Outcome } from './outcome';
import { failureText, useRequest } from './use-request';

/** Asks for a link to choose another password. The answer does not tell whether there is such an account. */
export function ForgotForm() {
  const { send, isBusy, answer, error } = useRequest<{ message: string }>();
  const { problems, form, refuse } = useSmallForm({
    check: forgottenProblems,
    isBusy,
    send: ({ email }) =>
      send(
        () => postJson('/api/password/forgot/', { email }),
        (thrown) => refuse(refusedFields(thrown)),
      ),
  });
  return (
    <>
      <Outcome Icon={MailCheck} text={answer?.message ?? null} />
      {!answer && (
        <form aria-label={recoveryWords.forgot.title} aria-busy={isBusy} className="outline-none" {...form}>
          <fieldset disabled={isBusy} className="grid gap-5">
            <p className="text-slate-700">{recoveryWords.forgot.text}</p>
            <LineField
              id="email"
              name="email"
              label={recoveryWords.forgot.field}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              error={problems.email}
            />
            <div>
              <FormAlert text={error === null ? null : failureText(error)} />
              <SubmitButton label={recoveryWords.forgot.submit} isBusy={isBusy} />
            </div>
          </fieldset>
        </form>
      )}
      <ShopLink href="/login" className={LINK}>
        {recoveryWords.forgot.toLogin}
      </ShopLink>
    </>
  );
}
