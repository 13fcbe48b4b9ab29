import type { Metadata } from 'next';
import { CategoryDetail } from '@/storefront/democate/category-detail';
import { CategoryGrid } from '@/storefront/democate/category-grid';
import { DEMO_CATEGORIES } from '@/storefront/democate/demo-categories';
import { PAGE_WIDTH } from '@/storefront/layout/page-width';
import { pageWords } from '@/words/fr/pages';

export const dynamic = 'force-dynamic';

/** Demonstration data, not the shop's catalogue: nothing for search engines. */
export const generateMetadata = (): Metadata => ({
  title: pageWords.democate.title,
  description: pageWords.democate.description,
  alternates: { canonical: '/democate' },
  robots: { index: false, follow: true },
});

type Props = { searchParams: Promise<{ category?: string | string[] }> };

/** The static category browser: the grid, or one category's detail. An unknown category shows the grid. */
export default async function DemoCategoriesPage({ searchParams }: Props) {
  const { category: slug } = await searchParams;
  const category = DEMO_CATEGORIES.find((one) => one.slug === slug);
  return (
    <main id="contenu" tabIndex={-1} className={`${PAGE_WIDTH} min-h-dvh py-6 lg:py-8`}>
      {category ? (
        <CategoryDetail category={category} />
      ) : (
        <>
          <h1 className="font-bold text-2xl tracking-tight sm:text-4xl">{pageWords.democate.title}</h1>
          <CategoryGrid />
        </>
      )}
    </main>
  );
}
