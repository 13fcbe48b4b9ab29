'use client';

import type { Profile } from '@/contract/accounts';
import { DataCard } from './data/data-card';
import { SessionsCard } from './sessions/sessions-card';
import { TwoFactorCard } from './two-factor/two-factor-card';

/** What is loaded when the security section is scrolled into view. */
export function SecurityContent({ profile, onDeleted }: { profile: Profile; onDeleted: () => void }) {
  return (
    <>
      <TwoFactorCard profile={profile} />
      <SessionsCard user={profile} />
      <DataCard profile={profile} onDeleted={onDeleted} />
    </>
  );
}
