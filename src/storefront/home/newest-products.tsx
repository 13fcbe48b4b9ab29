'use client';

import { commonWords } from '@/words/fr/common';
import { type CardProduct, ProductCard } from '../catalogue/cards/product-card';
import { Section } from '../layout/section';

/** On a phone all products in one row that scrolls sideways, from edge to edge, with the start of the next card in sight. */
const ROW =
  '@max-md:-mx-4 @max-md:flex @max-md:snap-x @max-md:scroll-px-4 @max-md:overflow-x-auto @max-md:px-4 @max-md:py-1';
const GRID = '@md:grid @2xl:grid-cols-3 @4xl:grid-cols-4 @6xl:grid-cols-5 @md:grid-cols-2 gap-3 @md:gap-4';
/** Cards of equal height with whole titles. Where price and button need two lines, the button fills the second. */
const IN_ROW =
  '@max-md:w-[92%] @max-md:shrink-0 @max-md:snap-start @max-md:[&>article]:grid-rows-[1fr_auto] @max-md:[&_button]:grow @max-md:[&_h2]:line-clamp-none';

/** Whole rows only: two rows of two to five. */
const IN_GRID = '@md:@max-2xl:nth-[n+5]:hidden @2xl:@max-4xl:nth-[n+7]:hidden @4xl:@max-6xl:nth-[n+9]:hidden';

export function NewestProducts({ title, products }: { title: string; products: readonly CardProduct[] }) {
  return (
    <Section id="nouveautes" title={title} more={{ href: '/products', label: commonWords.allProducts }}>
      <div className="@container">
        <ul className={`${ROW} ${GRID}`}>
          {products.map((product) => (
            <li key={product.id} className={`${IN_ROW} ${IN_GRID}`}>
              <ProductCard product={product} isFirst={false} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
