import { QueryProvider } from '@/storefront/api/query-provider';
import { Listing } from '@/storefront/catalogue/listing';
import type { ListingPath } from '@/storefront/catalogue/state/listing-url';
import { PAGE_WIDTH } from '@/storefront/layout/section';
import { pageWords } from '@/words/fr/pages';
import { loadListing } from './load-listing';
import { filtersOf, type PageSearchParams } from './search-params';

/** The listing, whole in its HTML; both of its addresses render this. */
export async function ListingPage({ path, searchParams }: { path: ListingPath; searchParams: PageSearchParams }) {
  const answers = await loadListing(await filtersOf(searchParams));
  return (
    <main id="contenu" tabIndex={-1} className={`${PAGE_WIDTH} py-6 lg:py-8`}>
      <h1 className="mb-4 font-bold text-2xl text-slate-900 tracking-tight sm:text-3xl">{pageWords.products.title}</h1>
      <QueryProvider answers={answers}>
        <Listing path={path} />
      </QueryProvider>
    </main>
  );
}
