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

describe('in another language', () => {
  it('the cart says nothing that is in no catalogue', async ({ visit, pseudoShop, known }) => {
    const page = await visit('about:blank');
    await open(page, `${pseudoShop.url}/products`);
    await page.getByRole('button', { name: pseudo('Panier'), exact: true }).click();
    const cart = page.getByRole('dialog', { name: pseudo('Panier (0)') });
    await cart.waitFor();

    expect(await untranslated(cart.getByRole('paragraph'), known)).toEqual([]);
  });
});
