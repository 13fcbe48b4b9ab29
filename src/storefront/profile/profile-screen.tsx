'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { forgetDraft } from '@/storefront/checkout/forget-draft';
import { accountOf } from '@/storefront/session/account-of';
import { logOut } from '@/storefront/session/log-out';
import { currentSession, renameSession } from '@/storefront/session/session';
import { useSession } from '@/storefront/session/use-session';
import { Button } from '@/storefront/ui/button';
import { LoadFailure } from './load-failure';
import { ProfileSkeleton } from './profile-skeleton';
import { ProfileView } from './profile-view';
import { forgetOwn, profileQuery } from './queries';

/** The profile of whoever is logged in, or the login (spec, back office section 2). */
export function ProfileScreen() {
  const session = useSession();
  const router = useRouter();
  const client = useQueryClient();
  const [isLeaving, setIsLeaving] = useState(false);

  useEffect(() => {
    // Asked anew: on the first render nobody is logged in yet, as in the server's HTML.
    if (session || isLeaving || currentSession()) return;
    forgetOwn(client);
    router.replace('/login?next=/profile');
  }, [session, isLeaving, router, client]);

  const leave = async () => {
    setIsLeaving(true);
    await logOut();
    // What the next one at this computer must not find.
    forgetOwn(client);
    forgetDraft();
    router.replace('/login');
  };

  if (!session || isLeaving) return <ProfileSkeleton />;
  return <OwnProfile username={session.user.username} onLogOut={() => void leave()} />;
}

/** A profile that cannot be had leaves the way out: its session may be what is wrong. */
function OwnProfile({ username, onLogOut }: { username: string; onLogOut: () => void }) {
  const { data: profile, errorUpdateCount, isFetching, refetch } = useQuery(profileQuery({ username }));
  useEffect(() => {
    // A name changed on another device, or an e-mail address confirmed: the checkout goes by the session.
    if (profile) renameSession(accountOf(profile));
  }, [profile]);
  if (profile) return <ProfileView profile={profile} onLogOut={onLogOut} />;
  if (errorUpdateCount === 0) return <ProfileSkeleton />;
  return (
    <div className="mx-auto max-w-xl py-6">
      <LoadFailure
        title="Failed to load user profile"
        lang="en"
        isRetrying={isFetching}
        onRetry={refetch}
        focusAfter="details"
      />
      <Button variant="ghost" className="mt-4 w-full" onClick={onLogOut}>
        Se déconnecter
      </Button>
    </div>
  );
}
