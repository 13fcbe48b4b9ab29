import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { cartLine, createGoods } from '../support/cart';
import { toast } from '../support/catalogue';
import {
  atStep,
  BUYER,
  field,
  fillAddress,
  fillPerson,
  nextButton,
  summary,
  walkToPayment,
  wilayaField,
} from '../support/checkout';
import { eventually } from '../support/eventually';
import { it } from '../support/filled-checkout';
import { recordRequests } from '../support/requests';
import { register, storedLogin } from '../support/session';
import { NOWHERE, open, PHONE, reload } from '../support/visitor';

const REQUIRED = 'Ce champ est obligatoire.';
const previous = (page: Page) => page.getByRole('button', { name: 'Précédent' });

describe('the steps of the checkout', () => {
  it('begin at the top of the page, show on a phone how far the shopper is, and the title whole', async ({
    visit,
    office,
  }) => {
    // given: so low that the form begins below the screen
    const page = await visit('/checkout', {
      cart: [cartLine(await createGoods(office))],
      viewport: { ...PHONE, height: 320 },
    });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const title = page.getByRole('heading', { level: 1 });
    const current = page.getByRole('navigation', { name: 'Étapes de la commande' }).locator('[aria-current=step]');
    expect(await current.textContent()).toBe('1Panier');
    expect(await previous(page).isDisabled()).toBe(true);

    // when
    await nextButton(page).click();

    // then
    await atStep(page, 'person');
    await eventually(() => current.textContent()).toBe('2Informations');
    const header = page.getByRole('banner');
    await eventually(async () => {
      const [above, below] = await Promise.all([header.boundingBox(), title.boundingBox()]);
      return (below?.y ?? 0) >= (above?.y ?? 0) + (above?.height ?? 0);
    }).toBe(true);
  });

  it('ask for name, first name, e-mail and phone, and check that the shop can call', async ({ checkoutAt }) => {
    // given
    const { page } = await checkoutAt('person');

    // when
    await nextButton(page).click();

    // then
    await eventually(() => wrongFields(page)).toEqual([
      'customer.firstName',
      'customer.lastName',
      'customer.email',
      'customer.phone',
    ]);
    await toast(page, 'Veuillez remplir tous les champs obligatoires.')
      .filter({ hasText: 'Information manquante' })
      .waitFor();
    expect(await field(page, 'E-mail').getAttribute('type')).toBe('email');
    expect(await field(page, 'Téléphone').getAttribute('type')).toBe('tel');
    expect(await field(page, 'Téléphone').getAttribute('placeholder')).toBe('XX XXX XXX');

    // when: one is mended, then all but the e-mail
    await field(page, 'Prénom').fill('Amine');
    await eventually(() => wrongFields(page)).not.toContain('customer.firstName');
    expect(await wrongFields(page)).toContain('customer.lastName');
    await fillPerson(page);
    await field(page, 'E-mail').fill('   ');
    await nextButton(page).click();

    // then
    await eventually(() => wrongFields(page)).toEqual(['customer.email']);
    await eventually(() => field(page, 'E-mail').evaluate(errorOf)).toBe(REQUIRED);
    await atStep(page, 'person');
    await field(page, 'E-mail').fill(BUYER.email);
    await field(page, 'Téléphone').fill('0550 maman');
    await nextButton(page).click();
    await page.getByText('Numéro de téléphone invalide.').waitFor();
    await field(page, 'Téléphone').fill('٠٥٥٠ ١٢ ٣٤ ٥٦');
    await nextButton(page).click();
    await atStep(page, 'address');
  });

  it('ask for address, city and wilaya, whose fee joins the total; the rest may stay blank', async ({
    visit,
    office,
  }) => {
    // given: a guest, of whose orders nothing is asked
    const page = await visit(NOWHERE, { cart: [cartLine(await createGoods(office, { price: 1250.5 }), 2)] });
    const asked = recordRequests(page, '/api/wilayas/');
    const askedOrders = recordRequests(page, '/api/user/orders/');
    await open(page, '/checkout');
    await eventually(() => asked.length).toBe(1);
    await eventually(() => summary(page).textContent()).toMatch(
      /Sous-total2\u202f501\.00 DZDLivraison.*0\.00 DZDTotal2\u202f501\.00 DZD/,
    );
    expect(await summary(page).getByRole('button').isVisible()).toBe(false);
    await nextButton(page).click();
    expect(await field(page, 'Prénom').inputValue()).toBe('');
    await fillPerson(page);
    await nextButton(page).click();
    await atStep(page, 'address');

    // when
    await nextButton(page).click();

    // then
    await eventually(() => wrongFields(page)).toEqual(['shipping.address', 'shipping.city', 'shipping.region']);
    await toast(page, 'Information manquante').waitFor();
    // The 69 of the country; other tests may add their own.
    await eventually(async () => (await wilayaField(page).getByRole('option').count()) >= 70).toBe(true);
    const option = wilayaField(page).locator('option', { hasText: 'Sidi Bel Abbès' });
    expect(await option.getAttribute('value')).toBe('sidi-bel-abbès');

    // when
    await fillAddress(page);

    // then
    expect(await wilayaField(page).inputValue()).toBe('alger');
    await page.getByText('Frais de livraison : 400.00 DZD').waitFor();
    await eventually(() => summary(page).textContent()).toMatch(
      /Livraison \(Alger\)400\.00 DZDTotal2\u202f901\.00 DZD/,
    );
    await nextButton(page).click();
    await atStep(page, 'payment');
    expect(askedOrders).toEqual([]);
  });

  it('keep what was typed, and the step, over a reload', async ({ visit, office }) => {
    // given
    const page = await visit('/checkout', { cart: [cartLine(await createGoods(office))] });
    await walkToPayment(page);
    await previous(page).click();
    await atStep(page, 'address');

    // when
    await reload(page);

    // then
    await atStep(page, 'address');
    expect(await field(page, 'Adresse').inputValue()).toBe(BUYER.address);
    await eventually(() => wilayaField(page).inputValue()).toBe('alger');
    await previous(page).click();
    await atStep(page, 'person');
    expect(await field(page, 'Prénom').inputValue()).toBe(BUYER.firstName);
    expect(await field(page, 'Téléphone').inputValue()).toBe(BUYER.phone);
    await previous(page).click();
    await atStep(page, 'cart');
    expect(await previous(page).isDisabled()).toBe(true);
  });

  it("keep what was typed when the shopper leaves by the browser's history and comes back", async ({
    visit,
    office,
  }) => {
    // given
    const page = await visit('/products', { cart: [cartLine(await createGoods(office))] });
    await open(page, '/checkout');
    await nextButton(page).click();
    await fillPerson(page);

    // when
    await page.goBack();
    await atStep(page, 'cart');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Nos produits' }).waitFor();
    await page.goForward();
    await atStep(page, 'cart');
    await page.goForward();

    // then
    await atStep(page, 'person');
    expect(await field(page, 'Nom').inputValue()).toBe(BUYER.lastName);
  });
});

