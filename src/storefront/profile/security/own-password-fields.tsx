'use client';

import { KnownPasswordField } from '@/storefront/login/known-password-field';
import { CodeField } from '@/storefront/ui/code-field';
import type { FormProblems } from '../details/field-messages';

type OwnPasswordFieldsProps = { username: string; problems: FormProblems; asksCode: boolean };

/** The password, and a code where there is a second factor: the fields of `useOwnPasswordForm`. */
export function OwnPasswordFields({ username, problems: { fields }, asksCode }: OwnPasswordFieldsProps) {
  return (
    <>
      {/* Tells a password manager whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <KnownPasswordField id="own-password" error={fields.password} />
      {asksCode && <CodeField id="own-otp" error={fields.otp} />}
    </>
  );
}
