import { PageAnswersProvider } from '@/storefront/api/page-query/page-answers';
import { Listing } from '@/storefront/catalogue/listing';
import type { ListingPath } from '@/storefront/catalogue/state/listing-url';
import { PAGE_WIDTH } from '@/storefront/layout/page-width';
import { loadListing } from './load-listing';
import { filtersOf, type PageSearchParams } from './search-params';

/** The listing, whole in its HTML; both of its addresses render this. */
export async function ListingPage({ path, searchParams }: { path: ListingPath; searchParams: PageSearchParams }) {
  const answers = await loadListing(await filtersOf(searchParams));
  return (
    <main id="contenu" tabIndex={-1} className={`${PAGE_WIDTH} py-4 sm:py-6 lg:py-8`}>
      <PageAnswersProvider answers={answers}>
        <Listing path={path} />
      </PageAnswersProvider>
    </main>
  );
}
