'use client';

import { useRouter } from 'next/navigation';
import { forgetSession } from '@/client/session/session';
import { MIN_PASSWORD_LENGTH, MIN_STAFF_PASSWORD_LENGTH } from '@/domain/accounts/password';
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

/**
 * Another password by the link that was mailed, which ends every session, this browser's too.
 * @param isInvitation the first password of a new account, most likely of the back office
 */
export function ResetForm({ isInvitation = false }: { isInvitation?: boolean }) {
  const words = recoveryWords[isInvitation ? 'invitation' : 'reset'];
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
    const description = words.logIn;
    showToast({ title: words.done, description, variant: 'success', duration: TOAST_MS });
    router.replace('/login');
  };

  const askAgain = isInvitation ? null : <AskAgain />;
  if (token === null) {
    return (
      <>
        <p className="text-slate-700">{words.openLink}</p>
        {askAgain}
      </>
    );
  }
  return (
    <>
      <form aria-label={words.title} aria-busy={isBusy} className="outline-none" {...form}>
        <fieldset disabled={isBusy} className="grid gap-5">
          <PasswordField
            name="password"
            label={words.title}
            hint={accountFieldWords.passwordHint(isInvitation ? MIN_STAFF_PASSWORD_LENGTH : MIN_PASSWORD_LENGTH)}
            autoComplete="new-password"
            error={problems.password}
          />
          <div>
            <FormAlert text={error === null ? null : failureText(error)} />
            <SubmitButton label={words.submit} isBusy={isBusy} />
          </div>
        </fieldset>
      </form>
      {error !== null && refusedFields(error).password === undefined && askAgain}
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
