import { describe, expect } from 'vitest';
import { cartLine, createGoods } from '../support/cart';
import { toast } from '../support/catalogue';
import {
  atStep,
  BUYER,
  confirmButton,
  field,
  fillAddress,
  fillPerson,
  nextButton,
  summary,
  walkToPayment,
  wilayaField,
} from '../support/checkout';
import { eventually } from '../support/eventually';
import { it } from '../support/test';
import { open, PHONE, reload } from '../support/visitor';

describe('the steps of the checkout', () => {
  it('begin at the top of the page, and show its title whole on a phone', async ({ visit, office }) => {
    // given: so low that the form begins below the screen
    const page = await visit('/checkout', {
      cart: [cartLine(await createGoods(office))],
      viewport: { ...PHONE, height: 320 },
    });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const title = page.getByRole('heading', { level: 1 });

    // when
    await nextButton(page).click();

    // then
    await atStep(page, 'person');
    const header = page.getByRole('banner');
    await eventually(async () => {
      const [above, below] = await Promise.all([header.boundingBox(), title.boundingBox()]);
      return (below?.y ?? 0) >= (above?.y ?? 0) + (above?.height ?? 0);
    }).toBe(true);
  });

  it('refuse to go on without an e-mail, in a toast and beside the field', async ({ visit, office }) => {
    // given
    const page = await visit('/checkout', { cart: [cartLine(await createGoods(office))] });
    await nextButton(page).click();
    await fillPerson(page);
    await field(page, 'E-mail').fill('   ');

    // when
    await nextButton(page).click();

    // then
    await toast(page, 'Information manquante').waitFor();
    expect(await toast(page, 'Information manquante').textContent()).toContain(
      'Veuillez remplir tous les champs obligatoires.',
    );
    expect(await field(page, 'E-mail').getAttribute('aria-invalid')).toBe('true');
    await eventually(() => field(page, 'E-mail').evaluate(errorOf)).toBe('Ce champ est obligatoire.');
    await atStep(page, 'person');
  });

  it("take a field's error back as soon as it is mended", async ({ visit, office }) => {
    // given
    const page = await visit('/checkout', { cart: [cartLine(await createGoods(office))] });
    await nextButton(page).click();
    await nextButton(page).click();
    await page.getByText('Ce champ est obligatoire.').first().waitFor();

    // when
    await field(page, 'Prénom').fill('Amine');

    // then
    await eventually(() => field(page, 'Prénom').getAttribute('aria-invalid')).toBe('false');
    expect(await field(page, 'Nom').getAttribute('aria-invalid')).toBe('true');
  });

  it('ask for a wilaya, and add its fee to the total once chosen', async ({ visit, office }) => {
    // given
    const page = await visit('/checkout', { cart: [cartLine(await createGoods(office), 2)] });
    await nextButton(page).click();
    await fillPerson(page);
    await nextButton(page).click();
    await field(page, 'Adresse').fill(BUYER.address);
    await field(page, 'Ville').fill(BUYER.city);
    await nextButton(page).click();
    await toast(page, 'Information manquante').waitFor();

    // when
    await wilayaField(page).selectOption('alger');

    // then
    expect(await wilayaField(page).inputValue()).toBe('alger');
    await page.getByText('Frais de livraison : 400.00 DZD').waitFor();
    await eventually(() => summary(page).textContent()).toMatch(
      /Livraison \(Alger\)400\.00 DZDTotal2\u202f400\.00 DZD/,
    );
  });

  it('lead back with Précédent, and nothing typed is lost', async ({ visit, office }) => {
    // given
    const page = await visit('/checkout', { cart: [cartLine(await createGoods(office))] });
    const previous = page.getByRole('button', { name: 'Précédent' });
    expect(await previous.isDisabled()).toBe(true);
    await walkToPayment(page);

    // when
    await previous.click();
    await atStep(page, 'address');
    await previous.click();
    await atStep(page, 'person');

    // then
    expect(await field(page, 'Prénom').inputValue()).toBe(BUYER.firstName);
    await previous.click();
    await atStep(page, 'cart');
    expect(await previous.isDisabled()).toBe(true);
  });

  it('keep what was typed, and the step, over a reload', async ({ visit, office }) => {
    // given
    const page = await visit('/checkout', { cart: [cartLine(await createGoods(office))] });
    await nextButton(page).click();
    await fillPerson(page);
    await nextButton(page).click();
    await fillAddress(page);

    // when
    await reload(page);

    // then
    await atStep(page, 'address');
    expect(await field(page, 'Adresse').inputValue()).toBe(BUYER.address);
    await eventually(() => wilayaField(page).inputValue()).toBe('alger');
    await page.getByRole('button', { name: 'Précédent' }).click();
    expect(await field(page, 'Téléphone').inputValue()).toBe(BUYER.phone);
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

  it('offer cash on delivery alone; a card is announced and cannot be chosen', async ({ visit, office }) => {
    // given
    const page = await visit('/checkout', { cart: [cartLine(await createGoods(office))] });
    await walkToPayment(page);
    const cash = page.getByRole('radio', { name: /Paiement à la livraison/ });
    const bankCard = page.getByRole('radio', { name: /Carte bancaire.*Bientôt disponible/ });

    // when
    await bankCard.click({ force: true });

    // then
    expect(await bankCard.isDisabled()).toBe(true);
    expect(await bankCard.isChecked()).toBe(false);
    expect(await cash.isChecked()).toBe(true);
    await page.getByText('Vous payez le montant exact au livreur, à la réception de votre commande.').waitFor();
    await page.getByText('Carte de crédit ou de débit : Visa, Mastercard, CIB.').waitFor();
    await confirmButton(page).waitFor();
  });

  it('show how far the shopper is', async ({ visit, office }) => {
    // given
    const page = await visit('/checkout', { viewport: PHONE, cart: [cartLine(await createGoods(office))] });
    const current = page.getByRole('navigation', { name: 'Étapes de la commande' }).locator('[aria-current=step]');
    expect(await current.textContent()).toBe('1Panier');

    // when
    await nextButton(page).click();

    // then
    await eventually(() => current.textContent()).toBe('2Informations');
  });
});

/** The words below a field that is wrong. */
function errorOf(element: Element): string | null {
  const id = element.getAttribute('aria-describedby');
  return id === null ? null : (document.getElementById(id)?.textContent ?? null);
}
