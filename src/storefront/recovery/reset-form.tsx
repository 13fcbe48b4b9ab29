'use client';

import { useRouter } from 'next/navigation';
import { forgetSession } from '@/client/session/session';
import { MIN_PASSWORD_LENGTH } from '@/domain/accounts/password';
import { postJson } from '@/storefront/api/calls';
import { newPasswordProblems } from '@/storefront/login/checks';
import { refusedFields } from '@/storefront/login/messages';
import { FormAlert, SubmitButton } from '@/storefront/ui/form-parts';
import { PasswordField } from '@/storefront/ui/password-field';
import { ShopLink } from '@/storefront/ui/shop-link';
import { showToast } from '@/storefront/ui/toast';
import { useSmallForm } from '@/storefront/ui/use-small-form';
import { recoveryWords } from '@/words/fr/accounts/recovery';
import { accountFieldWords } from '@/words/fr/fields';
import { LINK } from './outcome';
import { forgetLinkToken, useLinkToken } from './use-link-token';
import { failureText, useRequest } from './use-request';

const TOAST_MS = 8_000;

/** Another password, by the link that was mailed. It ends every session, this browser's too. */
export function ResetForm() {
  const router = useRouter();
  const token = useLinkToken();
  const { send, isBusy, error } = useRequest();
  const { problems, form, refuse } = useSmallForm({
    check: newPasswordProblems,
    isBusy,
    send: ({ password }) =>
      send(
        () => change(password),
        (thrown) => refuse(refusedFields(thrown)),
      ),
  });

  const change = async (password: string | undefined) => {
    await postJson('/api/password/reset/', { token, password });
    forgetSession();
    forgetLinkToken();
    const description = recoveryWords.reset.logIn;
    showToast({ title: recoveryWords.reset.done, description, variant: 'success', duration: TOAST_MS });
    router.replace('/login');
  };

  if (token === null) return <NoLink />;
  return (
    <>
      <form aria-label={recoveryWords.reset.title} aria-busy={isBusy} className="outline-none" {...form}>
        <fieldset disabled={isBusy} className="grid gap-5">
          <PasswordField
            name="password"
            label={recoveryWords.reset.title}
            hint={accountFieldWords.passwordHint(MIN_PASSWORD_LENGTH)}
            autoComplete="new-password"
            error={problems.password}
          />
          <div>
            <FormAlert text={error === null ? null : failureText(error)} />
            <SubmitButton label={recoveryWords.reset.submit} isBusy={isBusy} />
          </div>
        </fieldset>
      </form>
      {error !== null && refusedFields(error).password === undefined && <AskAgain />}
    </>
  );
}

function NoLink() {
  return (
    <>
      <p className="text-slate-700">{recoveryWords.reset.openLink}</p>
      <AskAgain />
    </>
  );
}

function AskAgain() {
  return (
    <ShopLink href="/forgot-password" className={LINK}>
      {recoveryWords.reset.newLink}
    </ShopLink>
  );
}
