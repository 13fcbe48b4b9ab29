import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { absolute } from '@/env';
import { BoilerRanges } from '@/storefront/boilers/boiler-ranges';
import { boilerSteps } from '@/storefront/boilers/boiler-steps';
import { boilerBrandHref, boilerHref } from '@/storefront/boilers/paths';
import { PlatePlace } from '@/storefront/boilers/plates/plate-place';
import { PAGE_WIDTH, PageHeader } from '@/storefront/layout/section';
import { Breadcrumb } from '@/storefront/product/breadcrumb';
import { breadcrumbData, itemListData, JsonLd } from '@/storefront/seo/structured-data';
import { boilersWords } from '@/words/fr/boilers';
import { plateWords } from '@/words/fr/plates';
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
    <main id="contenu" tabIndex={-1} className={`${PAGE_WIDTH} py-4 lg:py-6`}>
      <JsonLd data={breadcrumbData(steps, absolute)} />
      <JsonLd data={itemListData(links, absolute)} />
      <div className="mb-4">
        <Breadcrumb steps={steps} />
      </div>
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
    </main>
  );
}
