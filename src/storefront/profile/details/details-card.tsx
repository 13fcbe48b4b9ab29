'use client';

import { LogOut } from 'lucide-react';
import { useRef, useState } from 'react';
import { cx } from '@/client/classes';
import type { Profile } from '@/contract/accounts';
import { Button, buttonClass } from '@/storefront/ui/button';
import { profileWords } from '@/words/fr/profile';
import { DetailsForm } from './details-form';
import { DetailsList } from './details-list';
import { PasswordForm } from './password-form';

type Opened = 'details' | 'password' | null;

const WIDE = 'w-full';

/** Who the account is; one form at a time takes the place of the buttons. */
export function DetailsCard({ profile, onLogOut }: { profile: Profile; onLogOut: () => void }) {
  const [opened, setOpened] = useState<Opened>(null);
  const [said, setSaid] = useState('');
  const lastOpened = useRef<Opened>(null);

  const open = (form: Opened) => {
    lastOpened.current = form;
    setSaid('');
    setOpened(form);
  };
  const close = (message = '') => {
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
        opened === null && 'lg:sticky lg:top-24',
      )}
    >
      <h2 id="details" tabIndex={-1} className="scroll-mt-40 font-bold text-slate-900 text-xl tracking-tight">
        {profileWords.details.title}
      </h2>
      <DetailsList profile={profile} />
      <div role="status">
        {said !== '' && <p className="mt-5 rounded-lg bg-green-50 p-3 text-green-900 text-sm">{said}</p>}
      </div>
      {opened === 'details' && <DetailsForm profile={profile} onClose={close} />}
      {opened === 'password' && <PasswordForm profile={profile} onClose={close} />}
      {opened === null && (
        <div className="mt-6 space-y-3 border-slate-200 border-t pt-6">
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
      )}
    </section>
  );
}
