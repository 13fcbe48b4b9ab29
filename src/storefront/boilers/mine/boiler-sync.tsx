'use client';

import { useEffect } from 'react';
import { currentSession, onSessionChange } from '@/client/session/session';

/** Asks for the account's boiler when somebody logs in. */
export function BoilerSync() {
  useEffect(() => {
    let known = currentSession()?.user.id;
    return onSessionChange(() => {
      const id = currentSession()?.user.id;
      const isLogin = id !== undefined && id !== known;
      known = id;
      if (isLogin) {
        import('./meet-account').then(({ meetAccount }) => meetAccount()).catch(console.error);
      }
    });
  }, []);
  return null;
}
