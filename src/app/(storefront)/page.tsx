import type { Metadata } from 'next';
import { absolute } from '@/env';
import { Hero } from '@/storefront/home/hero';
import { HomeSections } from '@/storefront/home/home-sections';
import { JsonLd, organizationData, webSiteData } from '@/storefront/seo/structured-data';
import { readHomeData } from './home-data';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { alternates: { canonical: '/' } };

export default async function HomePage() {
  const { categories, newest, brands, boilerBrands, mapped } = await readHomeData();
  return (
    <main id="contenu" tabIndex={-1}>
      <JsonLd data={organizationData(absolute)} />
      <JsonLd data={webSiteData(absolute)} />
      <Hero boilerBrands={boilerBrands} mapped={mapped} />
      <HomeSections categories={categories} newest={newest} brands={brands} />
    </main>
  );
}
