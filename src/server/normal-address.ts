/** Letters, digits and signs that mean the same with and without percent-encoding; among them the dots of `..`. */
const UNRESERVED = /%(2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/** What an ordinary address never holds. */
const UNUSUAL = /\\|\/\/|\/\.|%|#|^(?!\/)/;

/**
 * One spelling for each address, before anything reads it: without the host that a proxy may write into the request line, without
 * `.` and `..`, doubled slashes, backslashes and needless percent-encoding. Otherwise each rule would have to know
 * all spellings, as the page of `/x/../suivi/code` is private.
 */
export function normalAddress(url: string): string {
  const [address = ''] = url.split('#', 1);
  const end = address.indexOf('?');
  const path = end === -1 ? address : address.slice(0, end);
  if (!UNUSUAL.test(path) && address === url) return url;
  return normalPath(path) + (end === -1 ? '' : address.slice(end));
}

function normalPath(path: string): string {
  const decoded = path
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(UNRESERVED, (encoded) => decodeURIComponent(encoded))
    .replace(/\\|%5c/gi, '/');
  const segments: string[] = [];
  const parts = decoded.split('/');
  for (const part of parts) {
    if (part === '..') segments.pop();
    else if (part !== '.' && part !== '') segments.push(part);
  }
  const endsInSlash = segments.length > 0 && ['', '.', '..'].includes(parts.at(-1) ?? '');
  return `/${segments.join('/')}${endsInSlash ? '/' : ''}`;
}
