import { absolute } from '@/env';

export const dynamic = 'force-dynamic';

/** Allows everything but the back office. Pages that should not be indexed say so themselves, which a crawler must read. */
export function GET(): Response {
  const lines = ['User-agent: *', 'Disallow: /admin', 'Disallow: /cms', '', `Sitemap: ${absolute('/sitemap.xml')}`, ''];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
