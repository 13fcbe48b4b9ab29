import { describe, expect } from 'vitest';
import { cartLine } from '../support/cart';
import { cardTitles, cartButton, cartDrawer, searchBox, suggestions, toast, toasts } from '../support/catalogue';
import { BUYER, confirmButton, field, fillPerson, nextButton, walkToPayment, wilayaField } from '../support/checkout';
import { eventually } from '../support/eventually';
import { FAULT, it, refuseCalls } from '../support/in-trouble';
import { reload } from '../support/visitor';

const provokes = [404] as const;

describe('a call that fails', () => {
  it('for the categories is logged only: the drawer ends with an empty list', async ({ visitInTrouble }) => {
    // given
    const { page, complaints } = await visitInTrouble('/', { provokes });
    await refuseCalls(page, '/api/categories-tags/');

    // when
    await page.getByRole('button', { name: 'Catégories', exact: true }).click();

    // then
    const drawer = page.getByRole('dialog', { name: 'Catégories' });
    await drawer.getByText('Aucune catégorie disponible').waitFor();
    expect(await drawer.getByRole('listitem').count()).toBe(0);
    expect(await drawer.getByText('Chargement des catégories...').count()).toBe(0);
    expect(await toasts(page).count()).toBe(0);
    expect(complaints).toEqual([expect.stringContaining(FAULT)]);
  });

  it('for suggestions is logged only, and empties their list', async ({ visitInTrouble }) => {
    // given
    const { page, complaints } = await visitInTrouble('/', { provokes });
    await searchBox(page).fill('wilo');
    await suggestions(page).getByRole('option').first().waitFor();
    await refuseCalls(page, '/api/search-suggestions/');

    // when
    await searchBox(page).fill('grundfos');

    // then
    await suggestions(page).waitFor({ state: 'hidden' });
    await eventually(() => complaints).toEqual([expect.stringContaining(FAULT)]);
    expect(await suggestions(page).isVisible()).toBe(false);
    expect(await toasts(page).count()).toBe(0);
  });

  it('for the wilayas is logged only: nobody goes on without one', async ({ visitInTrouble, cart }) => {
    // given
    const { page, complaints } = await visitInTrouble('/products', { provokes, cart });
    const { mend } = await refuseCalls(page, '/api/wilayas/');
    await cartButton(page).click();
    await cartDrawer(page).getByRole('link', { name: 'Procéder au paiement' }).click();
    await nextButton(page).click();
    await fillPerson(page);
    await nextButton(page).click();

    // when
    await field(page, 'Adresse').fill(BUYER.address);
    await field(page, 'Ville').fill(BUYER.city);

    // then
    expect(await wilayaField(page).getByRole('option').allTextContents()).toEqual(['Choisissez votre wilaya']);
    expect(await toasts(page).count()).toBe(0);
    expect(complaints.length).toBeGreaterThan(0);
    expect(complaints.filter((line) => !line.includes(FAULT))).toEqual([]);
    await nextButton(page).click();
    await toast(page, 'Information manquante').waitFor();
    await mend();
    await field(page, 'Ville').focus();
    await wilayaField(page).focus();
    await eventually(async () => (await wilayaField(page).getByRole('option').count()) >= 70).toBe(true);
  });

  it('for the order leaves the cart as it is, over a reload too', async ({ visitInTrouble, goods }) => {
    // given
    const { page } = await visitInTrouble('/checkout', { provokes: [503], cart: [cartLine(goods, 3)] });
    await walkToPayment(page);
    await page.route('**/api/orders/', (route) => route.fulfill({ status: 503, body: '' }));

    // when
    await confirmButton(page).click();

    // then
    await toast(page, 'Erreur').waitFor();
    await reload(page);
    await eventually(() => cartButton(page).getAttribute('aria-label')).toBe('Panier, 3 articles');
    await eventually(() => confirmButton(page).isVisible()).toBe(true);
  });
});

describe('a storage that takes nothing more', () => {
  it('shows Erreur when something is put into the cart', async ({ visitInTrouble, goods }) => {
    // given
    const { page, complaints } = await visitInTrouble(`/product/${goods.id}`);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new Error('QuotaExceededError');
      };
    });

    // when
    await page.getByRole('button', { name: 'Ajouter au panier' }).click();

    // then
    await toast(page, "Impossible d'ajouter le produit au panier.").waitFor();
    expect(await toast(page, 'Erreur').count()).toBe(1);
    expect(await cartButton(page).getAttribute('aria-label')).toBe('Panier');
    expect(complaints).toEqual([expect.stringContaining('QuotaExceededError')]);
  });
});

describe('what is not there', () => {
  it.for([
    ['/product/2000000000', 'Produit non trouvé'],
    ['/product/chaudiere', 'Produit non trouvé'],
    ['/category/inconnue/brands', 'Catégorie non trouvée'],
  ] as const)('answers 404 at %s, in words, with Retour', async ([path, heading], { visit, shop }) => {
    const page = await visit(path, { provokes });

    expect((await fetch(shop.url + path)).status).toBe(404);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.getByRole('link', { name: 'Retour' }).waitFor();
  });
});

/** Nothing of the shop's own can be made to fail from outside, so the browser is. */
const CRASH = 'A browser that fails';

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
    }, CRASH);

    // when
    await page.getByRole('banner').getByRole('link', { name: 'Produits' }).click();

    // then
    await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor();
    await page.getByRole('alert').getByText('Votre panier est conservé.').waitFor();
    expect(complaints.join('\n')).toContain(CRASH);
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
    }, CRASH);

    // when
    await page.getByRole('link', { name: title }).first().click();

    // then
    await page.getByRole('heading', { level: 1, name: "Le produit n'a pas pu être chargé" }).waitFor();
    expect(complaints.join('\n')).toContain(CRASH);
    await page.getByRole('link', { name: 'Retour' }).click();
    await page.waitForURL('**/products?tags=Grundfos');
  });
});
