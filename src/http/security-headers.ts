/** Headers that every page and every answer carries (contract, "Smaller decisions"). */

type Header = { key: string; value: string };

/**
 * Inline scripts stay allowed: Next.js writes the data of a page into its HTML as such, the HTML is the same for every
 * visitor and may be kept by a shared cache, so there is no nonce to give. Everything else comes from this site, save
 * pictures (a product may name a foreign address), Google's sign-in and the map on the contact page.
 */
function contentSecurityPolicy(isDevelopment: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline'${isDevelopment ? " 'unsafe-eval'" : ''} https://accounts.google.com`,
    "style-src 'self' 'unsafe-inline' https://accounts.google.com",
    "img-src 'self' data: blob: https: http:",
    "font-src 'self' data:",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''} https://accounts.google.com`,
    "frame-src 'self' https://accounts.google.com https://www.openstreetmap.org",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** HSTS only where the shop is reached by https: a browser would otherwise refuse the plain address for a year. */
export function securityHeaders({ isHttps, isDevelopment }: { isHttps: boolean; isDevelopment: boolean }): Header[] {
  const headers = [
    { key: 'Content-Security-Policy', value: contentSecurityPolicy(isDevelopment) },
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
