import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { database } from '@/app/(storefront)/database';
import { readBoilerBrands } from '@/boilers/read-boiler-brands';
import { boilerBrandHref } from '@/domain/boilers/boiler-hrefs';
import { BOILERS, PLATES } from '@/domain/boilers/boiler-pages';
import { absolute } from '@/env';
import { BoilerBrands } from '@/storefront/boilers/boiler-brands';
import { boilerSteps } from '@/storefront/boilers/boiler-steps';
import { PAGE_WIDTH } from '@/storefront/layout/page-width';
import { PageHeader } from '@/storefront/layout/section';
import { breadcrumbData, itemListData, JsonLd } from '@/storefront/seo/structured-data';
import { buttonClass } from '@/storefront/ui/button';
import { ShopLink } from '@/storefront/ui/shop-link';
import { boilersWords } from '@/words/fr/boilers/boilers';
import { myBoilerWords } from '@/words/fr/boilers/my-boiler';

export const dynamic = 'force-dynamic';
export const generateMetadata = (): Metadata => ({
  title: boilersWords.title,
  description: boilersWords.description,
  alternates: { canonical: BOILERS },
});

type Props = { searchParams: Promise<{ marque?: string | string[] }> };

/** A form without script sends the chosen brand as `marque`. */
export default async function BoilersPage({ searchParams }: Props) {
  const brands = await readBoilerBrands({ db: await database() });
  const { marque } = await searchParams;
  const chosen = brands.find(({ slug }) => slug === marque);
  if (chosen) redirect(boilerBrandHref(chosen.slug));
  const links = brands.map(({ name, slug }) => ({ name, href: boilerBrandHref(slug) }));
  return (
    <main id="contenu" tabIndex={-1} className={`${PAGE_WIDTH} py-6 lg:py-8`}>
      <JsonLd data={breadcrumbData(boilerSteps(), absolute)} />
      <JsonLd data={itemListData(links, absolute)} />
      <PageHeader
        title={boilersWords.title}
        text={boilersWords.hint}
        actions={
          <ShopLink href={PLATES} className={buttonClass({ variant: 'outline' })}>
            {myBoilerWords.whereIsPlate}
          </ShopLink>
        }
      />
      <div className="mt-6">{brands.length > 0 ? <BoilerBrands brands={brands} /> : <p>{boilersWords.none}</p>}</div>
    </main>
  );
}
