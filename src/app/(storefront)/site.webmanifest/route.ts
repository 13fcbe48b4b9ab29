import { webManifest } from '@/storefront/seo/web-manifest';

export const dynamic = 'force-dynamic';

export function GET(): Response {
  return new Response(JSON.stringify(webManifest(), null, 2), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
}
