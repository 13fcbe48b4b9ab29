import { tabKeeper } from '@/client/browser-storage';

const KEY = 'office_cookie_sought';
/** Milliseconds without a second try in a browser that keeps no cookie. */
const PATIENCE_MS = 30_000;

/** True at most once in a while: a browser that refuses cookies would otherwise reload the back office forever. */
export function maySeekCookie(): boolean {
  if (isCookieRefused()) return false;
  tabKeeper.write(KEY, String(Date.now()));
  return true;
}

/** Whether the back office's cookie was requested a moment ago and did not arrive: only a login brings it back. */
export function isCookieRefused(): boolean {
  return Date.now() - Number(tabKeeper.read(KEY) ?? 0) < PATIENCE_MS;
}

/** The cookie has arrived: if it is lost again, it may be requested at once. */
export function cookieFound(): void {
  tabKeeper.remove(KEY);
}
