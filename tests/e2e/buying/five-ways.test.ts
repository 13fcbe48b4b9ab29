/** Five typical visitors, each followed from their first page to what they came for. */
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { ordersOf } from '../../support/admin-orders';
import { createProduct } from '../../support/back-office';
import { seriousFindings } from '../support/axe';
import { cartButton, cartDrawer, listing, searchBox, suggestions } from '../support/catalogue';
import { confirmButton, confirmedOrderId, walkToPayment } from '../support/checkout';
import { eventually } from '../support/eventually';
import { tabTo } from '../support/keyboard';
import { overflowOf } from '../support/overflow';
import { fillQuoteOrder } from '../support/quotes';
import { it } from '../support/test';

/** A telephone of ten years ago. */
const OLD_PHONE = { width: 320, height: 568 };

const newNumber = () => `VF${randomUUID().replaceAll('-', '').slice(0, 10)}7`.toUpperCase();

describe('a householder whose boiler shows a fault code, on an old telephone', () => {
  it('learns what the code means, what to check first, and orders the likely part', async ({ visit }) => {
    // given
    const page = await visit('/', { viewport: OLD_PHONE });

    // when
    await searchBox(page).fill('E01 baxi');
    await suggestions(page).getByRole('option').first().click();

    // then
    await page.waitForURL('**/codes-erreur/baxi/e01');
    await page.getByText("Pas d'allumage : la flamme n'est pas détectée.").first().waitFor();
    await page.getByRole('heading', { name: "Ce qu'il faut vérifier d'abord" }).waitFor();
    expect(await overflowOf(page)).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);

    // when
    await page.getByRole('main').locator('a[href*="fault="]').first().click();
    await listing(page)
      .getByRole('button', { name: /^Ajouter/ })
      .first()
      .click();
    await cartButton(page).click();
    await cartDrawer(page).getByRole('link', { name: 'Procéder au paiement' }).click();
    await walkToPayment(page);

    // then: a wrong digit is seen before it costs a delivery
    await page.getByText('Nous vous appellerons au').waitFor();
    expect(await overflowOf(page)).toBe(0);
    await confirmButton(page).click();
    expect(await confirmedOrderId(page)).toBeGreaterThan(0);
  });
});

describe('an installer with the number of a broken board and five parts', () => {
  it('gets the board that replaced it, and the other parts from a list', async ({ visit, office }) => {
    // given
    const former = newNumber();
    const board = await createProduct(office, { price: 18_500, stock: 4 });
    await office.create('part-numbers', { product: board.id, number: former, kind: 'former' });
    const numbers = [newNumber(), newNumber(), newNumber(), newNumber(), newNumber()];
    for (const reference of numbers) await createProduct(office, { reference, price: 900, stock: 20 });
    const page = await visit('/');

    // when: as it is printed on the board, in pieces
    await searchBox(page).fill(`${former.slice(0, 4)} ${former.slice(4)}`);
    await page.keyboard.press('Enter');

    // then
    await page.getByText(`remplace ${former}`).first().waitFor();
    await page.getByRole('main').getByRole('link', { name: board.title }).first().click();
    await page.getByRole('heading', { level: 1, name: board.title }).waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Ajouter au panier' }).first().click();
    await page.getByRole('banner').getByRole('button', { name: 'Panier, 1 article' }).waitFor();

    // when
    await page.goto('/commande-rapide');
    await page.getByLabel('Références et quantités').fill(numbers.map((number) => `${number};2`).join('\n'));
    await page.getByRole('button', { name: 'Trouver les pièces' }).click();
    await page.getByRole('button', { name: 'Tout mettre au panier' }).click();

    // then
    await page.getByText('10 pièces au panier.').waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'Panier, 11 articles' }).waitFor();
  });
});

describe('somebody who writes as he speaks', () => {
  it.for([
    ['karta chaffoteaux', /carte/i],
    ['tarmostat', /thermostat/i],
    ['بومبة', /circulateur|pompe/i],
    ['طرمومستا', /thermostat/i],
  ] as const)('finds with "%s" what he means', async ([typed, meant], { visit }) => {
    const page = await visit('/');

    await searchBox(page).fill(typed);
    await page.keyboard.press('Enter');

    await page.waitForURL('**/search?q=*');
    const titles = page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 });
    await expect.poll(() => titles.allTextContents(), { timeout: 10_000 }).not.toEqual([]);
    const first = (await titles.allTextContents()).slice(0, 5);
    expect(first.filter((title) => meant.test(title))).not.toEqual([]);
  });

  it('asks for the part with the help of the page that found nothing', async ({ visit }) => {
    const page = await visit('/search?q=zqxwvkj');

    await page
      .getByRole('main')
      .getByRole('link', { name: /WhatsApp/ })
      .waitFor();
    await page.getByRole('main').locator('a[href^="tel:"]').first().waitFor();
    await page.getByRole('main').locator('a[href^="/demande-piece"]').first().click();

    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });
});

