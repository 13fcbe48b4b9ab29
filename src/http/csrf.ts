/** The name of the cookie that page scripts read and send back as `X-CSRFToken`. */
export const CSRF_COOKIE = 'csrftoken';

/**
 * True where a request carries both the cookie and the header and they differ, or where the browser itself
 * says that a page of another origin sent it: that page must not log its visitor in as somebody else. What carries a
 * bearer token is no such page's, which would not know the token.
 */
export function csrfProblem(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  const isByToken = /^bearer /i.test(request.headers.get('authorization') ?? '');
  if (!isByToken && (site === 'cross-site' || site === 'same-site')) return true;
  const header = request.headers.get('x-csrftoken');
  const cookie = readCookie(request.headers.get('cookie'), CSRF_COOKIE);
  return header !== null && cookie !== null && header !== cookie;
}

/** @returns null where the cookie is absent */
export function readCookie(header: string | null | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const [key = '', ...value] = pair.split('=');
    if (key.trim() === name && value.length > 0) return value.join('=').trim();
  }
  return null;
}
