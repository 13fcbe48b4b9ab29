import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { database } from '@/app/(storefront)/database';
import { handOver } from '@/app/(storefront)/hand-over';
import { orNothing } from '@/app/(storefront)/or-nothing';
import { readCategoryTree } from '@/catalogue';
import { categoryTreeQuery } from '@/storefront/api/queries';
import { CategoryTree } from '@/storefront/category-tree/category-tree';
import { Claims } from '@/storefront/category-tree/claims';
import { PAGE_WIDTH } from '@/storefront/layout/page-width';
import { buttonClass } from '@/storefront/ui/button';
import { PageHeader } from '@/storefront/ui/page-header';
import { ShopLink } from '@/storefront/ui/shop-link';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = {
  title: 'Toutes les catégories',
  description:
    'Chaudières, pièces détachées, radiateurs, pompes et plomberie : toutes nos catégories et les marques de chacune.',
  alternates: { canonical: '/CategoryPage' },
};

export default async function AllCategoriesPage() {
  const answer = await orNothing(database().then((db) => readCategoryTree({ db })));
  return (
    <main id="contenu" tabIndex={-1} className={`${PAGE_WIDTH} py-6 lg:py-8`}>
      <PageHeader
        title="Toutes les catégories"
        text={<Claims />}
        actions={
          <ShopLink href="/allbrands" className={buttonClass({ variant: 'outline' })}>
            Voir toutes nos marques
          </ShopLink>
        }
      />
      <div className="mt-6">
        <HydrationBoundary state={handOver(categoryTreeQuery().queryKey, answer)}>
          <CategoryTree />
        </HydrationBoundary>
      </div>
    </main>
  );
}
