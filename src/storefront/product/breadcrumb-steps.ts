import type { ProductDetail } from '@/contract/catalogue';
import { NO_FILTERS } from '@/domain/search/listing-filters';
import { listingHref } from '@/storefront/catalogue/state/listing-url';
import { commonWords } from '@/words/fr/common';

export type BreadcrumbStep = { name: string; href: string };

/** From the home page to the product, by its first category; the last step is the product itself. */
export function breadcrumbSteps({
  id,
  title,
  categories: [category],
  category_slugs: [slug],
}: Pick<ProductDetail, 'id' | 'title' | 'categories' | 'category_slugs'>): BreadcrumbStep[] {
  return [
    { name: commonWords.home, href: '/' },
    { name: commonWords.products, href: '/products' },
    ...(category && slug
      ? [{ name: category, href: listingHref('/products', { ...NO_FILTERS, categories: [slug] }) }]
      : []),
    { name: title, href: `/product/${id}` },
  ];
}
