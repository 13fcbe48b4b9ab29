/** Page scripts read this cookie and send it back as `X-CSRFToken`. */
export const CSRF_COOKIE = 'csrftoken';

/**
 * True if a request carries both the cookie and the header and they differ, or if the browser says that a page of another
 * origin sent it: that page must not log its visitor into a stranger's account. A bearer token rules this out, since no other
 * page knows it.
 */
export function csrfProblem(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  const isByToken = /^bearer /i.test(request.headers.get('authorization') ?? '');
  if (!isByToken && (site === 'cross-site' || site === 'same-site')) return true;
  const header = request.headers.get('x-csrftoken');
  const cookie = readCookie(request.headers.get('cookie'), CSRF_COOKIE);
  return header !== null && cookie !== null && header !== cookie;
}

/** @returns null if the cookie is absent */
export function readCookie(header: string | null | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const [key = '', ...value] = pair.split('=');
    if (key.trim() === name && value.length > 0) return value.join('=').trim();
  }
  return null;
}
