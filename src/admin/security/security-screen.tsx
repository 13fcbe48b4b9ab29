'use client';

import { useSession } from '@/client/session/session';
import { isAdmin } from '@/domain/accounts/roles';
import { officeSecurityWords } from '@/words/en/security';
import { ScreenHeader } from '../ui/screen-header';
import { FactorSection } from './factor-section';
import { PeopleSection } from './people-section';
import { SessionsSection } from './sessions-section';

/** One's own second factor and sessions; for the admin, also the second factors of staff. */
export function SecurityScreen() {
  const session = useSession();
  return (
    <>
      <ScreenHeader title={officeSecurityWords.title} subtitle={officeSecurityWords.subtitle} />
      <div className="grid max-w-4xl gap-8">
        <FactorSection />
        <SessionsSection />
        {isAdmin(session?.user) && <PeopleSection own={session?.user.username} />}
      </div>
    </>
  );
}
