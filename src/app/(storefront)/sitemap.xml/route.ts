import { countSitemaps } from '@/catalogue';
import { absolute } from '@/env';
import { sitemapIndexXml, xmlResponse } from '@/storefront/seo/sitemap-xml';
import { database } from '../database';

export const dynamic = 'force-dynamic';

/** The index: one sitemap of the shop's own pages, the others of its products. */
export async function GET(): Promise<Response> {
  const parts = await countSitemaps({ db: await database() });
  const names = ['pages', ...Array.from({ length: parts }, (_, index) => `products-${index + 1}`)];
  return xmlResponse(sitemapIndexXml(names.map((name) => ({ url: absolute(`/sitemaps/${name}.xml`) }))));
}
