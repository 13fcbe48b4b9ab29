import { mayEditCatalogue } from './roles';

const ANYWHERE = 'https://shop.example';

/** A place for its own sake: not one to come back to after a login. */
const NO_RETURN = /^\/(login|register|forgot-password|reset-password|confirm-email)(\/|\?|#|$)/i;

/**
 * Where a visitor goes back to after a login, when that is inside the shop; otherwise null. Browsers read `//host` and
 * `/\host` as other sites, and drop tabs and line breaks before they look.
 */
export function returnPath(text: string | null | undefined): string | null {
  if (!text || !/^\/(?![/\\])/.test(text) || /[\p{Cc}\\]/u.test(text) || NO_RETURN.test(text)) return null;
  // What its dots leave of it may be another site again.
  return URL.canParse(text, ANYWHERE) && !new URL(text, ANYWHERE).pathname.startsWith('//') ? text : null;
}

/** The login, which leads back to where somebody was; null where they are at it already. */
export function loginPath(where: string): string | null {
  if (NO_RETURN.test(where)) return null;
  const next = returnPath(where);
  return next === null ? '/login' : `/login?${new URLSearchParams({ next })}`;
}

/**
 * Where a login leads: back to where the visitor came from, the admin otherwise to the back office, everybody else home.
 * The back office would send a customer to the login again.
 */
export function afterLogin({ next, user }: { next: string | null; user: { role: string } }): string {
  const back = returnPath(next);
  if (back !== null && (!isBackOffice(back) || mayEditCatalogue(user))) return back;
  return user.role === 'admin' ? '/admin' : '/';
}

/** Not a page of the shop: it has a document of its own, which a soft change of page cannot reach. */
export function isBackOffice(path: string): boolean {
  return /^\/admin(\/|\?|#|$)/i.test(path);
}
