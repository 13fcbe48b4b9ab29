'use client';

import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { isFlagged } from '@/client/api/api-error';
import { useSession } from '@/client/session/session';
import { FORM_OPTIONS } from '../lib/form';
import { type OwnPassword, problemOf } from './password-problem';

type OwnPasswordForm<Answer> = {
  /** begins the ids of the form's fields */
  id: string;
  /** whether the account has a second factor, as far as this page knows */
  hasFactor?: boolean;
  send: (own: OwnPassword) => Promise<Answer>;
  onSent: (answer: Answer) => void;
  onFailure?: (error: Error) => void;
  /** the message if the server gives no reason that concerns a field */
  failure?: string;
};

/**
 * A form that asks for one's own password, and for a code if the account has a second factor: if the page does not know of it,
 * the server's refusal adds the field. A field that is empty or wrong gets the focus.
 */
export function useOwnPassword<Answer>(props: OwnPasswordForm<Answer>) {
  const { id, hasFactor = false, send, onSent, onFailure, failure } = props;
  const username = useSession()?.user.username ?? '';
  const [asksForCode, setAsksForCode] = useState(hasFactor);
  const { control, handleSubmit } = useForm({ ...FORM_OPTIONS, defaultValues: { password: '', otp: '' } });
  const password = useController({ control, name: 'password', rules: { required: true } }).field;
  const isCodeTyped = (typed: string) => !asksForCode || typed.trim() !== '';
  const otp = useController({ control, name: 'otp', rules: { validate: isCodeTyped } }).field;
  const form = useRef<HTMLFormElement>(null);
  const sending = useMutation({
    mutationFn: send,
    onSuccess: onSent,
    onError: (error) => {
      onFailure?.(error);
      if (isFlagged(error, 'otp_required')) setAsksForCode(true);
    },
  });
  const isBusy = sending.isPending || sending.isSuccess;
  useEffect(() => {
    if (!sending.error) return;
    const field = form.current?.querySelector<HTMLInputElement>(`[aria-invalid=true], #${id}-otp`);
    field?.focus();
    field?.select();
  }, [sending.error, id]);

  const submit = handleSubmit(
    (typed) => sending.mutate(asksForCode ? typed : { password: typed.password }),
    (errors) => document.getElementById(`${id}-${errors.password ? 'password' : 'otp'}`)?.focus(),
  );
  return {
    isBusy,
    form: {
      ref: form,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (!isBusy) void submit();
      },
    },
    fields: {
      id,
      username,
      password: password.value,
      /** null if no code is asked for */
      otp: asksForCode ? otp.value : null,
      problem: sending.error && problemOf(sending.error, failure),
      onPassword: (typed: string) => {
        password.onChange(typed);
        sending.reset();
      },
      onOtp: (typed: string) => {
        otp.onChange(typed);
        sending.reset();
      },
    },
  };
}
