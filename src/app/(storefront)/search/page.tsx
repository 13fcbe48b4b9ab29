import type { Metadata } from 'next';
import type { PageSearchParams } from '@/app/(storefront)/products/search-params';
import { isBlank } from '@/domain/text';
import { PageAnswersProvider } from '@/storefront/api/page-query/page-answers';
import { PAGE_WIDTH } from '@/storefront/layout/page-width';
import { SearchResults } from '@/storefront/search/search-results';
import { AskForWord, NothingFound } from '@/storefront/search/ways-on';
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
  const text = await textOf(searchParams);
  const answers = await loadSearch(text, await fitsFirstOf(searchParams));
  return (
    <main id="contenu" tabIndex={-1} className={`${PAGE_WIDTH} py-6 lg:py-8`}>
      {isBlank(text) ? (
        <AskForWord />
      ) : (
        <PageAnswersProvider answers={answers}>
          <SearchResults nothing={<NothingFound text={text} />} />
        </PageAnswersProvider>
      )}
    </main>
  );
}
