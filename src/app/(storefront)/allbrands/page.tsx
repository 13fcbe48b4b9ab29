import type { Metadata } from 'next';
import { database } from '@/app/(storefront)/database';
import { handOver, orNothing } from '@/app/(storefront)/reading';
import { readBrands } from '@/catalogue';
import { brandsQuery } from '@/storefront/api/queries';
import { QueryProvider } from '@/storefront/api/query-provider';
import { AllBrands } from '@/storefront/brands/all-brands';
import { PAGE_WIDTH } from '@/storefront/layout/page-width';
import { PageHeader } from '@/storefront/layout/section';
import { buttonClass } from '@/storefront/ui/button';
import { ShopLink } from '@/storefront/ui/shop-link';
import { commonWords } from '@/words/fr/common';
import { pageWords } from '@/words/fr/pages';

export const dynamic = 'force-dynamic';
export const generateMetadata = (): Metadata => ({
  title: pageWords.brands.title,
  description: pageWords.brands.description,
  alternates: { canonical: '/allbrands' },
});

export default async function AllBrandsPage() {
  const answer = await orNothing(database().then((db) => readBrands({ db })));
  return (
    <main id="contenu" tabIndex={-1} className={`${PAGE_WIDTH} py-6 lg:py-8`}>
      <PageHeader
        title={pageWords.brands.title}
        text={pageWords.brands.hint}
        actions={
          <ShopLink href="/products" className={buttonClass({ variant: 'outline' })}>
            {commonWords.allProducts}
          </ShopLink>
        }
      />
      <QueryProvider answers={handOver(brandsQuery().queryKey, answer)}>
        <AllBrands />
      </QueryProvider>
    </main>
  );
}
