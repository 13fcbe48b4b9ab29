import { tabKeeper } from '@/client/browser-storage';

const KEY = 'office_cookie_sought';
/** Milliseconds within which a browser that keeps no cookie is not asked to try again. */
const PATIENCE_MS = 30_000;

/** True once in a while: a browser that refuses cookies would otherwise load the back office for ever. */
export function maySeekCookie(): boolean {
  if (isCookieRefused()) return false;
  tabKeeper.write(KEY, String(Date.now()));
  return true;
}

/** Whether the back office's cookie was asked for a moment ago and did not come: a login alone brings it back. */
export function isCookieRefused(): boolean {
  return Date.now() - Number(tabKeeper.read(KEY) ?? 0) < PATIENCE_MS;
}

/** It is there: the next one that is lost may be asked for at once. */
export function cookieFound(): void {
  tabKeeper.remove(KEY);
}
