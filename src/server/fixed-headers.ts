import { env } from '@/env';
import { contentSecurityPolicy, securityHeaders } from '@/http/security-headers';

type Header = readonly [name: string, value: string];

let headers: readonly Header[] | undefined;

/** Headers that every answer carries; pages bring their own content security policy. */
export function fixedHeaders(): readonly Header[] {
  headers ??= [
    ...securityHeaders({ isHttps: env.PUBLIC_URL?.startsWith('https:') ?? false }).map(
      ({ key, value }): Header => [key, value],
    ),
    ['Content-Security-Policy', contentSecurityPolicy({ isDevelopment: env.NODE_ENV === 'development' })],
  ];
  return headers;
}
