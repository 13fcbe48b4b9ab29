'use client';

import { CodeField } from '@/storefront/ui/code-field';
import { PasswordField } from '@/storefront/ui/password-field';
import { ShopLink } from '@/storefront/ui/shop-link';
import { accountFieldWords } from '@/words/fr/account-fields';
import type { FormProblems } from '../details/field-messages';

type OwnPasswordFieldsProps = { username: string; problems: FormProblems; asksCode: boolean };

/** The password, and a code where there is a second factor: the fields of `useOwnPasswordForm`. */
export function OwnPasswordFields({ username, problems: { fields }, asksCode }: OwnPasswordFieldsProps) {
  return (
    <>
      {/* Tells a password manager whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <div>
        <PasswordField
          id="own-password"
          name="password"
          label={accountFieldWords.password}
          autoComplete="current-password"
          error={fields.password}
        />
        <ShopLink
          href="/forgot-password"
          className="-mb-2 mt-1 inline-flex min-h-11 items-center font-medium text-blue-900 text-sm underline underline-offset-4"
        >
          {accountFieldWords.forgotPassword}
        </ShopLink>
      </div>
      {asksCode && <CodeField id="own-otp" error={fields.otp} />}
    </>
  );
}
