'use client';

import { commonWords } from '@/words/fr/common';
import { listingLink } from '../catalogue/links';
import { Section } from '../layout/section';
import { ShopLink } from '../ui/shop-link';
import type { HomeBrand } from './home-data';

/** The brands with most products, by name: their logos vary too much to sit side by side. On a phone as small labels. */
export function BrandStrip({ title, brands }: { title: string; brands: readonly HomeBrand[] }) {
  return (
    <Section id="marques" title={title} more={{ href: '/allbrands', label: commonWords.allBrands }}>
      <ul className="grid grid-cols-2 gap-1.5 sm:grid-cols-3 sm:gap-3 lg:grid-cols-4 xl:grid-cols-6">
        {brands.map(({ id, name, product_count }) => (
          <li key={id}>
            <ShopLink
              href={listingLink({ brand: name, opensFilters: true })}
              className="flex h-full min-h-11 items-baseline justify-between gap-x-1.5 rounded-lg border border-slate-200 px-2.5 py-2.5 text-sm hover:border-blue-900 hover:bg-blue-50 sm:min-h-20 sm:flex-col sm:justify-center sm:rounded-xl sm:px-4 sm:py-3 sm:text-base"
            >
              <span className="min-w-0 break-words font-semibold">{name}</span>
              <span aria-hidden className="text-slate-600 text-sm tabular-nums sm:hidden">
                {product_count}
              </span>
              <span className="text-slate-600 text-sm tabular-nums max-sm:sr-only">
                {commonWords.productCount(product_count)}
              </span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
