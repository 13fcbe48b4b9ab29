/** What header, footer and the pages of texts say, and where they lead, read as HTML. */
import { describe, expect, it } from 'vitest';
import { shop } from '@/shop';
import { sloganWords } from '@/words/fr/slogans';
import { hoursText, openingHours } from '@/words/own-texts';
import { frenchTypography } from '@/words/typography';
import { all, hrefOf, hrefs, one, readPage, region, textOf, texts } from '../support/html';

const PHONE = 'tel:0550123456';
const WHATSAPP = 'https://wa.me/33550123456';
const MAIL = `mailto:${shop.email}`;
const BRANDS_OF_CATEGORY = /^\/category\/[a-z0-9-]+\/brands$/;
const PRODUCTS_OF_BRAND = /^\/breadProduct\?tags=[^&]+&openFilters=true$/;

const linksOf = (within: Element) => all(within, 'a').map((link) => [textOf(link), link.getAttribute('href')]);

it('the header names two phones, an address and the slogans, and leads to the main pages, and home by its logo', async () => {
  const { part: header } = await readPage('/', 'header');

  expect(texts(header, 'a[href^="tel:"]')).toEqual(['0550 12 34 56', '0770 65 43 21']);
  expect(hrefs(header, 'a[href^="tel:"]')[0]).toBe(PHONE);
  expect(hrefOf(header, shop.email)).toBe(MAIL);
  expect(texts(header, 'address + ul li')).toEqual(Object.values(sloganWords));
  expect(linksOf(one(header, 'nav', 'Navigation principale'))).toEqual([
    ['Accueil', '/'],
    ['Produits', '/products'],
    ['Par chaudière', '/chaudieres'],
    ['À propos', '/Apropos'],
    ['Contact', '/contactus'],
  ]);
  expect(hrefOf(header, 'ThermoPièces, accueil')).toBe('/');
});

describe('the footer', () => {
  it('leads to the main pages, to categories, to brands and to where an order is followed', async () => {
    const { part: footer } = await readPage('/', 'footer');
    const column = (title: string) => hrefs(one(footer, 'nav', `${title} (pied de page)`));

    const pages = ['/', '/products', '/chaudieres', '/codes-erreur', '/Apropos', '/contactus'];
    expect(column('Navigation')).toEqual(pages);
    for (const [title, last, pattern] of [
      ['Catégories', '/CategoryPage', BRANDS_OF_CATEGORY],
      ['Marques', '/allbrands', PRODUCTS_OF_BRAND],
    ] as const) {
      const links = column(title);
      expect(links.pop()).toBe(last);
      expect(links.length).toBeGreaterThan(3);
      for (const href of links) expect(href).toMatch(pattern);
    }
    expect(hrefOf(footer, 'Suivre ma commande')).toBe('/suivi');
  });

  it('has legal links, social links, WhatsApp with 33 for the leading 0, and the year', async () => {
    const { part: footer } = await readPage('/', 'footer');

    expect(linksOf(one(footer, 'nav', 'Informations légales (pied de page)'))).toEqual([
      ['Mentions légales', '/Apropos#mentions-legales'],
      ['Conditions de vente', '/Apropos#conditions-de-vente'],
      ['Confidentialité', '/Apropos#confidentialite'],
    ]);
    const social = all(footer, 'a', /\(nouvelle fenêtre\)$/).map((link) => link.getAttribute('href'));
    expect(social).toEqual([
      expect.stringContaining('facebook.com'),
      expect.stringContaining('instagram.com'),
      WHATSAPP,
    ]);
    expect(textOf(footer)).toContain(`© ${new Date().getFullYear()} ThermoPièces.`);
  });
});

