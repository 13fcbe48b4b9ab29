'use client';

import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { useController, useForm } from 'react-hook-form';
import { QrCode } from '@/client/security/qr-code';
import type { SecretStepProps } from '@/client/security/use-factor-steps';
import type { RecoveryCodes } from '@/contract/security';
import { secretInGroups } from '@/domain/accounts/second-factor';
import { officeCommonWords } from '@/words/en/common';
import { officeSecurityWords } from '@/words/en/security';
import { callAdmin } from '../api/client';
import { FORM_OPTIONS } from '../lib/form';
import { firstCodeProblem } from '../own-password/password-problem';
import { Banner } from '../ui/banner';
import { BusyButton, Button, linkButton } from '../ui/button';
import { ModalParts } from '../ui/modal';
import { TextField } from '../ui/text-field';
import { CopyButton } from './copy-button';

const FORM = 'factor-first-code';

/** Second step: the secret as a QR code, a link and text, and the field for the app's first code. */
export function SecretStep({ secret: { secret, otpauth_url }, onCancel, onCodes, onBusy }: SecretStepProps) {
  const { control, handleSubmit } = useForm({ ...FORM_OPTIONS, defaultValues: { otp: '' } });
  const isTyped = (typed: string) => typed.trim() !== '';
  const otp = useController({ control, name: 'otp', rules: { validate: isTyped } }).field;
  const field = useRef<HTMLInputElement>(null);
  const confirming = useMutation({
    mutationFn: (body: { otp: string }) => callAdmin<RecoveryCodes>('POST', '/api/user/two-factor/confirm/', { body }),
    onSuccess: ({ recovery_codes }) => onCodes(recovery_codes),
  });
  const { error, isPending, isSuccess } = confirming;
  const isBusy = isPending || isSuccess;
  const problem = error && firstCodeProblem(error);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (error) field.current?.select();
  }, [error]);
  useEffect(() => {
    onBusy(isPending);
    return () => onBusy(false);
  }, [isPending, onBusy]);
  const confirm = handleSubmit(
    (body) => confirming.mutate(body),
    () => field.current?.focus(),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void confirm();
  };

  return (
    <ModalParts
      footer={
        <>
          <Button onClick={onCancel}>{officeCommonWords.cancel}</Button>
          <BusyButton type="submit" form={FORM} variant="primary" isBusy={isBusy}>
            {isBusy ? officeSecurityWords.checking : officeSecurityWords.secret.turnOn}
          </BusyButton>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-slate-700 text-sm">{officeSecurityWords.secret.scan}</p>
        <div className="grid gap-x-5 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)]">
          <QrCode
            text={otpauth_url}
            label={officeSecurityWords.secret.qrCode}
            className="block size-52 rounded-lg border border-slate-200 max-sm:mx-auto"
          />
          <div className="grid min-w-0 content-start justify-items-start gap-2 text-sm">
            <p className="text-slate-700">{officeSecurityWords.secret.key}</p>
            <code className="block w-full break-words rounded-lg bg-slate-100 p-3 font-mono text-slate-900 text-sm">
              {secretInGroups(secret)}
            </code>
            <div className="flex flex-wrap items-center gap-2">
              <CopyButton text={secret} label={officeSecurityWords.secret.copyKey} />
              <a href={otpauth_url} className={linkButton({ size: 'sm' })}>
                {officeSecurityWords.secret.openApp}
              </a>
            </div>
          </div>
        </div>
        {problem?.field === null && <Banner kind="error" text={problem.text} />}
        <TextField
          ref={field}
          id="first-code"
          label={officeSecurityWords.secret.code}
          hint={officeSecurityWords.secret.lifetime}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={40}
          value={otp.value}
          error={problem?.field === 'otp' ? problem.text : undefined}
          onChange={({ target }) => {
            otp.onChange(target.value);
            confirming.reset();
          }}
        />
      </form>
    </ModalParts>
  );
}
