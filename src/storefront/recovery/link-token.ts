/** The one-time token of a link from a mail: `#token=…`, which browsers never send to a server. Null if it is missing. */
export function tokenOf(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') || null;
}
