import type { SearchAnswer } from '@/contract/catalogue';
import { arrangeResults, MAX_FOUND_PRODUCTS, type SearchView } from '@/domain/search-view';
import { BrandGrid } from '@/storefront/brands/brand-grid';
import { ListingSkeleton } from '@/storefront/catalogue/cards/card-skeleton';
import { listingLink } from '@/storefront/catalogue/listing-link';
import { FoundProducts } from './found-products';
import { NothingFound } from './nothing-found';

/** Brands, then products, of the chosen type in the chosen order; undefined while they are on their way. */
export function FoundLists({ found, view }: { found: SearchAnswer | undefined; view: SearchView }) {
  if (found === undefined) {
    return (
      <div className="mt-6">
        <ListingSkeleton />
      </div>
    );
  }
  const { products, brands } = arrangeResults(found, view);
  if (products.length + brands.length === 0) return <NothingFound />;
  return (
    <>
      {brands.length > 0 && (
        <section aria-labelledby="marques-trouvees" className="mt-6">
          <h2 id="marques-trouvees" className="mb-3 font-bold text-lg text-slate-900">
            Marques
          </h2>
          <BrandGrid
            brands={brands.map(({ id, name, image_url, product_count }) => ({
              id,
              name,
              logo: image_url,
              count: product_count,
              href: listingLink({ brand: name, opensFilters: true }),
            }))}
          />
        </section>
      )}
      {products.length > 0 && (
        <FoundProducts products={products} q={view.q} isCut={found.products.length >= MAX_FOUND_PRODUCTS} />
      )}
    </>
  );
}
