import type { Metadata } from 'next';
import { database } from '@/app/(storefront)/database';
import { orNothing } from '@/app/(storefront)/reading';
import { readBoilerBrands } from '@/boilers/read-boiler-brands';
import { absolute } from '@/env';
import { boilerSteps } from '@/storefront/boilers/boiler-steps';
import { PLATES } from '@/storefront/boilers/paths';
import { PlateList } from '@/storefront/boilers/plates/plate-list';
import { PAGE_WIDTH, PageHeader } from '@/storefront/layout/section';
import { Breadcrumb } from '@/storefront/product/breadcrumb';
import { breadcrumbData, JsonLd } from '@/storefront/seo/structured-data';
import { plateWords } from '@/words/fr/plates';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = {
  title: plateWords.title,
  description: plateWords.description,
  alternates: { canonical: PLATES },
};

export default async function PlatesPage() {
  const brands = await orNothing(database().then((db) => readBoilerBrands({ db })));
  const steps = [...boilerSteps(), { name: plateWords.title, href: PLATES }];
  return (
    <main id="contenu" tabIndex={-1} className={`${PAGE_WIDTH} py-4 lg:py-6`}>
      <JsonLd data={breadcrumbData(steps, absolute)} />
      <div className="mb-4">
        <Breadcrumb steps={steps} />
      </div>
      <PageHeader title={plateWords.title} text={plateWords.text} />
      <PlateList brands={brands ?? []} />
    </main>
  );
}
