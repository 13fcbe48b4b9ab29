'use client';

import { useEffect } from 'react';
import { tabKeeper } from '@/client/browser-storage';
import { currentSession, useSession } from '@/client/session/session';

/** Holds the id of the account whose boiler this tab has asked for. */
const MET_KEY = 'my-boiler-account';

/** Asks for the account's boiler once in a tab and login. */
export function BoilerSync() {
  const id = useSession()?.user.id;
  useEffect(() => {
    // Nobody is known yet while the page wakes up.
    if (!currentSession()) tabKeeper.remove(MET_KEY);
    if (id === undefined) return;
    if (tabKeeper.read(MET_KEY) === String(id)) return;
    tabKeeper.write(MET_KEY, String(id));
    import('./meet-account').then(({ meetAccount }) => meetAccount()).catch(console.error);
  }, [id]);
  return null;
}
