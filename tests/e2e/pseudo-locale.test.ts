import { describe, expect } from 'vitest';
import { pseudo } from '@/words/pseudo';
import { editorsTexts, startPseudoShop, untranslated } from './support/pseudo-locale';
import { it as base } from './support/test';
import { open } from './support/visitor';

const it = base
  .extend('pseudoShop', { scope: 'file' }, async ({ shop }, { onCleanup }) => {
    const pseudoShop = await startPseudoShop(shop);
    onCleanup(async () => {
      await pseudoShop.stop();
    });
    return pseudoShop;
  })
  .extend('known', { scope: 'file' }, ({ database }) => editorsTexts(database));

const PUBLIC_PAGES = [
  '/',
  '/products',
  '/products?search=zzzzzz',
  '/search',
  '/search?q=vanne',
  '/search?q=zzzzzz',
  '/CategoryPage',
  '/allbrands',
  '/category/electrodes/brands',
  '/Apropos',
  '/contactus',
  '/democate',
  '/democate?category=pieces-detachees',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/checkout',
  '/profile',
  '/nowhere',
];

describe('in another language', () => {
  it.for(PUBLIC_PAGES)('%s says nothing that is in no catalogue', async (path, { visit, pseudoShop, known }) => {
    const page = await visit('about:blank', { provokes: [404] });
    await open(page, `${pseudoShop.url}${path}`);

    expect(await untranslated(page.locator('html'), known)).toEqual([]);
  });

  it('the cart says nothing that is in no catalogue', async ({ visit, pseudoShop, known }) => {
    const page = await visit('about:blank');
    await open(page, `${pseudoShop.url}/products`);
    await page.getByRole('button', { name: pseudo('Panier'), exact: true }).click();
    const cart = page.getByRole('dialog', { name: pseudo('Panier (0)') });
    await cart.waitFor();

    expect(await untranslated(cart, known)).toEqual([]);
  });
});
