import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SteppedPage } from '@/app/(storefront)/stepped-page';
import { faultHref } from '@/domain/boilers/boiler-hrefs';
import { FaultParts } from '@/storefront/boilers/faults/fault-parts';
import { faultSteps } from '@/storefront/boilers/faults/fault-steps';
import { FaultView } from '@/storefront/boilers/faults/fault-view';
import { OtherBoiler } from '@/storefront/boilers/faults/other-boiler';
import { PageHeader } from '@/storefront/layout/section';
import { faultWords } from '@/words/fr/boilers/faults';
import { loadFault } from '../../load-faults';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ brand: string; code: string }> };

/** Any spelling of a code leads here; search engines get one address. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { brand, code } = await params;
  const fault = await loadFault(brand, code);
  if (!fault) return { title: faultWords.unknown };
  return {
    title: faultWords.faultTitle(fault.code, fault.brand),
    description: faultWords.faultDescription(fault.code, fault.brand, fault.meaning),
    alternates: { canonical: faultHref({ brandSlug: fault.brand_slug, key: fault.key }) },
  };
}

/** Nothing here may suspend before the code is known: the status of an unknown one must be 404. */
export default async function FaultPage({ params }: Props) {
  const { brand, code } = await params;
  const fault = await loadFault(brand, code);
  if (!fault) notFound();
  const title = faultWords.faultTitle(fault.code, fault.brand);
  const href = faultHref({ brandSlug: fault.brand_slug, key: fault.key });
  const steps = [...faultSteps({ name: fault.brand, slug: fault.brand_slug }), { name: fault.code, href }];
  const parts = fault.parts.map(({ id, title: name }) => ({ name, href: `/product/${id}` }));
  return (
    <SteppedPage steps={steps} links={parts}>
      <PageHeader title={title} />
      <div className="mt-5">
        <FaultView fault={fault} />
      </div>
      <OtherBoiler fault={{ brand: fault.brand, brand_slug: fault.brand_slug, ranges: fault.ranges }} />
      <FaultParts fault={fault} />
    </SteppedPage>
  );
}
