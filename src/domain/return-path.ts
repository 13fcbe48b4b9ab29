import { worksInOffice } from './accounts/roles';

const ANYWHERE = 'https://shop.example';

/** Pages not to return to after a login. */
const NO_RETURN = /^\/(login|register|forgot-password|reset-password|invitation|confirm-email)(\/|\?|#|$)/i;

/**
 * The path to return to after a login; null if it is outside the shop. Browsers read `//host` and `/\host` as other sites, and
 * drop tabs and line breaks first.
 */
export function returnPath(text: string | null | undefined): string | null {
  if (!text || !/^\/(?![/\\])/.test(text) || /[\p{Cc}\\]/u.test(text) || NO_RETURN.test(text)) return null;
  // Resolving its dots may lead to another site.
  return URL.canParse(text, ANYWHERE) && !new URL(text, ANYWHERE).pathname.startsWith('//') ? text : null;
}

/** The address of the login that leads back to a page; null on the login itself. */
export function loginPath(where: string): string | null {
  if (NO_RETURN.test(where)) return null;
  const next = returnPath(where);
  return next === null ? '/login' : `/login?${new URLSearchParams({ next })}`;
}

/**
 * Where a login leads: back to the visitor's page, else the admin to the back office and everybody else home. A customer never
 * returns to the back office, which would redirect to the login again.
 */
export function afterLogin({ next, user }: { next: string | null; user: { role: string } }): string {
  const back = returnPath(next);
  if (back !== null && (!isBackOffice(back) || worksInOffice(user))) return back;
  return user.role === 'admin' ? '/admin' : '/';
}

/** Whether a path is in the back office, which client-side navigation of the shop cannot reach. */
export function isBackOffice(path: string): boolean {
  return /^\/admin(\/|\?|#|$)/i.test(path);
}
