/** What search engines and people who share a link get to see. */
import { describe, expect, inject, it } from 'vitest';
import { demoProductPath } from '../support/catalogue';
import { readPage } from '../support/html';

const { url } = inject('shop');
const text = async (path: string) => (await fetch(url + path)).text();
const withoutHost = (address: string) => address.replace(/^https?:\/\/[^/]+/, '');
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = '']) => location);

describe('the sitemap', () => {
  it('leads from the index to every page that it names', async () => {
    const parts = locations(await text('/sitemap.xml')).map((address) => new URL(address).pathname);
    expect(parts).toEqual(['/sitemaps/pages.xml', '/sitemaps/products-1.xml']);

    const namedPages = async () => (await Promise.all(parts.map(text))).flatMap(locations).map(withoutHost);
    const pages = await namedPages();

    expect(pages).toEqual(expect.arrayContaining(['/', '/products', '/products?tags=Grundfos']));
    expect(new Set(pages).size).toBe(pages.length);
    // The first products are the demonstration's; later ones other tests may take away meanwhile.
    const products = pages.filter((page) => page.startsWith('/product/')).slice(0, 3);
    for (const page of [...pages.slice(0, 12), ...products]) {
      const { status, canonical } = await readPage(page);
      // Another test took its category away meanwhile.
      if (status === 404 && !(await namedPages()).includes(page)) continue;
      expect({ page: canonical || '/', status }).toEqual({ page, status: 200 });
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
    expect(!(await readPage(`/products${search}`)).meta('robots')?.includes('noindex')).toBe(answer);
  });

  it.each([
    ['?categories=electrodes&tags=riello', 'Électrodes Riello | ThermoPièces'],
    ['?tags=Casino', 'Nos produits | ThermoPièces'],
  ])('at %j is titled by its category and brand: %s', async (search, title) => {
    expect((await readPage(`/products${search}`)).title).toBe(title);
  });
});

describe('a product', () => {
  it('has a picture of its own for shared links', async () => {
    const { html } = await readPage(await demoProductPath(url, 'Circulateur UPS 25-60 180 mm Grundfos'));
    const picture = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';

    const response = await fetch(url + withoutHost(picture));

    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(20_000);
    expect(html).toContain('"@type":"Product"');
    expect(html).toContain('"@type":"BreadcrumbList"');
  });
});

describe('one page for every spelling of its address, which answers without a redirect:', () => {
  it.each([
    ['/Apropos', '/Apropos', 'À propos'],
    ['/apropos', '/Apropos', 'À propos'],
    ['/contactus', '/contactus', 'Contact'],
    ['/contact', '/contactus', 'Contact'],
    ['/democate', '/democate', 'Parcourir les catégories'],
    ['/allbrands', '/allbrands', 'Toutes nos marques'],
    ['/CategoryPage', '/CategoryPage', 'Toutes les catégories'],
    ['/categorypage', '/CategoryPage', 'Toutes les catégories'],
  ])('%s is %s, "%s", and describes itself', async (address, canonical, title) => {
    const page = await readPage(address);

    expect(page).toMatchObject({ status: 200, canonical, title: `${title} | ThermoPièces` });
    expect(page.meta('description')?.length).toBeGreaterThan(50);
  });

  it.each([
    ['/breadProduct', '/products'],
    ['/breadproduct?tags=Wilo', '/products?tags=Wilo'],
    ['/breadProduct?tags=Grundfos&openFilters=true', '/products?tags=Grundfos'],
    ['/search?q=grundfos&type=products&sort=name', '/search'],
    ['/CheckOut', '/checkout'],
    ['/Chaudieres', '/chaudieres'],
    ['/CHAUDIERES/Saunier-Duval', '/chaudieres/saunier-duval'],
    ['/Codes-Erreur/VAILLANT/f28', '/codes-erreur/vaillant/f28'],
    ['/Commande-Rapide', '/commande-rapide'],
    ['/Demande-Piece', '/demande-piece'],
  ])('%s is %s', async (address, canonical) => {
    expect(await readPage(address)).toMatchObject({ status: 200, canonical });
  });

  it.each([
    ...['/', '/products', '/checkout', '/breadproduct', '/login', '/Login', '/register', '/Register'],
    ...['/forgot-password', '/reset-password', '/invitation', '/confirm-email'],
  ])('%s', async (address) => {
    expect((await readPage(address)).status).toBe(200);
  });
});
