/** Headers that every page and every answer carries, beside its content security policy. */

type Header = { key: string; value: string };

/** HSTS only where the shop is reached by https: a browser would otherwise refuse the plain address for a year. */
export function securityHeaders({ isHttps }: { isHttps: boolean }): Header[] {
  const headers = [
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
    { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  ];
  if (isHttps) {
    headers.push({ key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' });
  }
  return headers;
}
