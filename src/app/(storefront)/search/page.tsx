import type { Metadata } from 'next';
import type { PageSearchParams } from '@/app/(storefront)/products/search-params';
import { isBlank } from '@/domain/text';
import { PageAnswersProvider } from '@/storefront/api/page-query/page-answers';
import { PAGE_WIDTH } from '@/storefront/layout/page-width';
import { SearchResults } from '@/storefront/search/search-results';
import { pageWords } from '@/words/fr/pages';
import { fitsFirstOf, loadSearch, textOf } from './load-search';

export const dynamic = 'force-dynamic';

type Props = { searchParams: PageSearchParams };

/** The number of search texts is unlimited, so search engines get one canonical page for all: the search itself. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const text = await textOf(searchParams);
  return {
    title: isBlank(text) ? pageWords.search.title : pageWords.search.titleFor(text),
    description: pageWords.search.description,
    alternates: { canonical: '/search' },
  };
}

export default async function SearchPage({ searchParams }: Props) {
  const answers = await loadSearch(await textOf(searchParams), await fitsFirstOf(searchParams));
  return (
    <main id="contenu" tabIndex={-1} className={`${PAGE_WIDTH} py-6 lg:py-8`}>
      <PageAnswersProvider answers={answers}>
        <SearchResults />
      </PageAnswersProvider>
    </main>
  );
}
