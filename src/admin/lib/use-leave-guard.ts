'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { currentSession } from '@/client/session/session';
import { holdUnsavedWork, mayLeaveFreely } from './unsaved-work';

type LeaveGuardProps = {
  isDirty: boolean;
  /** the Back button was pressed with unsaved changes; it goes nowhere */
  onAsk: () => void;
  /** the Back button was pressed, and nothing is lost */
  onLeave: () => void;
};

/**
 * Guards unsaved changes. On a reload or a move to another site the browser asks. The Back button cannot be stopped, so as
 * soon as there is something to lose, a second history entry of the same address is pushed: Back then leads to the same
 * screen.
 * @returns a function to call when leaving, which ends the guard and gives the number of such entries to go back over: 0 or 1
 */
export function useLeaveGuard({ isDirty, onAsk, onLeave }: LeaveGuardProps): () => number {
  const guarded = useRef<string | null>(null);
  const guard = () => {
    guarded.current = window.location.href;
    // With the same state, the router takes both entries for one page.
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
    const listener = (event: Event) => {
      if (!mayLeaveFreely()) event.preventDefault();
    };
    const release = holdUnsavedWork();
    window.addEventListener('beforeunload', listener);
    return () => {
      release();
      window.removeEventListener('beforeunload', listener);
    };
  }, [isDirty]);

  return () => {
    const above = guarded.current === window.location.href ? 1 : 0;
    guarded.current = null;
    return above;
  };
}

/** Like `useLeaveGuard`, for a dialog that is unmounted when it closes: the hook itself goes back over the second entry. */
export function useDialogGuard(props: LeaveGuardProps): void {
  const endGuard = useLeaveGuard(props);
  const stepBack = useEffectEvent(() => {
    // If the session has ended, the page is already going to the login.
    if (endGuard() > 0 && currentSession()) window.history.back();
  });
  useEffect(() => () => stepBack(), []);
}
