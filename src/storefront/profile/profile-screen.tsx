'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { forgetDraft } from '@/client/checkout-storage';
import { forgetFormDrafts } from '@/client/form-drafts';
import { logOut } from '@/client/session/log-out';
import { currentSession, forgetSession, useSession } from '@/client/session/session';
import { accountOf, renameSession } from '@/client/session/start-session';
import { MAX_QUANTITY, piecesAbove } from '@/domain/orders/cart';
import { loginPath } from '@/domain/return-path';
import { useCart } from '@/storefront/cart/cart-store';
import { leaveOverlay } from '@/storefront/history/leave-overlay';
import { Button } from '@/storefront/ui/button';
import { showToast } from '@/storefront/ui/toast';
import { profileWords } from '@/words/fr/accounts/profile';
import { cartToastWords } from '@/words/fr/orders/cart-toasts';
import { LoadFailure } from './load-failure';
import { ProfileSkeleton } from './profile-skeleton';
import { ProfileView } from './profile-view';
import { forgetOwn, profileQuery } from './queries';

/** Milliseconds: long enough to be read on the page that it leads to. */
const TOAST_MS = 8_000;

/** The profile of the logged-in account; visitors are sent to the login. */
export function ProfileScreen() {
  const session = useSession();
  const router = useRouter();
  const client = useQueryClient();
  const [isLeaving, setIsLeaving] = useState(false);

  useEffect(() => {
    // Read again: the first render matches the server's HTML, where the visitor is not logged in.
    if (session || isLeaving || currentSession()) return;
    forgetOwn(client);
    const login = loginPath(`/profile${window.location.hash}`) ?? '/login';
    // A session may end while a dialog is open, whose entry in the history goes first.
    void leaveOverlay(() => router.replace(login));
  }, [session, isLeaving, router, client]);

  /** Clears what the next person at this computer must not see. */
  const forget = () => {
    forgetOwn(client);
    forgetDraft();
    forgetFormDrafts();
  };
  const leave = async () => {
    setIsLeaving(true);
    const cut = piecesAbove(useCart.getState().items, MAX_QUANTITY);
    await logOut();
    forget();
    if (cut > 0) {
      const [title, description] = [cartToastWords.cut(MAX_QUANTITY), cartToastWords.cutText(cut)];
      showToast({ title, description, duration: TOAST_MS });
    }
    router.replace('/login');
  };
  /** The account and its sessions have been deleted. */
  const leaveForGood = () => {
    setIsLeaving(true);
    forgetSession();
    forget();
    showToast({
      title: profileWords.deleted,
      description: profileWords.deletedText,
      variant: 'success',
      duration: TOAST_MS,
    });
    void leaveOverlay(() => router.replace('/'));
  };

  if (!session || isLeaving) return <ProfileSkeleton />;
  return <OwnProfile username={session.user.username} onLogOut={() => void leave()} onDeleted={leaveForGood} />;
}

/** If the profile cannot be loaded, logging out stays possible: the session itself may be the problem. */
function OwnProfile({
  username,
  onLogOut,
  onDeleted,
}: {
  username: string;
  onLogOut: () => void;
  onDeleted: () => void;
}) {
  const { data: profile, errorUpdateCount, isFetching, refetch } = useQuery(profileQuery({ username }));
  useEffect(() => {
    // A name changed on another device, or an e-mail address confirmed: the checkout reads the session.
    if (profile) renameSession(accountOf(profile));
  }, [profile]);
  if (profile) return <ProfileView profile={profile} onLogOut={onLogOut} onDeleted={onDeleted} />;
  if (errorUpdateCount === 0) return <ProfileSkeleton />;
  return (
    <div className="mx-auto max-w-xl py-6">
      <LoadFailure
        title={profileWords.failed}
        lang="en"
        isRetrying={isFetching}
        onRetry={refetch}
        focusAfter="details"
      />
      <Button variant="ghost" className="mt-4 w-full" onClick={onLogOut}>
        {profileWords.logOut}
      </Button>
    </div>
  );
}
