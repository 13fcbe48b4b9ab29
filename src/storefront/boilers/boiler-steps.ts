import { boilerBrandHref } from '@/domain/boilers/boiler-hrefs';
import { BOILERS } from '@/domain/boilers/boiler-pages';
import type { BreadcrumbStep } from '@/storefront/product/breadcrumb-steps';
import { boilersWords } from '@/words/fr/boilers/boilers';
import { commonWords } from '@/words/fr/common';

/** From the home page to the list of boilers or, with a brand, to that brand's page. */
export function boilerSteps(brand?: { name: string; slug: string }): BreadcrumbStep[] {
  return [
    { name: commonWords.home, href: '/' },
    { name: boilersWords.title, href: BOILERS },
    ...(brand ? [{ name: brand.name, href: boilerBrandHref(brand.slug) }] : []),
  ];
}
