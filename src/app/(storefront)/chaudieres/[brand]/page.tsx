import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SteppedPage } from '@/app/(storefront)/stepped-page';
import { boilerBrandHref, boilerHref } from '@/domain/boilers/boiler-hrefs';
import { BoilerRanges } from '@/storefront/boilers/boiler-ranges';
import { boilerSteps } from '@/storefront/boilers/boiler-steps';
import { PlatePlace } from '@/storefront/boilers/plates/plate-place';
import { PageHeader } from '@/storefront/layout/section';
import { boilersWords } from '@/words/fr/boilers/boilers';
import { plateWords } from '@/words/fr/boilers/plates';
import { loadBoilerBrand } from '../load-boilers';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ brand: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const brand = await loadBoilerBrand((await params).brand);
  if (!brand) return { title: boilersWords.unknownBrand };
  const models = brand.ranges.reduce((sum, range) => sum + range.models.length, 0);
  return {
    title: boilersWords.brandTitle(brand.name),
    description: boilersWords.brandDescription(brand.name, boilersWords.modelCount(models)),
    alternates: { canonical: boilerBrandHref(brand.slug) },
  };
}

/** Nothing here may suspend before the brand is known: the status of an unknown one must be 404. */
export default async function BoilerBrandPage({ params }: Props) {
  const brand = await loadBoilerBrand((await params).brand);
  if (!brand) notFound();
  const steps = boilerSteps(brand);
  const links = brand.ranges.flatMap((range) =>
    range.models.map(({ name, slug }) => ({
      name: `${brand.name} ${range.name} ${name}`,
      href: boilerHref({ brandSlug: brand.slug, slug }),
    })),
  );
  return (
    <SteppedPage steps={steps} links={links}>
      <PageHeader title={boilersWords.brandTitle(brand.name)} text={boilersWords.brandHint(brand.name)} />
      <section aria-labelledby="modeles" className="mt-8">
        <h2 id="modeles" className="mb-4 font-bold text-2xl text-slate-900 tracking-tight">
          {boilersWords.ranges}
        </h2>
        <BoilerRanges brand={brand} />
      </section>
      <section aria-labelledby="plaque" className="mt-6 max-w-4xl scroll-mt-32">
        <h2 id="plaque" className="mb-4 font-bold text-2xl text-slate-900 tracking-tight">
          {plateWords.brand(brand.name)}
        </h2>
        <PlatePlace brandSlug={brand.slug} />
      </section>
    </SteppedPage>
  );
}