describe('somebody with a screen reader', () => {
  it('goes by keyboard from brand, range and model to a part, and hears whether it fits', async ({ visit, office }) => {
    // given
    const brand = `Lecture ${randomUUID().slice(0, 8)}`;
    const model = await office.create<{ id: number; slug: string }>('boiler-models', {
      brand,
      range: 'Thema',
      name: 'C 24 E',
    });
    const product = await createProduct(office, { price: 4_500 });
    await office.create('fitments', { product: product.id, model: model.id, confidence: 'confirmed' });
    const page = await visit('/chaudieres');

    // when
    const choose = page.getByRole('region', { name: 'Ma chaudière' }).getByRole('button', { name: /^Choisir/ });
    await tabTo(page, choose);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Ma chaudière' });
    await dialog.getByLabel('Marque').waitFor();
    await dialog.getByLabel('Marque').selectOption({ label: brand });
    await dialog.getByLabel('Modèle').selectOption({ label: 'C 24 E' });
    await tabTo(page, dialog.getByRole('button', { name: 'Choisir cette chaudière' }));
    await page.keyboard.press('Enter');
    const parts = page.getByRole('link', { name: `Pièces pour ${brand} Thema C 24 E` });
    await parts.waitFor();
    await tabTo(page, parts);
    await page.keyboard.press('Enter');

    // then
    await page.getByRole('heading', { level: 1, name: `${brand} Thema C 24 E` }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    // when
    await tabTo(page, page.getByRole('main').getByRole('link', { name: product.title }).first());
    await page.keyboard.press('Enter');

    // then
    await page.getByRole('heading', { level: 1, name: product.title }).waitFor();
    await page.getByRole('main').getByText(`Compatible avec ${brand} Thema C 24 E`).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });
});

describe('an installer who pastes thirty lines', () => {
  it('gets a quote and orders it next week, at the prices of the quote', async ({ visit, office, database }) => {
    // given
    const numbers = Array.from({ length: 30 }, newNumber);
    const products: { id: number }[] = [];
    for (const reference of numbers) products.push(await createProduct(office, { reference, price: 1_000, stock: 50 }));
    const page = await visit('/commande-rapide');

    // when
    await page.getByLabel('Références et quantités').fill(numbers.map((number) => `${number}\t3`).join('\n'));
    await page.getByRole('button', { name: 'Trouver les pièces' }).click();
    await page.getByRole('heading', { name: '30 lignes' }).waitFor();
    await page.getByRole('button', { name: 'Demander un devis' }).click();
    await page.getByLabel('Nom et prénom').fill('Amine Benali');
    await page.getByLabel('Téléphone').fill('0550 12 34 56');
    await page.getByRole('button', { name: 'Établir le devis' }).click();
    await page.waitForURL(/\/devis\/[\w-]{43}$/);

    // given: a week later, when everything has become dearer
    const code = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await database.query(
      `UPDATE quotes SET created_at = created_at - interval '7 days', valid_until = valid_until - interval '7 days' WHERE code = $1`,
      [code],
    );
    for (const { id } of products.slice(0, 3)) await office.update('products', id, { price: 2_000 });
    await page.reload();

    // when
    const form = await fillQuoteOrder(page);
    await form.getByRole('button', { name: 'Confirmer la commande' }).click();

    // then
    await page.waitForURL(/\/suivi\/[\w-]{43}$/);
    const placed = await database.query<{ id: number }>('SELECT id FROM orders WHERE tracking_code = $1', [
      new URL(page.url()).pathname.split('/').at(-1),
    ]);
    const id = placed.rows[0]?.id ?? 0;
    await eventually(() => ordersOf(office).read(id)).toMatchObject({ status: 'pending' });
    const { items } = await ordersOf(office).read(id);
    expect(items).toHaveLength(30);
    expect(new Set(items.map(({ price }) => Number(price)))).toEqual(new Set([1_000]));
  });
});
