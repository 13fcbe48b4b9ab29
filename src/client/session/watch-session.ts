import { SESSION_CHECK_MS } from '@/domain/accounts/session';
import { checkSession, currentSession, SESSION_EXPIRED_EVENT } from './session';

/**
 * Checks the stored session at once, every 60 s and whenever the page becomes visible.
 * @param onExpired called when it has expired
 * @returns a function that stops it
 */
export function watchSession(onExpired: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') look();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    // Afterwards: the router puts the page's own address back at this event, and drops a change of page begun before.
    if (persisted) setTimeout(look);
  };
  window.addEventListener(SESSION_EXPIRED_EVENT, onExpired);
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('pageshow', onShow);
  const timer = setInterval(look, SESSION_CHECK_MS);
  look();
  return () => {
    clearInterval(timer);
    window.removeEventListener(SESSION_EXPIRED_EVENT, onExpired);
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('pageshow', onShow);
  };
}

function look(): void {
  checkSession();
  // Only for an account: a guest's visit does not load these scripts. A script that cannot be loaded is retried at the next check.
  if (currentSession()) maintainSession().catch(() => undefined);
}

async function maintainSession(): Promise<void> {
  const [{ extendSession }, { mergeGuestOrders }] = await Promise.all([
    import('./extend-session'),
    import('./merge-guest-orders'),
  ]);
  await Promise.all([extendSession(), mergeGuestOrders()]);
}
