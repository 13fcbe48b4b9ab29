import type { Metadata } from 'next';
import { absolute } from '@/env';
import { BrandStrip } from '@/storefront/home/brand-strip';
import { CategoryTiles } from '@/storefront/home/category-tiles';
import { Hero } from '@/storefront/home/hero';
import { NewestProducts } from '@/storefront/home/newest-products';
import { Newsletter } from '@/storefront/home/newsletter';
import { Support } from '@/storefront/home/support';
import { Testimonials } from '@/storefront/home/testimonials';
import { WaysIn } from '@/storefront/home/ways-in';
import { WhyUs } from '@/storefront/home/why-us';
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
      <WaysIn />
      {categories.length > 0 && <CategoryTiles categories={categories} />}
      {newest.length > 0 && <NewestProducts products={newest} />}
      {brands.length > 0 && <BrandStrip brands={brands} />}
      <WhyUs />
      <Testimonials />
      <Newsletter />
      <Support />
    </main>
  );
}
