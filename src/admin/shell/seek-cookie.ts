import { tabKeeper } from '@/storefront/identity/browser-storage';

const KEY = 'office_cookie_sought';
/** Milliseconds within which a browser that keeps no cookie is not asked to try again. */
const PATIENCE_MS = 30_000;

/** True once in a while: a browser that refuses cookies would otherwise load the page for ever. */
export function maySeekCookie(): boolean {
  const last = Number(tabKeeper.read(KEY) ?? 0);
  if (Date.now() - last < PATIENCE_MS) return false;
  tabKeeper.write(KEY, String(Date.now()));
  return true;
}
