import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from '../support/test';

describe('the footer', () => {
  it('leads to the main pages, to categories and to brands', async ({ visit }) => {
    // given, when
    const page = await visit('/');

    // then
    expect(await hrefs(page, 'Navigation')).toEqual([
      '/',
      '/products',
      '/chaudieres',
      '/codes-erreur',
      '/Apropos',
      '/contactus',
    ]);
    const categories = await hrefs(page, 'Catégories');
    expect(categories.slice(0, -1).length).toBeGreaterThan(3);
    for (const href of categories.slice(0, -1)) expect(href).toMatch(/^\/category\/[a-z0-9-]+\/brands$/);
    expect(categories.at(-1)).toBe('/CategoryPage');
    const brands = await hrefs(page, 'Marques');
    expect(brands.slice(0, -1).length).toBeGreaterThan(3);
    for (const href of brands.slice(0, -1)) expect(href).toMatch(/^\/breadProduct\?tags=[^&]+&openFilters=true$/);
    expect(brands.at(-1)).toBe('/allbrands');
  });

  it('leads to where an order is followed', async ({ visit }) => {
    const page = await visit('/');

    await page.getByRole('contentinfo').getByRole('link', { name: 'Suivre ma commande' }).click();

    await page.waitForURL('**/suivi');
  });

  it('has legal links, social links, and WhatsApp with 33 for the leading 0', async ({ visit }) => {
    // given, when
    const page = await visit('/');

    // then
    const legal = page.getByRole('navigation', { name: 'Informations légales (pied de page)' }).getByRole('link');
    expect(await legal.allTextContents()).toEqual(['Mentions légales', 'Conditions de vente', 'Confidentialité']);
    const social = page.getByRole('contentinfo').getByRole('link', { name: /\(nouvelle fenêtre\)$/ });
    expect(await social.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      expect.stringContaining('facebook.com'),
      expect.stringContaining('instagram.com'),
      'https://wa.me/33550123456',
    ]);
  });
});

function hrefs(page: Page, title: string): Promise<(string | null)[]> {
  return page
    .getByRole('navigation', { name: `${title} (pied de page)` })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}
