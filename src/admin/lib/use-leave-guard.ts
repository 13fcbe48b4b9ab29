'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { currentSession } from '@/client/session/session';

type LeaveGuardProps = {
  isDirty: boolean;
  /** the way back was taken while something is not saved; it leads nowhere */
  onAsk: () => void;
  /** the way back was taken, and nothing is lost by it */
  onLeave: () => void;
};

/**
 * Keeps what is not saved from being lost: a reload or another site asks in the browser's own words. The way back meets a
 * second entry of the same address, put there as soon as there is something to lose: nobody can stop it, but so it leads
 * to the very same screen.
 * @returns ends the keeping, to be called when leaving: how many such entries are to be gone back over, 0 or 1
 */
export function useLeaveGuard({ isDirty, onAsk, onLeave }: LeaveGuardProps): () => number {
  const guarded = useRef<string | null>(null);
  const guard = () => {
    guarded.current = window.location.href;
    // With what the router keeps in the entry below, it takes both for one.
    window.history.pushState(window.history.state, '', window.location.href);
  };

  const onPopState = useEffectEvent(() => {
    if (guarded.current !== window.location.href) return;
    guarded.current = null;
    if (!isDirty) return onLeave();
    guard();
    onAsk();
  });
  useEffect(() => {
    const listener = () => onPopState();
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, []);

  const ensureGuard = useEffectEvent(() => {
    if (guarded.current === null) guard();
  });
  useEffect(() => {
    if (!isDirty) return;
    ensureGuard();
    const listener = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', listener);
    return () => window.removeEventListener('beforeunload', listener);
  }, [isDirty]);

  return () => {
    const above = guarded.current === window.location.href ? 1 : 0;
    guarded.current = null;
    return above;
  };
}

/** As `useLeaveGuard`, for a dialog that is unmounted when it closes: the second entry is gone back over by itself. */
export function useDialogGuard(props: LeaveGuardProps): void {
  const endGuard = useLeaveGuard(props);
  const stepBack = useEffectEvent(() => {
    // Where the session has ended, the page is on its way to the login.
    if (endGuard() > 0 && currentSession()) window.history.back();
  });
  useEffect(() => () => stepBack(), []);
}
