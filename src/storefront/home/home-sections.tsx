'use client';

import { BrandStrip } from './brand-strip';
import { CategoryTiles } from './category-tiles';
import type { HomeData } from './home-data';
import { NewestProducts } from './newest-products';
import { Newsletter } from './newsletter';
import { Support } from './support';
import { Testimonials } from './testimonials';
import { WaysIn } from './ways-in';
import { WhyUs } from './why-us';

type HomeSectionsProps = Pick<HomeData, 'categories' | 'newest' | 'brands'>;

/** Everything below the hero. Deferred, so the page carries the lists and not the markup made of them. */
export function HomeSections({ categories, newest, brands }: HomeSectionsProps) {
  return (
    <>
      <WaysIn />
      {categories.length > 0 && <CategoryTiles categories={categories} />}
      {newest.length > 0 && <NewestProducts products={newest} />}
      {brands.length > 0 && <BrandStrip brands={brands} />}
      <WhyUs />
      <Testimonials />
      <Newsletter />
      <Support />
    </>
  );
}
