import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { database } from '@/app/(storefront)/database';
import { handOver, orNothing } from '@/app/(storefront)/reading';
import { readCategoriesTags, readCategoryBrands } from '@/catalogue';
import { decodedPart } from '@/domain/slug';
import { categoryBrandsQuery } from '@/storefront/api/queries';
import { QueryProvider } from '@/storefront/api/query-provider';
import { CategoryBrands } from '@/storefront/brands/category-brands';
import { Subcategories } from '@/storefront/brands/subcategories';
import { findCategory } from '@/storefront/catalogue/state/category-choice';
import { PAGE_WIDTH } from '@/storefront/layout/page-width';
import { pageWords } from '@/words/fr/pages';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ slug: string }> };

/** Any spelling of a slug leads here; search engines get one address. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, found } = await load((await params).slug);
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
  const { slug, children, found } = await load((await params).slug);
  if (found === 'unknown') notFound();
  return (
    <main id="contenu" tabIndex={-1} className={`${PAGE_WIDTH} py-4 lg:py-6`}>
      <QueryProvider answers={handOver(categoryBrandsQuery(slug).queryKey, found)}>
        <CategoryBrands slug={slug}>
          <Subcategories categories={children} />
        </CategoryBrands>
      </QueryProvider>
    </main>
  );
}

/** A category with what is directly below it, and its brands: null if they cannot be read. Page and metadata share one read. */
const load = cache(async (part: string) => {
  const typed = decodedPart(part) ?? '';
  const lists = await orNothing(database().then((db) => readCategoriesTags({ db })));
  const category = findCategory(lists?.categories ?? [], typed);
  const slug = category?.slug ?? typed;
  return { slug, children: category?.children ?? [], found: await orNothing(readBrandsOf(slug)) };
});

async function readBrandsOf(slug: string) {
  return (await readCategoryBrands({ db: await database(), slug })) ?? ('unknown' as const);
}