describe('the home page', () => {
  const SECTIONS = [
    'Nos catégories',
    'Derniers arrivages',
    'Marques populaires',
    'Pourquoi nous choisir',
    'Ce que disent nos clients',
    "Notre lettre d'information",
    'Contact et assistance',
  ];

  it('has its sections in order, live and static ones, and one search, that of the header', async () => {
    const { part: main } = await readPage('/');
    const { part: header } = await readPage('/', 'header');

    expect(texts(main, 'h1')).toEqual([expect.stringMatching(/^La bonne pièce pour votre chaudière/)]);
    // Product cards have headings of the same level.
    expect(texts(main, 'h2').filter((heading) => SECTIONS.includes(heading))).toEqual(SECTIONS);
    expect([header, main].map((part) => all(part, 'search, [role=search]').length)).toEqual([1, 0]);
  });

  it('leads to a search, categories, brands, a fault code, a list of numbers, a photograph and the phone', async () => {
    const { part: main } = await readPage('/');

    expect(hrefs(one(main, 'ul', 'Recherches fréquentes'))[0]).toBe('/search?q=Circulateur');
    const categories = hrefs(region(main, 'Nos catégories'), 'li a');
    expect(categories).toHaveLength(6);
    for (const href of categories) expect(href).toMatch(BRANDS_OF_CATEGORY);
    const brands = hrefs(region(main, 'Marques populaires'), 'li a');
    expect(brands.length).toBeGreaterThan(5);
    for (const href of brands) expect(href).toMatch(PRODUCTS_OF_BRAND);
    const ways = hrefs(one(main, 'nav', 'Autres façons de trouver une pièce'));
    expect(ways).toEqual(['/codes-erreur', '/commande-rapide', '/demande-piece']);
    expect(hrefs(main)).toContain(PHONE);
  });

  it('makes the claims of the shop, and says why to buy here', async () => {
    const { part: main } = await readPage('/');
    const text = textOf(main);

    for (const claim of [
      'Livraison gratuite dès 150 DZD',
      'Carte, PayPal ou virement bancaire',
      '1000+',
      '4,8/5',
      '500+ avis',
      '98 %',
      '5000+',
      '2000+ professionnels',
      'Service après-vente agréé',
      'sous 2 h',
      'Douera, Alger',
    ]) {
      expect(text).toContain(frenchTypography(claim));
    }
    const reasons = texts(region(main, 'Pourquoi nous choisir'), 'h3');
    expect(reasons).toEqual(expect.arrayContaining([...Object.values(sloganWords), 'Paiement à la livraison']));
    expect(reasons.join()).toMatch(/Garantie 2 ans/);
  });
});

describe('the about page', () => {
  it('has exactly two buttons in its hero, to the products and to an expert', async () => {
    const { part: main } = await readPage('/Apropos');
    const hero = one(main, 'section');

    expect(texts(hero, 'h1')).toHaveLength(1);
    expect(linksOf(hero)).toEqual([
      ['Parcourir les produits', '/products'],
      ['Contacter un expert', '/contact'],
    ]);
    expect(all(hero, 'button')).toEqual([]);
  });

  it('tells of mission, expertise, reasons and team, with one testimonial, and how to reach the shop', async () => {
    const { part: main } = await readPage('/Apropos');

    expect(textOf(region(main, 'Notre mission')).length).toBeGreaterThan(100);
    expect(textOf(region(main, 'Notre expertise'))).toContain(
      'Expertise en chauffage depuis 2023, expérience du métier depuis 2002',
    );
    expect(texts(region(main, 'Pourquoi nous choisir'), 'h3')).toContain('Garantie 2 ans');
    expect(all(region(main, 'Notre équipe'), 'blockquote')).toHaveLength(1);
    const contact = region(main, 'Nous contacter');
    expect(hrefOf(contact, '0550 12 34 56')).toBe(PHONE);
    expect(textOf(contact)).toContain(frenchTypography('Réponse sous 2 h'));
  });
});

it('the contact page offers phone, e-mail, WhatsApp and a map, and says where the shop is and how soon it answers', async () => {
  const { part: main } = await readPage('/contact');

  const map = expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/\?mlat=/);
  expect(hrefs(main)).toEqual([PHONE, 'tel:0770654321', MAIL, WHATSAPP, map]);
  for (const part of ['sous 2 h', 'Douera, Alger']) expect(textOf(main)).toContain(frenchTypography(part));
});

it.each(['/contactus', '/Apropos'])('%s says when the shop is open', async (path) => {
  const { part: main } = await readPage(path);

  const hours = openingHours().map((entry) => entry.days + hoursText(entry));
  expect(texts(main, 'dl > div').slice(-hours.length)).toEqual(hours);
});

it('an unknown address answers 404 with a way home', async () => {
  const { status, part: main } = await readPage('/nulle/part');

  expect([status, ...texts(main, 'h1')]).toEqual([404, 'Oops! Page not found']);
  expect(hrefOf(main, 'Return to Home')).toBe('/');
});

it('a checkout without JavaScript says how to order all the same', async () => {
  const { html } = await readPage('/checkout');
  const notice = /<main[\s\S]*?<noscript>([\s\S]*?)<\/noscript>/.exec(html)?.[1];

  expect(notice).toContain('Vous pouvez aussi commander par téléphone');
  expect(notice).toContain(shop.phones.join(' ou '));
});
