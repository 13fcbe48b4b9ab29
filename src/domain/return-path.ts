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
