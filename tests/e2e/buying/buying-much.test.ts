/** An installer pastes a list and gets a quote; what was ordered is ordered again; a part is asked for. */
import { randomUUID } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { PlacedOrder } from '@/contract/orders';
import { json } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';
import { spreadsheet } from '../../support/spreadsheet';
import { photograph } from '../../support/uploads';
import { eventually } from '../support/eventually';
import { expectFit, expectFitAtEachWidth } from '../support/fit';
import { it } from '../support/test';
import { PHONE, WIDE } from '../support/visitor';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const ARCHIVE = zipSync({ 'content.xml': strToU8('<x/>') });
const newNumber = () => `EB${randomUUID().replaceAll('-', '').slice(0, 10)}5`.toUpperCase();

/** Has the parts of a list found. */
async function findParts(page: Page, list: string): Promise<void> {
  await page.getByLabel('Références et quantités').fill(list);
  await page.getByRole('button', { name: 'Trouver les pièces' }).click();
}

const putAllIntoCart = (page: Page) => page.getByRole('button', { name: 'Tout mettre au panier' }).click();

/** Asks for a quote in this name. */
async function askForQuote(page: Page, name = 'Amine Benali'): Promise<void> {
  await page.getByLabel('Nom et prénom').fill(name);
  await page.getByLabel('Téléphone').fill('0550 12 34 56');
  await page.getByRole('button', { name: 'Établir le devis' }).click();
}

describe('a quick order', () => {
  it('becomes a quote, for which no link is a name', async ({ visit, office }) => {
    // given
    const [one, other] = [newNumber(), newNumber()];
    const first = await createProduct(office, { reference: one, price: 1250.5, stock: 40 });
    await createProduct(office, { reference: other, price: 900, stock: 1 });
    const page = await visit('/commande-rapide', { viewport: PHONE });

    // when
    await findParts(page, `${one};4\n${other}\t3\nINCONNU99`);

    // then
    await page.getByRole('heading', { name: '3 lignes' }).waitFor();
    for (const word of ['Trouvée', 'Stock insuffisant', 'Introuvable']) {
      expect(await page.getByText(word, { exact: true }).count(), word).toBe(1);
    }
    await expectFitAtEachWidth(page);

    // when
    await putAllIntoCart(page);

    // then
    await page.getByText('5 pièces au panier.').waitFor();
    await page.getByText(/stock insuffisant, il manque 2 pièces/).waitFor();

    // when
    await page.getByRole('button', { name: 'Demander un devis' }).click();
    await page.getByText('Le devis est pour une entreprise').click();
    await page.getByLabel("Nom de l'entreprise").fill('http://example.com/x');
    await askForQuote(page, 'www.example.com');

    // then
    const problem = page.getByText("Un nom ne contient pas d'adresse web.");
    await problem.first().waitFor();
    expect(await problem.count()).toBe(2);

    // when
    await page.getByLabel("Nom de l'entreprise").fill('Chauffage du Sud');
    await askForQuote(page);

    // then
    await page.waitForURL(/\/devis\/[\w-]{43}$/);
    await page.getByRole('heading', { name: /^Devis n° \d+$/ }).waitFor();
    await page.getByText(first.title).waitFor();
    await expectFitAtEachWidth(page);
  });
});

