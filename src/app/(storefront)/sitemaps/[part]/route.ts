import { readSitemapProducts } from '@/catalogue';
import { absolute } from '@/env';
import { type SitemapEntry, sitemapXml, xmlResponse } from '@/storefront/seo/sitemap-xml';
import { database } from '../../database';
import { listShopPages } from './shop-pages';

export const dynamic = 'force-dynamic';

const PRODUCTS = /^products-([1-9]\d{0,3})\.xml$/;

type Context = { params: Promise<{ part: string }> };

/** `pages.xml`, `products-1.xml` and so on; a part that the index does not name gives 404. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { part } = await params;
  const entries = part === 'pages.xml' ? await listShopPages() : await productPages(PRODUCTS.exec(part)?.[1]);
  return entries.length > 0 ? xmlResponse(sitemapXml(entries)) : new Response('Not found', { status: 404 });
}

async function productPages(number: string | undefined): Promise<SitemapEntry[]> {
  if (number === undefined) return [];
  const products = await readSitemapProducts({ db: await database(), part: Number(number) });
  return products.map(({ id, changed }) => ({ url: absolute(`/product/${id}`), changed }));
}
