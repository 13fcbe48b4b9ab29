import { absolute } from '@/env';

export const dynamic = 'force-dynamic';

/** Everything but the back office. Pages that should not be found say so themselves, which they can only where they are read. */
export function GET(): Response {
  const lines = ['User-agent: *', 'Disallow: /admin', 'Disallow: /cms', '', `Sitemap: ${absolute('/sitemap.xml')}`, ''];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
