'use client';

import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, detailAt, isFlagged } from '@/client/api/api-error';
import { isBlank } from '@/domain/text';
import { KnownPasswordField } from '@/storefront/login/known-password-field';
import { CodeField } from '@/storefront/ui/code-field';
import type { FieldProblems } from '@/storefront/ui/field-problem';
import { fieldWords } from '@/words/fr/fields';
import { useProfileForm } from '../details/use-profile-form';

export type OwnPassword = { password: string; otp?: string };

type OwnPasswordForm<Answer> = {
  /** whether the account has a second factor, as far as this page knows */
  hasFactor: boolean;
  send: (own: OwnPassword) => Promise<Answer>;
  onSent: (answer: Answer) => void;
};

/**
 * A form that asks for the password, and for a code if the account has a second factor. If the factor was set up on
 * another device meanwhile, the server's refusal adds the field for the code.
 */
export function useOwnPasswordForm<Answer>({ hasFactor, send, onSent }: OwnPasswordForm<Answer>) {
  const [asksCode, setAsksCode] = useState(hasFactor);
  const form = useProfileForm<Answer>({
    check: ({ password = '', otp }) => ({
      ...(password === '' ? { password: fieldWords.required } : {}),
      ...(otp !== undefined && isBlank(otp) ? { otp: fieldWords.required } : {}),
    }),
    send: async ({ password = '', otp }) => {
      try {
        return await send({ password, ...(otp === undefined ? {} : { otp }) });
      } catch (error) {
        if (!isFlagged(error, 'otp_required')) throw error;
        flushSync(() => setAsksCode(true));
        throw atCode(error);
      }
    },
    onSent,
  });
  return { ...form, asksCode };
}

/** Moves the message about a missing code, which the server sends for the whole form, to the code's field. */
function atCode(error: ApiError): ApiError {
  const { status, message } = error;
  return new ApiError({ status, message, details: { otp: [detailAt(error, 'otp') || message] } });
}

type OwnPasswordFieldsProps = { username: string; problems: FieldProblems; asksCode: boolean };

/** The password, and a code where there is a second factor: the fields of `useOwnPasswordForm`. */
export function OwnPasswordFields({ username, problems, asksCode }: OwnPasswordFieldsProps) {
  return (
    <>
      {/* Tells a password manager whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <KnownPasswordField id="own-password" error={problems.password} />
      {asksCode && <CodeField id="own-otp" error={problems.otp} />}
    </>
  );
}
