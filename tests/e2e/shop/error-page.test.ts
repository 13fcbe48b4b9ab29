import { describe, expect } from 'vitest';
import { cardTitles } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { it } from '../support/in-trouble';

/** Nothing of the shop's own can be made to fail from outside, so the browser is. */
const FAULT = 'A browser that fails';

describe('a page that fails', () => {
  it("says 'Unexpected Application Error!', and can be tried again", async ({ visitInTrouble }) => {
    // given
    const { page, complaints } = await visitInTrouble('/');
    await page.evaluate((fault) => {
      const { observe } = IntersectionObserver.prototype;
      IntersectionObserver.prototype.observe = () => {
        throw new Error(fault);
      };
      Object.assign(window, {
        mend: () => {
          IntersectionObserver.prototype.observe = observe;
        },
      });
    }, FAULT);

    // when
    await page.getByRole('banner').getByRole('link', { name: 'Produits' }).click();

    // then
    await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor();
    await page.getByRole('alert').getByText('Votre panier est conservé.').waitFor();
    expect(complaints.join('\n')).toContain(FAULT);
    expect(await page.getByRole('link', { name: "Retour à l'accueil" }).getAttribute('href')).toBe('/');
    await page.evaluate('mend()');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await eventually(() => cardTitles(page)).toHaveLength(20);
  });

  it('of a product says so, with Retour', async ({ visitInTrouble }) => {
    // given
    const { page, complaints } = await visitInTrouble('/products?tags=Grundfos');
    const [title = ''] = await cardTitles(page);
    await page.evaluate((fault) => {
      window.scrollTo = () => {
        throw new Error(fault);
      };
    }, FAULT);

    // when
    await page.getByRole('link', { name: title }).first().click();

    // then
    await page.getByRole('heading', { level: 1, name: "Le produit n'a pas pu être chargé" }).waitFor();
    expect(complaints.join('\n')).toContain(FAULT);
    await page.getByRole('link', { name: 'Retour' }).click();
    await page.waitForURL('**/products?tags=Grundfos');
  });
});
