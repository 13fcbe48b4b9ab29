'use client';

import { commonWords } from '@/words/fr/common';
import { Section } from '../layout/section';
import { ProductPicture } from '../ui/product-picture';
import { ShopLink } from '../ui/shop-link';
import type { HomeCategory } from './home-data';

/** The six largest categories, each leading to its brands. */
export function CategoryTiles({ title, categories }: { title: string; categories: readonly HomeCategory[] }) {
  return (
    <Section id="categories" title={title} more={{ href: '/CategoryPage', label: commonWords.allCategories }}>
      <ul className="grid grid-cols-2 gap-2 sm:gap-3 md:grid-cols-3 lg:grid-cols-6 lg:gap-4">
        {categories.map(({ id, name, slug, image_url, product_count }) => (
          <li key={id}>
            <ShopLink
              href={`/category/${encodeURIComponent(slug)}/brands`}
              className="group flex h-full items-center overflow-hidden rounded-xl border border-slate-200 bg-white transition-shadow duration-150 hover:border-blue-900 hover:shadow-md lg:flex-col lg:items-stretch"
            >
              <span className="w-12 shrink-0 self-stretch overflow-hidden bg-slate-100 sm:w-20 lg:w-auto">
                <ProductPicture
                  src={image_url}
                  sizes="(min-width: 1024px) 16vw, 80px"
                  className="h-full w-full object-cover"
                />
              </span>
              <span className="flex min-w-0 flex-1 flex-col gap-0.5 p-2 sm:p-3">
                <span className="hyphens-auto break-words font-semibold text-[0.8125rem] leading-[1.125rem] group-hover:text-blue-900 sm:text-base sm:leading-6">
                  {name}
                </span>
                <span className="text-slate-600 text-xs tabular-nums sm:text-sm">
                  {commonWords.productCount(product_count)}
                </span>
              </span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
