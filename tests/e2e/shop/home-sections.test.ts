import { describe, expect } from 'vitest';
import { frenchTypography } from '@/words/typography';
import { it } from '../support/test';

describe('the home page', () => {
  it('leads from its hero to a search, and on to categories, brands and contact', async ({ visit }) => {
    // given, when
    const page = await visit('/');

    // then
    await page.getByRole('heading', { level: 1, name: /^La bonne pièce pour votre chaudière/ }).waitFor();
    const searches = page.getByRole('list', { name: 'Recherches fréquentes' }).getByRole('link');
    expect(await searches.first().getAttribute('href')).toBe('/search?q=Circulateur');
    const section = (name: string) => page.getByRole('main').getByRole('region', { name });
    const hrefs = (name: string) =>
      section(name)
        .getByRole('listitem')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const categories = await hrefs('Nos catégories');
    expect(categories).toHaveLength(6);
    for (const href of categories) expect(href).toMatch(/^\/category\/[a-z0-9-]+\/brands$/);
    const brands = await hrefs('Marques populaires');
    expect(brands.length).toBeGreaterThan(5);
    for (const href of brands) expect(href).toMatch(/^\/breadProduct\?tags=[^&]+&openFilters=true$/);
    await page.getByRole('main').locator('a[href="tel:0550123456"]').first().waitFor();
  });

  it('has one search, that of the header', async ({ visit }) => {
    const page = await visit('/');

    expect(await page.getByRole('search').count()).toBe(1);
    expect(await page.getByRole('banner').getByRole('search').count()).toBe(1);
  });

  it('leads on from a fault code, a list of numbers and a photograph', async ({ visit }) => {
    // given, when
    const page = await visit('/');

    // then
    const ways = page.getByRole('navigation', { name: 'Autres façons de trouver une pièce' }).getByRole('link');
    expect(await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/codes-erreur',
      '/commande-rapide',
      '/demande-piece',
    ]);
  });

  it('says why to buy here: delivery, original parts, payment, guarantee, support', async ({ visit }) => {
    // given, when
    const page = await visit('/');

    // then
    const reasons = page.getByRole('region', { name: 'Pourquoi nous choisir' });
    expect(await reasons.getByRole('heading', { level: 3 }).allTextContents()).toEqual(
      expect.arrayContaining([
        frenchTypography('Livraison en 24 à 48 h'),
        'Pièces 100% originales',
        'Paiement à la livraison',
        'Support 7j/7',
      ]),
    );
    await reasons.getByText(/garanties? 2 ans/i).waitFor();
  });
});