describe('a list in a file', () => {
  const file = (page: Page) => page.locator('input[type=file]');

  it("is read from a spreadsheet's own file, and found", async ({ visit, office }) => {
    // given
    const number = newNumber();
    const { title } = await createProduct(office, { reference: number, price: 1250.5, stock: 40 });
    const page = await visit('/commande-rapide', { viewport: PHONE });
    const buffer = Buffer.from(await spreadsheet([[number, 3, 'circulateur']]));

    // when
    const answered = page.waitForResponse('**/api/quick-order/file/');
    await file(page).setInputFiles({ name: 'liste.xlsx', mimeType: XLSX, buffer });

    // then
    expect((await answered).status()).toBe(200);
    await eventually(() => page.getByLabel('Références et quantités').inputValue()).toBe(`${number}\t3`);
    await page.getByRole('button', { name: 'Trouver les pièces' }).click();
    await page.getByText(title).waitFor();
    await expectFit(page);
  });

  it('says what is wrong with a file, and keeps what was typed', async ({ visit }) => {
    // given
    const page = await visit('/commande-rapide', { viewport: WIDE, provokes: [400] });
    await page.getByLabel('Références et quantités').fill('S1007300');
    const many = await spreadsheet(Array.from({ length: 201 }, (_, line) => [`REF${line}`]));

    // then
    await file(page).setInputFiles({ name: 'liste.xlsx', mimeType: XLSX, buffer: Buffer.from(many) });
    await page.getByRole('alert').getByText('plus de 200 lignes').waitFor();
    await file(page).setInputFiles({ name: 'a.ods', mimeType: 'x/y', buffer: Buffer.from(ARCHIVE) });
    await page.getByRole('alert').getByText("n'est pas un classeur Excel").waitFor();
    await file(page).setInputFiles({ name: 'a.xls', mimeType: 'x/y', buffer: Buffer.from([0xd0, 0xcf, 0, 0, 0x41]) });
    await page.getByRole('alert').getByText("n'a pas pu être lu").waitFor();
    await file(page).setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.alloc(200_000, 'a') });
    await page.getByRole('alert').getByText('trop grand').waitFor();
    expect(await page.getByLabel('Références et quantités').inputValue()).toBe('S1007300');
  });
});

describe("a guest's list", () => {
  it('keeps its quantities for a quote; the cart takes 10 and names the rest', async ({ visit, office }) => {
    // given
    const [many, huge] = [newNumber(), newNumber()];
    const { title } = await createProduct(office, { reference: many, price: 100, stock: null });
    const { title: other } = await createProduct(office, { reference: huge, price: 100, stock: null });
    const page = await visit('/commande-rapide', { viewport: PHONE });
    await findParts(page, `${many};50\n${huge};1 000`);
    const limit = page.getByText('10 pièces au plus au panier, 99 avec un compte ou par devis');
    await limit.first().waitFor();
    expect(await limit.count()).toBe(2);
    await page.getByText('Total de ce qui va au panier, sans livraison2\u202f000.00 DZD').waitFor();

    // when
    await putAllIntoCart(page);

    // then
    await page.getByText('20 pièces au panier.').waitFor();
    await page.getByText(`${title} : maximum par article atteint, 40 pièces de trop`).waitFor();

    // when
    await page.getByRole('button', { name: 'Demander un devis' }).click();

    // then
    await page.getByText("Ce qui n'est pas dans le devis").waitFor();
    await page.getByText(`${other} : maximum par article atteint, 901 pièces de trop`).waitFor();
    const sent = page.waitForRequest('**/api/quotes/');
    await askForQuote(page);
    expect((await sent).postDataJSON().items).toMatchObject([{ quantity: 50 }, { quantity: 99 }]);
    await page.waitForURL(/\/devis\/[\w-]{43}$/);
  });

  it('shows of each line and in its total what the cart then holds', async ({ visit, office }) => {
    // given
    const [many, few] = [newNumber(), newNumber()];
    await createProduct(office, { reference: many, price: 12_800, stock: 14 });
    await createProduct(office, { reference: few, price: 100, stock: 2 });
    const page = await visit('/commande-rapide', { viewport: PHONE });
    const line = (position: number) => page.getByRole('listitem').filter({ hasText: new RegExp(`^${position}\\.`) });

    // when
    await findParts(page, `Réf.;Qté\nréf. ${many};50\n${few};2\n${few};2`);

    // then
    await page.getByRole('heading', { name: '3 lignes' }).waitFor();
    await line(2).getByText('14 pièces en stock · 10 pièces au plus au panier').waitFor();
    await line(2).getByText('128\u202f000.00 DZD', { exact: true }).waitFor();
    await line(3).getByText('Trouvée', { exact: true }).waitFor();
    await line(3).getByText('200.00 DZD', { exact: true }).waitFor();
    await line(4).getByText('Stock insuffisant', { exact: true }).waitFor();
    await line(4).getByText('2 pièces en stock, toutes lignes confondues').waitFor();
    await line(4).getByText('0.00 DZD', { exact: true }).waitFor();
    await page.getByText('Total de ce qui va au panier, sans livraison128\u202f200.00 DZD').waitFor();
    await expectFit(page);

    // when
    await line(3)
      .getByRole('button', { name: /^Diminuer/ })
      .click();

    // then
    await line(4).getByText('100.00 DZD', { exact: true }).waitFor();

    // when
    await putAllIntoCart(page);

    // then
    await page.getByText('12 pièces au panier.').waitFor();
  });

  it('names each line that is left: to be chosen, unknown, not read, without a price', async ({ visit, office }) => {
    // given
    const [shared, former, unpriced, successor] = [newNumber(), newNumber(), newNumber(), newNumber()];
    const one = await createProduct(office, { reference: shared, price: 100, stock: 9 });
    const two = await createProduct(office, { price: 100, stock: 9 });
    await office.create('part-numbers', { product: two.id, number: shared, kind: 'equivalent' });
    const { id: next } = await createProduct(office, { reference: successor, price: 1000, stock: 3 });
    await createProduct(office, { reference: former, replacedBy: next });
    const { title } = await createProduct(office, { reference: unpriced, price: null });
    const page = await visit('/commande-rapide', { viewport: WIDE });
    await findParts(page, `${shared}\n${former};20\n${unpriced}\nNUMERO;beaucoup`);
    await page.getByText(/remplace .* · 3 pièces en stock/).waitFor();
    await page.getByText('ne peut pas être commandée pour le moment').waitFor();
    await page.getByText('Ligne non comprise : écrivez « référence;quantité »').waitFor();
    await page.getByText('Total des pièces en stock, sans livraison3\u202f000.00 DZD').waitFor();
    const left = page.getByRole('status').filter({ hasText: "Ce qui n'a pas pu être mis au panier" });

    // when
    await putAllIntoCart(page);

    // then
    await page.getByText('3 pièces au panier.').waitFor();
    await left.getByText(`${shared} : pièce à choisir`).waitFor();
    await left.getByText('NUMERO;beaucoup : introuvable').waitFor();
    await left.getByText(`${title} : pas de prix pour le moment`).waitFor();

    // when
    await page.getByLabel(`Choisir la pièce pour ${shared}`).selectOption({ label: one.title });
    await putAllIntoCart(page);

    // then
    await page.getByText('1 pièce au panier.').waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'Panier, 4 articles' }).waitFor();
    await expectFit(page);
  });
});

