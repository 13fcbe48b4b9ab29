import { SESSION_CHECK_MS } from '@/domain/session';
import { extendSession } from './extend-session';
import { mergeGuestOrders } from './merge-guest-orders';
import { checkSession, SESSION_EXPIRED_EVENT } from './session';

/**
 * Looks at the stored session at once, every 60 s and when the page comes into sight again.
 * @param onExpired called when it has expired
 * @returns a function that ends it
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
  void extendSession();
  void mergeGuestOrders();
}
