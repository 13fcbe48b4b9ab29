import type { Metadata } from 'next';
import { database } from '@/app/(storefront)/database';
import { handOver, orNothing } from '@/app/(storefront)/reading';
import { readCategoryTree } from '@/catalogue';
import { categoryTreeQuery } from '@/storefront/api/queries';
import { QueryProvider } from '@/storefront/api/query-provider';
import { CategoryTree } from '@/storefront/category-tree/category-tree';
import { Claims } from '@/storefront/category-tree/claims';
import { PAGE_WIDTH } from '@/storefront/layout/page-width';
import { PageHeader } from '@/storefront/layout/section';
import { buttonClass } from '@/storefront/ui/button';
import { ShopLink } from '@/storefront/ui/shop-link';
import { categoryListWords } from '@/words/fr/catalogue/category-lists';
import { commonWords } from '@/words/fr/common';
import { pageWords } from '@/words/fr/pages';

export const dynamic = 'force-dynamic';
export const generateMetadata = (): Metadata => ({
  title: commonWords.allCategories,
  description: pageWords.categories.description,
  alternates: { canonical: '/CategoryPage' },
});

export default async function AllCategoriesPage() {
  const answer = await orNothing(database().then((db) => readCategoryTree({ db })));
  return (
    <main id="contenu" tabIndex={-1} className={`${PAGE_WIDTH} py-6 lg:py-8`}>
      <PageHeader
        title={commonWords.allCategories}
        text={<Claims />}
        actions={
          <ShopLink href="/allbrands" className={buttonClass({ variant: 'outline' })}>
            {categoryListWords.allOurs}
          </ShopLink>
        }
      />
      <div className="mt-6">
        <QueryProvider answers={handOver(categoryTreeQuery().queryKey, answer)}>
          <CategoryTree />
        </QueryProvider>
      </div>
    </main>
  );
}
