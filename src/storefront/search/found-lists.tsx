import type { SearchAnswer } from '@/contract/catalogue';
import { arrangeResults, MAX_FOUND_PRODUCTS, type SearchView } from '@/domain/search-view';
import { ListingSkeleton } from '@/storefront/catalogue/cards/card-skeleton';
import { commonWords } from '@/words/fr/common';
import { FoundBrand } from './found-brand';
import { FoundFaults } from './found-faults';
import { FoundProducts } from './found-products';
import { NothingFound } from './ways-on';

/** Brands, then products, of the chosen type in the chosen order; undefined while they are loading. */
export function FoundLists({ found, view }: { found: SearchAnswer | undefined; view: SearchView }) {
  if (found === undefined) {
    return (
      <div className="mt-6">
        <ListingSkeleton />
      </div>
    );
  }
  const { products, brands } = arrangeResults(found, view);
  const faults = view.type === 'all' ? found.faults : [];
  if (products.length + brands.length + faults.length === 0) return <NothingFound text={view.q} />;
  return (
    <>
      {faults.length > 0 && <FoundFaults faults={faults} />}
      {brands.length > 0 && (
        <section aria-labelledby="marques-trouvees" className="mt-6">
          <h2 id="marques-trouvees" className="mb-3 font-bold text-lg text-slate-900">
            {commonWords.brands}
          </h2>
          <ul className="grid gap-3 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-4">
            {brands.map((brand) => (
              <li key={brand.id} className="min-w-0">
                <FoundBrand brand={brand} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {products.length > 0 && (
        <FoundProducts products={products} q={view.q} isCut={found.products.length >= MAX_FOUND_PRODUCTS} />
      )}
    </>
  );
}