describe('the checkout of an empty cart', () => {
  it('says so, lets nobody on, and offers the way back and the login', async ({ visit }) => {
    // given
    const page = await visit('/products');
    await open(page, '/checkout');
    await page.getByText('Votre panier est vide').waitFor();
    await page.getByRole('link', { name: 'Se connecter pour suivre vos commandes' }).waitFor();

    // when
    await nextButton(page).click();

    // then
    await toast(page, 'Information manquante').waitFor();
    await atStep(page, 'cart');
    await page.getByRole('button', { name: 'Continuer vos achats' }).click();
    await page.waitForURL('**/products');
  });

  it('leads an account to its earlier orders', async ({ visit, shop }) => {
    // given, when
    const page = await visit('/checkout', { stored: storedLogin(await register(shop.url)) });

    // then
    const link = page.getByRole('link', { name: 'Voir vos commandes dans votre profil' });
    expect(await link.getAttribute('href')).toBe('/profile');
    expect(await page.getByText('Se connecter pour suivre vos commandes').count()).toBe(0);
  });
});

/** The names of the fields that say that they are wrong, in their order. */
function wrongFields(page: Page): Promise<string[]> {
  return page.locator('[aria-invalid=true]').evaluateAll((fields) => fields.map(({ id }) => id));
}

/** The words below a field that is wrong. */
function errorOf(element: Element): string | null {
  const id = element.getAttribute('aria-describedby');
  return id === null ? null : (document.getElementById(id)?.textContent ?? null);
}
