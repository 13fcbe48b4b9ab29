import type { Metadata } from 'next';
import type { PageSearchParams } from '@/app/(storefront)/products/search-params';
import { COMPARE, COMPARE_PARAMETER, MAX_COMPARED, readCompared } from '@/domain/search/compared-products';
import { CompareTable } from '@/storefront/compare/compare-table';
import { OfferedProducts } from '@/storefront/compare/offered-products';
import { PAGE_WIDTH } from '@/storefront/layout/page-width';
import { PageHeader } from '@/storefront/layout/section';
import { compareWords } from '@/words/fr/catalogue/compare';
import { loadCompared } from './load-compared';

export const dynamic = 'force-dynamic';
/** Anybody can make up combinations: search engines get the page itself. */
export const generateMetadata = (): Metadata => ({
  title: compareWords.title,
  description: compareWords.description,
  alternates: { canonical: COMPARE },
  robots: { index: false, follow: true },
});

export default async function ComparePage({ searchParams }: { searchParams: PageSearchParams }) {
  const value = [(await searchParams)[COMPARE_PARAMETER] ?? []].flat().join(',');
  const { chosen, offered } = await loadCompared(readCompared(value));
  const ids = chosen.map(({ id }) => id);
  return (
    <main id="contenu" tabIndex={-1} className={`${PAGE_WIDTH} py-6 lg:py-8`}>
      <PageHeader title={compareWords.title} text={hintFor(ids.length)} />
      {chosen.length > 0 && <CompareTable products={chosen} />}
      {ids.length < MAX_COMPARED && <OfferedProducts products={offered} chosen={ids} />}
    </main>
  );
}

function hintFor(count: number): string {
  if (count === 0) return compareWords.none;
  if (count === 1) return compareWords.one;
  return count === MAX_COMPARED ? `${compareWords.full} ${compareWords.hint}` : compareWords.hint;
}
