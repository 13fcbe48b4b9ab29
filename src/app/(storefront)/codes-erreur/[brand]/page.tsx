import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { absolute } from '@/env';
import { FaultList } from '@/storefront/boilers/faults/fault-list';
import { faultSteps } from '@/storefront/boilers/faults/fault-steps';
import { faultBrandHref, faultHref } from '@/storefront/boilers/paths';
import { PAGE_WIDTH, PageHeader } from '@/storefront/layout/section';
import { Breadcrumb } from '@/storefront/product/breadcrumb';
import { breadcrumbData, itemListData, JsonLd } from '@/storefront/seo/structured-data';
import { faultWords } from '@/words/fr/faults';
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
    <main id="contenu" tabIndex={-1} className={`${PAGE_WIDTH} py-4 lg:py-6`}>
      <JsonLd data={breadcrumbData(steps, absolute)} />
      <JsonLd data={itemListData(links, absolute)} />
      <div className="mb-4">
        <Breadcrumb steps={steps} />
      </div>
      <PageHeader title={faultWords.brandTitle(brand.name)} text={faultWords.brandHint(brand.name)} />
      <div className="mt-6">
        <FaultList brand={brand} />
      </div>
    </main>
  );
}