describe('an order is ordered again', () => {
  it('as far as it can be had; the rest is named, with its successor', async ({ visit, office, shop }) => {
    // given
    const [kept, gone] = [await createProduct(office, { stock: 9 }), await createProduct(office)];
    const successor = await createProduct(office);
    const body = orderBody(kept.id, {
      items: [
        { product_id: kept.id, quantity: 2 },
        { product_id: gone.id, quantity: 1 },
      ],
    });
    const { tracking_code: code } = await json<PlacedOrder>(await postOrder(shop.url, body), 201);
    await office.update('products', gone.id, { published: false, replacedBy: successor.id });
    const page = await visit(`/suivi/${code}`, { viewport: PHONE });

    // when
    await page.getByRole('button', { name: /^Commander à nouveau/ }).click();

    // then
    await page.getByText('2 pièces au panier.').waitFor();
    await page.getByText(`remplacé par ${successor.title}`).waitFor();

    // when
    await page.getByRole('button', { name: `Mettre au panier ${successor.title}` }).click();

    // then
    await page.getByRole('banner').getByRole('button', { name: 'Panier, 3 articles' }).waitFor();
    await expectFit(page);
  });
});

describe('a part is asked for', () => {
  it('with a picture', async ({ visit }) => {
    // given
    const page = await visit('/demande-piece', { viewport: PHONE });

    // when
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click();

    // then
    await page.getByText('Ce champ est obligatoire.').first().waitFor();

    // when
    await page.getByLabel('Quelle pièce cherchez-vous ?').fill('Une carte électronique');
    await page.getByLabel(/^Photos/).setInputFiles({
      name: 'plaque.jpg',
      mimeType: 'image/jpeg',
      buffer: await photograph('jpeg'),
    });
    await page.getByLabel('Téléphone').fill('0550 12 34 56');
    await expectFitAtEachWidth(page);
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click();

    // then
    await page.getByText(/^Demande n° \d+ envoyée$/).waitFor();
  });
});
