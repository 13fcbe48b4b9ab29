import { homeWords } from '@/words/fr/home';
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

/** Everything below the hero. What shows lists is made in the browser too, so the page carries the lists once more and not their markup. */
export function HomeSections({ categories, newest, brands }: HomeSectionsProps) {
  return (
    <>
      <WaysIn />
      {categories.length > 0 && <CategoryTiles title={homeWords.categories} categories={categories} />}
      {newest.length > 0 && <NewestProducts title={homeWords.newest} products={newest} />}
      {brands.length > 0 && <BrandStrip title={homeWords.brands} brands={brands} />}
      <WhyUs />
      <Testimonials />
      <Newsletter />
      <Support />
    </>
  );
}
