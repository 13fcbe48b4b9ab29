import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { database } from '@/app/(storefront)/database';
import { handOver } from '@/app/(storefront)/hand-over';
import { orNothing } from '@/app/(storefront)/or-nothing';
import { readBrands } from '@/catalogue';
import { brandsQuery } from '@/storefront/api/queries';
import { AllBrands } from '@/storefront/brands/all-brands';
import { PAGE_WIDTH } from '@/storefront/layout/page-width';
import { buttonClass } from '@/storefront/ui/button';
import { PageHeader } from '@/storefront/ui/page-header';
import { ShopLink } from '@/storefront/ui/shop-link';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = {
  title: 'Toutes nos marques',
  description:
    'Les fabricants de chaudières, de pièces détachées et de robinetterie que nous vendons en Algérie, par ordre alphabétique.',
  alternates: { canonical: '/allbrands' },
};

export default async function AllBrandsPage() {
  const answer = await orNothing(database().then((db) => readBrands({ db })));
  return (
    <main id="contenu" tabIndex={-1} className={`${PAGE_WIDTH} py-6 lg:py-8`}>
      <PageHeader
        title="Toutes nos marques"
        text="Choisissez le fabricant de votre appareil pour voir ses pièces et ses produits."
        actions={
          <ShopLink href="/products" className={buttonClass({ variant: 'action' })}>
            Tous les produits
          </ShopLink>
        }
      />
      <HydrationBoundary state={handOver(brandsQuery().queryKey, answer)}>
        <AllBrands />
      </HydrationBoundary>
    </main>
  );
}
