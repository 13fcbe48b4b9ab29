import { faultBrandHref } from '@/domain/boilers/boiler-hrefs';
import { FAULTS } from '@/domain/boilers/boiler-pages';
import type { BreadcrumbStep } from '@/storefront/product/breadcrumb-steps';
import { faultWords } from '@/words/fr/boilers/faults';
import { commonWords } from '@/words/fr/common';

/** From the home page to the fault codes or, with a brand, to those of the brand. */
export function faultSteps(brand?: { name: string; slug: string }): BreadcrumbStep[] {
  return [
    { name: commonWords.home, href: '/' },
    { name: faultWords.title, href: FAULTS },
    ...(brand ? [{ name: brand.name, href: faultBrandHref(brand.slug) }] : []),
  ];
}
