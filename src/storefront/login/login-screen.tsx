'use client';

import { CircleCheck } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/storefront/ui/button';
import { FormAlert } from '@/storefront/ui/form-parts';
import { Tabs } from '@/storefront/ui/tabs';
import { loginWords } from '@/words/fr/accounts/login';
import { commonWords } from '@/words/fr/common';
import { accountFieldWords } from '@/words/fr/fields';
import { ChallengeForm } from './challenge-form';
import { enterByGoogle } from './enter';
import { GoogleButton } from './google-button';
import { LoginForm } from './login-form';
import { googleFailure } from './messages';
import { RegisterForm } from './register-form';
import { useChallenge } from './use-challenge';
import { useEntry } from './use-entry';

type LoginScreenProps = {
  opens: 'login' | 'register';
  /** null: the shop has no sign-in by Google */
  googleClientId: string | null;
};

/**
 * Login and registration in two tabs, Google, and the way past all of it. While an account
 * asks for more than its password, all of these are hidden and keep what was typed.
 */
export function LoginScreen({ opens, googleClientId }: LoginScreenProps) {
  const router = useRouter();
  const { enterOnce, isBusy, welcome } = useEntry();
  const { challenge, enter, answer, giveUp } = useChallenge(enterOnce);
  const [googleAlert, setGoogleAlert] = useState<string | null>(null);
  const isChallenged = challenge !== null;
  const ways = useFocusOnReturn(isChallenged);

  const onCredential = (credential: string) => {
    setGoogleAlert(null);
    void enter({
      attempt: ({ otp }) => enterByGoogle(credential, otp),
      describe: googleFailure,
      onFailure: (error) => setGoogleAlert(googleFailure(error)),
    });
  };

  return (
    <div>
      {challenge && (
        <ChallengeForm key={challenge.asks} challenge={challenge} isBusy={isBusy} onAnswer={answer} onBack={giveUp} />
      )}
      <div ref={ways} hidden={isChallenged}>
        <Tabs
          label={loginWords.tabs}
          kind="forms"
          initial={opens === 'login' ? 0 : 1}
          isDisabled={isBusy}
          tabs={[
            { label: commonWords.logIn, content: <LoginForm enter={enter} isBusy={isBusy} /> },
            { label: accountFieldWords.signUp, content: <RegisterForm enter={enter} isBusy={isBusy} /> },
          ]}
        />
      </div>
      <WelcomeLine text={welcome} />
      <div hidden={isChallenged}>
        <p className="mb-4 flex items-center gap-3 text-slate-600 text-sm before:h-px before:flex-1 before:bg-slate-200 after:h-px after:flex-1 after:bg-slate-200">
          {loginWords.or}
        </p>
        <FormAlert text={googleAlert} />
        <div className="grid gap-3">
          {googleClientId !== null && (
            <GoogleButton
              clientId={googleClientId}
              isDisabled={isBusy}
              onCredential={onCredential}
              onFailure={setGoogleAlert}
            />
          )}
          <Button variant="outline" size="lg" disabled={isBusy} onClick={() => router.push('/')}>
            {loginWords.continueAsGuest}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Gives the focus to the open tab when the tabs are shown again: the form that had it is gone. */
function useFocusOnReturn(isAway: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const wasAway = useRef(false);
  useEffect(() => {
    if (wasAway.current && !isAway) {
      place.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
    }
    wasAway.current = isAway;
  }, [isAway]);
  return place;
}

/** Welcomes the visitor and announces the redirect. */
function WelcomeLine({ text }: { text: string | null }) {
  return (
    <div role="status">
      {text && (
        <p className="mb-4 flex gap-2.5 rounded-lg border border-green-200 bg-green-50 p-3 font-medium text-green-900 text-sm">
          <CircleCheck aria-hidden className="mt-px size-5 shrink-0 text-green-700" />
          <span className="min-w-0 break-words">{text}</span>
        </p>
      )}
    </div>
  );
}
