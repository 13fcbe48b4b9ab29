import type { ListedModel, ListingProduct } from '@/contract/catalogue';
import { NO_FILTERS } from '@/domain/search/listing-filters';
import { countNarrowing, type Narrowing } from '@/domain/search/search-facets';
import { MAX_FOUND_PRODUCTS } from '@/domain/search/search-view';
import { FitList } from '@/storefront/catalogue/cards/fit-list';
import { listingHref } from '@/storefront/catalogue/state/listing-url';
import { TitledSection } from '@/storefront/layout/titled-section';
import { buttonClass } from '@/storefront/ui/button';
import { ShopLink } from '@/storefront/ui/shop-link';
import { searchWords } from '@/words/fr/catalogue/search';
import { commonWords } from '@/words/fr/common';

type FoundProductsProps = {
  products: readonly ListingProduct[];
  /** the boiler whose parts come first; null for none */
  model: ListedModel | null;
  q: string;
  narrowing: Narrowing;
  /** there may be more: the listing has them all, page by page */
  isCut: boolean;
};

export function FoundProducts({ products, model, q, narrowing, isCut }: FoundProductsProps) {
  return (
    <TitledSection id="produits-trouves" title={commonWords.products}>
      <FitList products={products} model={model} />
      {isCut && (
        <p className="mt-8 flex flex-wrap items-center justify-center gap-x-6 gap-y-3 text-slate-600 text-sm">
          {countNarrowing(narrowing) > 0
            ? searchWords.amongMostRelevant(MAX_FOUND_PRODUCTS)
            : searchWords.mostRelevant(products.length)}
          <ShopLink
            href={listingHref('/products', { ...NO_FILTERS, ...narrowing, search: q })}
            className={buttonClass({ variant: 'outline' })}
          >
            {searchWords.seeAll}
          </ShopLink>
        </p>
      )}
    </TitledSection>
  );
}
