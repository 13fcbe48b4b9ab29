import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ProductDetail } from '@/contract/catalogue';
import { sitemapXml } from '@/storefront/seo/sitemap-xml';
import { breadcrumbData, JsonLd, productData } from '@/storefront/seo/structured-data';

const absolute = (path: string) => new URL(path, 'https://shop.example').href;
const product: ProductDetail = {
  ...{ id: 7, title: 'Circulateur', price: 1250.5, reference: 'AB-1', short_description: '', description: '' },
  ...{ image: '/media/a.webp', image_url: '/media/a.webp', images: [{ image_url: 'https://elsewhere.example/b.jpg' }] },
  ...{ categories: ['Circulateurs'], category_slugs: ['circulateurs'], tags: ['Wilo'], warranty_months: null },
  ...{ documents: [], fits: [], numbers: [], replaces: [], replaced_by: null },
  ...{ stock: 0, in_stock: false, stock_status: 'outofstock' },
};

describe('the structured data of a product', () => {
  it('says what it is, what it costs and whether it is there', () => {
    expect(productData(product, absolute)).toMatchObject({
      '@type': 'Product',
      url: 'https://shop.example/product/7',
      mpn: 'AB-1',
      brand: { name: 'Wilo' },
      image: ['https://shop.example/media/a.webp', 'https://elsewhere.example/b.jpg'],
      offers: { price: '1250.50', priceCurrency: 'DZD', availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('names the boilers that it fits for certain, each once', () => {
    const sure = {
      ...{ brand: 'Saunier Duval', brand_slug: 'saunier-duval', range: 'Themaclassic', model: 'C 24 E' },
      ...{ slug: 'themaclassic-c-24-e', confidence: 'confirmed' as const, quantity: 1 },
      ...{ position: null, qualifier: null, serial_from: null, serial_to: null },
    } as const;
    const fits = [sure, { ...sure, position: 'retour' }, { ...sure, slug: 'other', confidence: 'to-check' as const }];

    expect(productData({ ...product, fits }, absolute)?.isAccessoryOrSparePartFor).toEqual([
      {
        '@type': 'ProductModel',
        name: 'Saunier Duval Themaclassic C 24 E',
        model: 'C 24 E',
        brand: { '@type': 'Brand', name: 'Saunier Duval' },
        url: 'https://shop.example/chaudieres/saunier-duval/themaclassic-c-24-e',
      },
    ]);
    expect(productData(product, absolute)).not.toHaveProperty('isAccessoryOrSparePartFor');
  });

  it("falls back on the maker's number", () => {
    const numbers = [{ number: 'S4962DM', kind: 'maker', brand: 'Honeywell' } as const];

    expect(productData({ ...product, reference: null, numbers }, absolute)).toMatchObject({ mpn: 'S4962DM' });
  });

  it('is left out without a price: a product without an offer is an error', () => {
    for (const price of [null, 0, -1, Number.NaN]) expect(productData({ ...product, price }, absolute)).toBeNull();
    expect(renderToStaticMarkup(<JsonLd data={null} />)).toBe('');
  });

  it.each([
    ['no picture', []],
    ['a picture with an invalid address only', [{ image_url: 'http://[' }]],
  ])('has no empty list for %s, and no empty brand, category or description', (_, images) => {
    const pictures = { images, image: '', image_url: '' };
    const others = { tags: [], categories: [], short_description: ' ', reference: null };
    const bare = productData({ ...product, ...pictures, ...others }, absolute);

    for (const name of ['image', 'brand', 'category', 'description', 'mpn']) expect(bare).not.toHaveProperty(name);
  });

  it('leaves out a picture with an invalid address', () => {
    const images = [{ image_url: 'http://[' }, { image_url: '/media/b.webp' }];

    expect(productData({ ...product, images }, absolute)).toMatchObject({
      image: ['https://shop.example/media/a.webp', 'https://shop.example/media/b.webp'],
    });
  });

  it('cannot end its script early', () => {
    const data = productData({ ...product, title: '</script><script>alert(1)</script>' }, absolute);

    const html = renderToStaticMarkup(<JsonLd data={data} />);

    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(JSON.parse(html.replace(/^<script[^>]*>|<\/script>$/g, ''))).toEqual(data);
  });
});

it('a breadcrumb counts its steps from one', () => {
  const steps = [
    { name: 'Accueil', href: '/' },
    { name: 'Ici', href: '/ici' },
  ];

  expect(breadcrumbData(steps, absolute).itemListElement).toMatchObject([
    { position: 1, item: 'https://shop.example/' },
    { position: 2, item: 'https://shop.example/ici' },
  ]);
});

it('a sitemap escapes its addresses', () => {
  expect(sitemapXml([{ url: 'https://shop.example/?a=1&b=2', changed: new Date(0) }])).toContain(
    '<url><loc>https://shop.example/?a=1&amp;b=2</loc><lastmod>1970-01-01T00:00:00.000Z</lastmod></url>',
  );
});
