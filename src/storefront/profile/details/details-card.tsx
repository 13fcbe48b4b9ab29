'use client';

import { LogOut } from 'lucide-react';
import { useRef, useState } from 'react';
import { cx } from '@/client/classes';
import type { Profile } from '@/contract/accounts';
import { Button, buttonClass } from '@/storefront/ui/button';
import { FormAlert } from '@/storefront/ui/form-parts';
import { useLazy } from '@/storefront/ui/use-lazy';
import { profileWords } from '@/words/fr/accounts/profile';
import { commonWords } from '@/words/fr/common';
import { DetailsList } from './details-list';

type Opened = 'details' | 'password' | null;

const WIDE = 'w-full';
const loadDetailsForm = () => import('./details-form').then(({ DetailsForm }) => DetailsForm);
const loadPasswordForm = () => import('./password-form').then(({ PasswordForm }) => PasswordForm);

/** Who the account is. One form at a time, loaded when it is first opened, takes the place of the buttons. */
export function DetailsCard({ profile, onLogOut }: { profile: Profile; onLogOut: () => void }) {
  const [opened, setOpened] = useState<Opened>(null);
  const [said, setSaid] = useState('');
  const lastOpened = useRef<Opened>(null);
  const details = useLazy({ load: loadDetailsForm, isWanted: opened === 'details' });
  const password = useLazy({ load: loadPasswordForm, isWanted: opened === 'password' });
  const { Part: Form, hasFailed } = opened === 'password' ? password : details;
  const isFormShown = opened !== null && Form !== null;

  const open = (form: Opened) => {
    details.retry();
    password.retry();
    setSaid('');
    setOpened(form);
  };
  const close = (message = '') => {
    lastOpened.current = opened;
    setSaid(message);
    setOpened(null);
  };
  /** Returns the focus to the button that opened the form, as soon as it is rendered again. */
  const focusAgain = (form: Opened) => (button: HTMLButtonElement | null) => {
    if (!button || lastOpened.current !== form) return;
    lastOpened.current = null;
    // The form is gone and the card is shorter: its message must be in sight, not only the button.
    button.focus({ preventScroll: true });
    document.getElementById('details')?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <section
      aria-labelledby="details"
      className={cx(
        'min-w-0 rounded-xl border border-slate-200 bg-white p-5 sm:p-6',
        // A form may be higher than the window: its end must be within reach.
        !isFormShown && 'lg:sticky lg:top-24',
      )}
    >
      <h2 id="details" tabIndex={-1} className="scroll-mt-40 font-bold text-slate-900 text-xl tracking-tight">
        {profileWords.details.title}
      </h2>
      <DetailsList profile={profile} />
      <div role="status">
        {said !== '' && <p className="mt-5 rounded-lg bg-green-50 p-3 text-green-900 text-sm">{said}</p>}
      </div>
      {isFormShown ? (
        <Form profile={profile} onClose={close} />
      ) : (
        <div className="mt-6 border-slate-200 border-t pt-6">
          <FormAlert text={opened !== null && hasFailed ? commonWords.lineDown : null} />
          <div className="space-y-3">
            <Button ref={focusAgain('details')} variant="outline" className={WIDE} onClick={() => open('details')}>
              {profileWords.details.edit}
            </Button>
            <Button ref={focusAgain('password')} variant="outline" className={WIDE} onClick={() => open('password')}>
              {profileWords.details.changePassword}
            </Button>
            <a href="#securite" className={buttonClass({ variant: 'outline', className: WIDE })}>
              {profileWords.details.securityAndData}
            </a>
            <Button variant="ghost" className={WIDE} onClick={onLogOut}>
              <LogOut aria-hidden className="size-4" />
              {profileWords.logOut}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
