import type { Metadata } from 'next';
import { database } from '@/app/(storefront)/database';
import { orNothing } from '@/app/(storefront)/reading';
import { SteppedPage } from '@/app/(storefront)/stepped-page';
import { readBoilerBrands } from '@/boilers/read-boiler-brands';
import { PLATES } from '@/domain/boilers/boiler-pages';
import { boilerSteps } from '@/storefront/boilers/boiler-steps';
import { PlateList } from '@/storefront/boilers/plates/plate-list';
import { PageHeader } from '@/storefront/layout/section';
import { plateWords } from '@/words/fr/boilers/plates';

export const dynamic = 'force-dynamic';
export const generateMetadata = (): Metadata => ({
  title: plateWords.title,
  description: plateWords.description,
  alternates: { canonical: PLATES },
});

export default async function PlatesPage() {
  const brands = await orNothing(database().then((db) => readBoilerBrands({ db })));
  const steps = [...boilerSteps(), { name: plateWords.title, href: PLATES }];
  return (
    <SteppedPage steps={steps}>
      <PageHeader title={plateWords.title} text={plateWords.text} />
      <PlateList brands={brands ?? []} />
    </SteppedPage>
  );
}
