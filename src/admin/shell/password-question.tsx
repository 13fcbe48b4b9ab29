'use client';

import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CONFIRMATION_MINUTES, MAX_WRONG_TRIES } from '@/domain/session';
import { useSession } from '@/storefront/session/use-session';
import { AdminApiError, callAdmin } from '../api/client';
import { answerQuestion, useIsPasswordAsked } from '../api/password-asked';
import { Banner } from '../ui/banner';
import { BusyButton } from '../ui/busy-button';
import { Button } from '../ui/button';
import { Modal, ModalParts } from '../ui/modal';
import { TextField } from '../ui/text-field';
import { useHeldFocus } from '../ui/use-held-focus';
import { type Entry, problemOf } from './password-problem';

const giveUp = () => answerQuestion(false);

/** Asks for the password wherever a request of the back office wants it, over whatever is open. */
export function PasswordQuestion() {
  if (!useIsPasswordAsked()) return null;
  return (
    <Modal title="Enter your password again" isOverAll focusesFirstField hasOwnParts onClose={giveUp}>
      <Question />
    </Modal>
  );
}

/** Within the dialog, so that it holds the focus before the dialog gives it to the first field. */
function Question() {
  const username = useSession()?.user.username ?? '';
  const [password, setPassword] = useState('');
  /** null until the account turns out to have a second factor */
  const [otp, setOtp] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const confirming = useMutation({
    mutationFn: (body: Entry) => callAdmin('POST', '/api/user/confirm-password/', { body }),
    onSuccess: () => answerQuestion(true),
    onError: (error) => {
      if (!(error instanceof AdminApiError)) return;
      // The session has ended; the page is on its way to the login.
      if (error.status === 401) giveUp();
      if (error.flags.has('otp_required')) setOtp((typed) => typed ?? '');
    },
  });
  const problem = confirming.error && problemOf(confirming.error);
  const isBusy = confirming.isPending || confirming.isSuccess;
  useHeldFocus(form, giveUp);
  useEffect(() => {
    if (!confirming.error) return;
    const field = form.current?.querySelector<HTMLInputElement>('[aria-invalid=true], #confirm-otp');
    field?.focus();
    field?.select();
  }, [confirming.error]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const isComplete = password !== '' && otp?.trim() !== '';
    if (isComplete) confirming.mutate(otp === null ? { password } : { password, otp });
    else form.current?.querySelector<HTMLInputElement>(password === '' ? '#confirm-password' : '#confirm-otp')?.focus();
  };

  return (
    <ModalParts
      footer={
        <>
          <Button onClick={giveUp}>Cancel</Button>
          <BusyButton type="submit" form="password-again" variant="primary" isBusy={isBusy}>
            {isBusy ? 'Confirming...' : 'Confirm'}
          </BusyButton>
        </>
      }
    >
      <form id="password-again" ref={form} noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-slate-700 text-sm">
          To go on, confirm that you are <strong className="wrap-anywhere">{username}</strong>: this needs a password
          that was entered within the last {CONFIRMATION_MINUTES} minutes. Nothing that you typed is lost.
        </p>
        {problem?.field === null && <Banner kind="error" text={problem.text} />}
        {/* So that a password manager knows whose password it is. */}
        <input hidden readOnly autoComplete="username" value={username} />
        <TextField
          id="confirm-password"
          label="Password *"
          type="password"
          autoComplete="current-password"
          hint={`After ${MAX_WRONG_TRIES} wrong ones in a row you are logged out.`}
          value={password}
          error={problem?.field === 'password' ? problem.text : undefined}
          onChange={(event) => {
            setPassword(event.target.value);
            confirming.reset();
          }}
        />
        {otp !== null && (
          <TextField
            id="confirm-otp"
            label="Code *"
            autoComplete="one-time-code"
            hint="Of your authenticator app, or one of your recovery codes."
            value={otp}
            error={problem?.field === 'otp' ? problem.text : undefined}
            onChange={(event) => {
              setOtp(event.target.value);
              confirming.reset();
            }}
          />
        )}
      </form>
    </ModalParts>
  );
}
