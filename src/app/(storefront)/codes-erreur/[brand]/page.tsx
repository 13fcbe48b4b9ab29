import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SteppedPage } from '@/app/(storefront)/stepped-page';
import { faultBrandHref, faultHref } from '@/domain/boilers/boiler-hrefs';
import { FaultList } from '@/storefront/boilers/faults/fault-list';
import { faultSteps } from '@/storefront/boilers/faults/fault-steps';
import { PageHeader } from '@/storefront/layout/section';
import { faultWords } from '@/words/fr/boilers/faults';
import { loadFaultBrand } from '../load-faults';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ brand: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const brand = await loadFaultBrand((await params).brand);
  if (!brand) return { title: faultWords.unknownBrand };
  return {
    title: faultWords.brandTitle(brand.name),
    description: faultWords.brandDescription(brand.name, faultWords.codeCount(brand.codes.length)),
    alternates: { canonical: faultBrandHref(brand.slug) },
  };
}

/** Nothing here may suspend before the brand is known: the status of an unknown one must be 404. */
export default async function FaultBrandPage({ params }: Props) {
  const brand = await loadFaultBrand((await params).brand);
  if (!brand) notFound();
  const steps = faultSteps(brand);
  const links = brand.codes.map(({ code, key }) => ({
    name: faultWords.faultTitle(code, brand.name),
    href: faultHref({ brandSlug: brand.slug, key }),
  }));
  return (
    <SteppedPage steps={steps} links={links}>
      <PageHeader title={faultWords.brandTitle(brand.name)} text={faultWords.brandHint(brand.name)} />
      <div className="mt-6">
        <FaultList brand={brand} />
      </div>
    </SteppedPage>
  );
}
