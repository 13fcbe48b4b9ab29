import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { database } from '@/app/(storefront)/database';
import { handOver, orNothing } from '@/app/(storefront)/reading';
import { readCategoryBrands } from '@/catalogue';
import { categoryBrandsQuery } from '@/storefront/api/queries';
import { QueryProvider } from '@/storefront/api/query-provider';
import { CategoryBrands } from '@/storefront/brands/category-brands';
import { PAGE_WIDTH } from '@/storefront/layout/section';
import { pageWords } from '@/words/fr/pages';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const found = await loadCategoryBrands(slug);
  if (found === 'unknown') return { title: pageWords.categoryBrands.unknown };
  const name = found?.category ?? pageWords.categoryBrands.category;
  return {
    title: pageWords.categoryBrands.title(name),
    description: pageWords.categoryBrands.description(name),
    alternates: { canonical: `/category/${encodeURIComponent(slug)}/brands` },
  };
}

/** Nothing here may suspend before the category is known: the status of an unknown one must be 404. */
export default async function CategoryBrandsPage({ params }: Props) {
  const { slug } = await params;
  const found = await loadCategoryBrands(slug);
  if (found === 'unknown') notFound();
  return (
    <main id="contenu" tabIndex={-1} className={`${PAGE_WIDTH} py-4 lg:py-6`}>
      <QueryProvider answers={handOver(categoryBrandsQuery(slug).queryKey, found)}>
        <CategoryBrands slug={slug} />
      </QueryProvider>
    </main>
  );
}

/** The brands of a category; null if they cannot be read. Page and metadata share one read. */
const loadCategoryBrands = cache((slug: string) => orNothing(read(slug)));

async function read(slug: string) {
  return (await readCategoryBrands({ db: await database(), slug })) ?? ('unknown' as const);
}
