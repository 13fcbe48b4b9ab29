/** What search engines and people who share a link get to see. */
import { describe, expect, inject, it } from 'vitest';
import { demoProductPath } from '../support/catalogue';

const { url } = inject('shop');
const text = async (path: string) => (await fetch(url + path)).text();
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = '']) => location);
const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');
const canonical = (html: string) =>
  attribute(html, /<link rel="canonical" href="([^"]*)"/)?.replace(/^https?:\/\/[^/]+/, '');
const isIndexed = (html: string) => !/<meta name="robots" content="[^"]*noindex/.test(html);
const titleOf = (html: string) => attribute(html, /<title>([^<]*)<\/title>/);

describe('the sitemap', () => {
  it('leads from the index to every page that it names', async () => {
    const parts = locations(await text('/sitemap.xml')).map((address) => new URL(address).pathname);
    expect(parts).toEqual(['/sitemaps/pages.xml', '/sitemaps/products-1.xml']);

    const namedPages = async () =>
      (await Promise.all(parts.map(text)))
        .flatMap(locations)
        .map((address) => address.replace(/^https?:\/\/[^/]+/, ''));
    const pages = await namedPages();

    expect(pages).toEqual(expect.arrayContaining(['/', '/products', '/products?tags=Grundfos']));
    expect(new Set(pages).size).toBe(pages.length);
    // The first products are the demonstration's; later ones other tests may take away meanwhile.
    const products = pages.filter((page) => page.startsWith('/product/')).slice(0, 3);
    for (const page of [...pages.slice(0, 12), ...products]) {
      const response = await fetch(url + page);
      // Another test took its category away meanwhile.
      if (response.status === 404 && !(await namedPages()).includes(page)) continue;
      expect({ page, status: response.status }).toEqual({ page, status: 200 });
      expect(canonical(await response.text()) || '/').toBe(page);
    }
    expect((await fetch(`${url}/sitemaps/products-99.xml`)).status).toBe(404);
  });

  it('is named by robots.txt, which keeps the back office out', async () => {
    const robots = await text('/robots.txt');

    expect(robots).toMatch(/^Sitemap: http:\/\/.+\/sitemap\.xml$/m);
    expect(robots).toMatch(/^Disallow: \/admin$/m);
  });
});

describe('the listing', () => {
  it('is one page in both spellings', async () => {
    expect(canonical(await text('/breadProduct?tags=Grundfos&openFilters=true'))).toBe('/products?tags=Grundfos');
  });

  it.each([
    ['', true],
    ['?categories=pompes-et-circulateurs', true],
    ['?categories=pompes-et-circulateurs&tags=Grundfos', true],
    ['?tags=Grundfos,Wilo', false],
    ['?categories=pompes-et-circulateurs,electrodes', false],
    ['?search=pompe', false],
    ['?min_price=1000', false],
    ['?tags=Casino', false],
    ['?categories=casino', false],
    ['?page=2', true],
    ['?page=9999', false],
    ['?tags=Grundfos&page=9999', false],
  ])('at %j may be found: %s', async (search, answer) => {
    expect(isIndexed(await text(`/products${search}`))).toBe(answer);
  });

  it('is titled by its category and brand', async () => {
    expect(titleOf(await text('/products?categories=electrodes&tags=riello'))).toBe('Électrodes Riello | ThermoPièces');
    expect(titleOf(await text('/products?tags=Casino'))).toBe('Nos produits | ThermoPièces');
  });
});

describe('a product', () => {
  it('has a picture of its own for shared links', async () => {
    const html = await text(await demoProductPath(url, 'Circulateur UPS 25-60 180 mm Grundfos'));
    const picture = attribute(html, /<meta property="og:image" content="([^"]*)"/) ?? '';

    const response = await fetch(url + picture.replace(/^https?:\/\/[^/]+/, ''));

    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(20_000);
    expect(html).toContain('"@type":"Product"');
    expect(html).toContain('"@type":"BreadcrumbList"');
  });
});
