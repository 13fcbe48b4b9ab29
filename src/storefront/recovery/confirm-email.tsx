'use client';

import { MailCheck } from 'lucide-react';
import { postJson } from '@/storefront/api/calls';
import { FormAlert, SubmitButton } from '@/storefront/ui/form-parts';
import { ShopLink } from '@/storefront/ui/shop-link';
import { useSmallForm } from '@/storefront/ui/use-small-form';
import { recoveryWords } from '@/words/fr/accounts/recovery';
import { LINK, Outcome } from './outcome';
import { forgetLinkToken, useLinkToken } from './use-link-token';
import { failureText, useRequest } from './use-request';

/**
 * Confirms another e-mail address by the link that was mailed to it; at the press of a button, since mail programs open
 * links by themselves.
 */
export function ConfirmEmail() {
  const token = useLinkToken();
  const { send, isBusy, answer, error } = useRequest<{ message: string }>();
  const confirm = async () => {
    const answered = await postJson<{ message: string }>('/api/user/email/confirm/', { token });
    forgetLinkToken();
    return answered;
  };
  const { form } = useSmallForm({
    check: () => ({}),
    isBusy,
    send: () => send(confirm),
  });
  return (
    <>
      <Outcome Icon={MailCheck} text={answer?.message ?? null} />
      {token === null && <p className="text-slate-700">{recoveryWords.confirm.openLink}</p>}
      {token !== null && !answer && (
        <form aria-label={recoveryWords.confirm.title} aria-busy={isBusy} className="grid gap-5 outline-none" {...form}>
          <p className="text-slate-700">{recoveryWords.confirm.text}</p>
          <div>
            <FormAlert text={error === null ? null : failureText(error)} />
            <SubmitButton label={recoveryWords.confirm.submit} isBusy={isBusy} />
          </div>
        </form>
      )}
      <ShopLink href="/profile" className={LINK}>
        {recoveryWords.confirm.toProfile}
      </ShopLink>
    </>
  );
}
