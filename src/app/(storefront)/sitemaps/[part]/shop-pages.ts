import { readCategoriesTags } from '@/catalogue';
import { FACT_TOPICS, TOPIC_PAGES } from '@/domain/boilers/help-topics';
import { flattenTree } from '@/domain/products/flatten-tree';
import { NO_FILTERS } from '@/domain/search/listing-filters';
import { absolute } from '@/env';
import { listingHref } from '@/storefront/catalogue/state/listing-url';
import type { SitemapEntry } from '@/storefront/seo/sitemap-xml';
import { database } from '../../database';
import { listBoilerPages } from './boiler-pages';

const FIXED = [
  '/',
  '/products',
  '/CategoryPage',
  '/allbrands',
  '/commande-rapide',
  '/demande-piece',
  '/Apropos',
  '/contactus',
];

/** The shop's own pages, the list of each category and brand that has products, and the pages of boilers. */
export async function listShopPages(): Promise<SitemapEntry[]> {
  const db = await database();
  const { categories, tags } = await readCategoriesTags({ db });
  const filled = flattenTree(categories).filter(({ product_count }) => product_count > 0);
  const paths = [
    ...FIXED,
    ...FACT_TOPICS.map((topic) => TOPIC_PAGES[topic]),
    ...filled.map(({ slug }) => `/category/${encodeURIComponent(slug)}/brands`),
    ...filled.map(({ slug }) => listingHref('/products', { ...NO_FILTERS, categories: [slug] })),
    ...tags
      .filter(({ product_count }) => product_count > 0)
      .map(({ name }) => listingHref('/products', { ...NO_FILTERS, tags: [name] })),
    ...(await listBoilerPages(db)),
  ];
  return paths.map((path) => ({ url: absolute(path) }));
}
