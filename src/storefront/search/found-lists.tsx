import type { ReactNode } from 'react';
import type { SearchAnswer } from '@/contract/catalogue';
import { countNarrowing, type Narrowing } from '@/domain/search/search-facets';
import { arrangeResults, type SearchView } from '@/domain/search/search-view';
import { ListingSkeleton } from '@/storefront/catalogue/cards/card-skeleton';
import { EmptyResults } from '@/storefront/catalogue/empty-results';
import { TitledSection } from '@/storefront/layout/titled-section';
import { commonWords } from '@/words/fr/common';
import { FoundBoilers } from './found-boilers';
import { FoundBrand } from './found-brand';
import { FoundCategories } from './found-categories';
import { FoundFaults } from './found-faults';
import { FoundPages } from './found-pages';
import { FoundProducts } from './found-products';

type FoundListsProps = {
  /** with the products within the filters; undefined while they are loading */
  found: SearchAnswer | undefined;
  /** shown in place of the lists if all are empty */
  nothing: ReactNode;
  view: SearchView;
  narrowing: Narrowing;
  /** there may be more products than the answer has */
  isCut: boolean;
  /** the boiler that they are narrowed to; null for none */
  model: string | null;
  /** takes the filters back */
  onClear: () => void;
  /** takes the boiler out of them */
  onWiden: () => void;
};

/** Symptoms, pages, fault codes, boilers, categories, brands, then products, of the chosen type in the chosen order. */
export function FoundLists({ found, nothing, view, narrowing, isCut, model, onClear, onWiden }: FoundListsProps) {
  if (found === undefined) {
    return (
      <div className="mt-6">
        <ListingSkeleton />
      </div>
    );
  }
  const { products, brands } = arrangeResults(found, view);
  const isAll = view.type === 'all';
  const faults = isAll ? found.faults : [];
  const isNarrowed = countNarrowing(narrowing) > 0;
  if (products.length + brands.length + faults.length + (isAll ? countPages(found) : 0) === 0 && !isNarrowed)
    return nothing;
  const { symptoms = [], pages = [], boilers = [], categories = [] } = isAll ? found : {};
  return (
    <>
      {symptoms.length > 0 && <FoundPages id="pannes-trouvees" kind="symptom" pages={symptoms} />}
      {pages.length > 0 && <FoundPages id="pages-trouvees" kind="page" pages={pages} />}
      {faults.length > 0 && <FoundFaults faults={faults} />}
      {boilers.length > 0 && <FoundBoilers boilers={boilers} />}
      {categories.length > 0 && <FoundCategories categories={categories} />}
      {brands.length > 0 && (
        <TitledSection id="marques-trouvees" title={commonWords.brands}>
          <ul className="grid gap-3 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-4">
            {brands.map((brand) => (
              <li key={brand.id} className="min-w-0">
                <FoundBrand brand={brand} />
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      {products.length > 0 && (
        <FoundProducts
          products={products}
          model={found.fits_first ?? null}
          q={view.q}
          narrowing={narrowing}
          isCut={isCut}
        />
      )}
      {products.length === 0 && isNarrowed && view.type !== 'brands' && (
        <div className="mt-6">
          <EmptyResults isNarrowed {...{ model, onClear, onWiden }} />
        </div>
      )}
    </>
  );
}

/** How much besides products, brands and fault codes a search leads to. */
export function countPages({ symptoms = [], pages = [], boilers = [], categories = [] }: SearchAnswer): number {
  return symptoms.length + pages.length + boilers.length + categories.length;
}
