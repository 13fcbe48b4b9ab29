import type { Metadata } from 'next';
import { database } from '@/app/(storefront)/database';
import { readFaults } from '@/boilers/read-faults';
import { faultBrandHref } from '@/domain/boilers/boiler-hrefs';
import { FAULTS } from '@/domain/boilers/boiler-pages';
import { SYMPTOMS } from '@/domain/boilers/help-topics';
import { absolute } from '@/env';
import { FaultBrands } from '@/storefront/boilers/faults/fault-brands';
import { faultSteps } from '@/storefront/boilers/faults/fault-steps';
import { PAGE_WIDTH } from '@/storefront/layout/page-width';
import { PageHeader } from '@/storefront/layout/section';
import { breadcrumbData, itemListData, JsonLd } from '@/storefront/seo/structured-data';
import { buttonClass } from '@/storefront/ui/button';
import { ShopLink } from '@/storefront/ui/shop-link';
import { faultWords } from '@/words/fr/boilers/faults';

export const dynamic = 'force-dynamic';
export const generateMetadata = (): Metadata => ({
  title: faultWords.title,
  description: faultWords.description,
  alternates: { canonical: FAULTS },
});

export default async function FaultsPage() {
  const { brands } = await readFaults({ db: await database(), brand: '' });
  const links = brands.map(({ name, slug }) => ({ name: faultWords.brandTitle(name), href: faultBrandHref(slug) }));
  return (
    <main id="contenu" tabIndex={-1} className={`${PAGE_WIDTH} py-6 lg:py-8`}>
      <JsonLd data={breadcrumbData(faultSteps(), absolute)} />
      <JsonLd data={itemListData(links, absolute)} />
      <PageHeader
        title={faultWords.title}
        text={faultWords.hint}
        actions={
          <ShopLink href={SYMPTOMS} className={buttonClass({ variant: 'outline' })}>
            {faultWords.withoutCode}
          </ShopLink>
        }
      />
      <div className="mt-5">{brands.length > 0 ? <FaultBrands brands={brands} /> : <p>{faultWords.none}</p>}</div>
    </main>
  );
}
