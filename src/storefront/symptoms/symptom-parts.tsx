'use client';

import { BOILERS } from '@/domain/boilers/boiler-pages';
import { boilerName } from '@/domain/boilers/boilers';
import { NO_FILTERS } from '@/domain/search/listing-filters';
import { productsQuery } from '@/storefront/api/listing-queries';
import { usePageQuery } from '@/storefront/api/page-query/use-page-query';
import { useMyBoiler } from '@/storefront/boilers/mine/my-boiler';
import { ListingSkeleton } from '@/storefront/catalogue/cards/card-skeleton';
import { FitList } from '@/storefront/catalogue/cards/fit-list';
import { listingHref } from '@/storefront/catalogue/state/listing-url';
import { TitledSection } from '@/storefront/layout/titled-section';
import { buttonClass } from '@/storefront/ui/button';
import { ShopLink } from '@/storefront/ui/shop-link';
import { symptomWords } from '@/words/fr/boilers/symptoms';

type SymptomPartsProps = {
  /** the likeliest first */
  categories: readonly { name: string; slug: string }[];
};

/** Cards in sight: the categories lead to the rest. */
const MAX_PARTS = 8;

/** The categories that may help and their first parts, those of the visitor's boiler first. */
export function SymptomParts({ categories }: SymptomPartsProps) {
  const mine = useMyBoiler();
  const { data } = usePageQuery({
    query: productsQuery({
      ...NO_FILTERS,
      categories: categories.map(({ slug }) => slug),
      fits_first: mine?.slug ?? '',
    }),
    isEnabled: true,
  });
  const name = mine && boilerName(mine);
  return (
    <TitledSection id="pieces" title={name === null ? symptomWords.parts : symptomWords.partsFor(name)} isLarge>
      <ul className="mb-4 flex flex-wrap gap-2">
        {categories.map(({ name: category, slug }) => (
          <li key={slug}>
            <ShopLink
              href={listingHref('/products', { ...NO_FILTERS, categories: [slug], boiler: mine?.slug ?? '' })}
              className="inline-flex min-h-11 items-center rounded-full border border-slate-300 px-4 font-medium text-sm hover:border-blue-900 hover:bg-blue-50"
            >
              {category}
            </ShopLink>
          </li>
        ))}
      </ul>
      {name === null && (
        <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-slate-700">
          {symptomWords.chooseBoiler}
          <ShopLink href={BOILERS} className={buttonClass({ variant: 'outline' })}>
            {symptomWords.findBoiler}
          </ShopLink>
        </p>
      )}
      {data ? (
        <FitList products={data.products.slice(0, MAX_PARTS)} model={data.fits_first ?? null} />
      ) : (
        <ListingSkeleton />
      )}
    </TitledSection>
  );
}
