'use client';

import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSession } from '@/client/session/use-session';
import { AdminApiError } from '../api/client';
import { type OwnPassword, problemOf } from './password-problem';

type OwnPasswordForm<Answer> = {
  /** begins the ids of the form's fields */
  id: string;
  /** whether the account has a second factor, as far as this page knows */
  hasFactor?: boolean;
  send: (own: OwnPassword) => Promise<Answer>;
  onSent: (answer: Answer) => void;
  onFailure?: (error: Error) => void;
  /** what is said where the server names no reason that concerns a field */
  failure?: string;
};

/**
 * A form that asks for one's own password, and for a code once the account is known to have a second factor: the server's
 * refusal adds its field. Fields that are empty or wrong get the focus.
 */
export function useOwnPassword<Answer>(props: OwnPasswordForm<Answer>) {
  const { id, hasFactor = false, send, onSent, onFailure, failure } = props;
  const username = useSession()?.user.username ?? '';
  const [password, setPassword] = useState('');
  /** null until the account turns out to have a second factor */
  const [otp, setOtp] = useState<string | null>(hasFactor ? '' : null);
  const form = useRef<HTMLFormElement>(null);
  const sending = useMutation({
    mutationFn: send,
    onSuccess: onSent,
    onError: (error) => {
      onFailure?.(error);
      const isCodeWanted = error instanceof AdminApiError && error.flags.has('otp_required');
      if (isCodeWanted) setOtp((typed) => typed ?? '');
    },
  });
  const isBusy = sending.isPending || sending.isSuccess;
  useEffect(() => {
    if (!sending.error) return;
    const field = form.current?.querySelector<HTMLInputElement>(`[aria-invalid=true], #${id}-otp`);
    field?.focus();
    field?.select();
  }, [sending.error, id]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const isComplete = password !== '' && otp?.trim() !== '';
    if (isComplete) sending.mutate(otp === null ? { password } : { password, otp });
    else form.current?.querySelector<HTMLInputElement>(`#${id}-${password === '' ? 'password' : 'otp'}`)?.focus();
  };

  return {
    isBusy,
    form: { ref: form, onSubmit },
    fields: {
      id,
      username,
      password,
      otp,
      problem: sending.error && problemOf(sending.error, failure),
      onPassword: (typed: string) => {
        setPassword(typed);
        sending.reset();
      },
      onOtp: (typed: string) => {
        setOtp(typed);
        sending.reset();
      },
    },
  };
}
