/** The pages of quotes: which lines may be quoted, and the order of a quote. */
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import type { AdminWilaya } from '@/contract/admin/wilayas';
import type { QuickOrderAnswer } from '@/contract/buying';
import { askAdmin } from '../../support/admin-calls';
import { json } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { cartLine } from '../support/cart';
import { ownWord } from '../support/catalogue';
import { BUYER, field, wilayaField } from '../support/checkout';
import { eventually } from '../support/eventually';
import { expectFit, expectFitAtEachWidth } from '../support/fit';
import { isFocused } from '../support/keyboard';
import { fillQuoteOrder, makeQuote } from '../support/quotes';
import { it } from '../support/test';
import { NOWHERE, open, PHONE } from '../support/visitor';

const CALL = '/api/admin/wilayas/';

describe('a quote', () => {
  it('opens the form of its order in sight, with the focus on it', async ({ visit, office, shop }) => {
    const { id } = await createProduct(office, { price: 1250.5, stock: 40 });
    const page = await visit(`/devis/${await makeQuote(shop.url, id, 1)}`, { viewport: PHONE });

    await page.getByRole('button', { name: 'Commander ce devis' }).click();

    const form = page.getByRole('form', { name: 'Commander ce devis' });
    await eventually(() => isFocused(form)).toBe(true);
    await eventually(async () => ((await form.boundingBox())?.y ?? PHONE.height) < PHONE.height / 2).toBe(true);
  });

  it('is ordered like a cart at its prices: to a commune or a desk, with a second telephone and a remark', async ({
    visit,
    office,
    shop,
  }) => {
    // given: the product has become dearer since
    const { id } = await createProduct(office, { price: 1250.5, stock: 40 });
    const page = await visit(`/devis/${await makeQuote(shop.url, id, 12)}`, { viewport: PHONE });
    await office.update('products', id, { price: 2000 });
    const form = await fillQuoteOrder(page);
    const confirm = form.getByRole('button', { name: 'Confirmer la commande' });
    await form.getByText('Livraison (Alger)400.00 DZD').waitFor();
    await form.getByText('Total15\u202f406.00 DZD').waitFor();

    // when: a link where none may be
    await field(page, 'Adresse').fill('www.example.com');
    await confirm.click();

    // then
    await form.getByText("Une adresse postale ne contient pas d'adresse web.").waitFor();
    expect(await field(page, 'Adresse').getAttribute('aria-invalid')).toBe('true');

    // when
    await field(page, 'Adresse').fill(BUYER.address);
    await form.getByLabel('Commune').selectOption({ label: 'Kouba' });
    await form.getByRole('radio', { name: /Au bureau du transporteur/ }).check();
    await form.getByLabel('Deuxième téléphone').fill('0661 23 45 67');
    await form.getByLabel('Informations complémentaires').fill('Sonner deux fois');
    await expectFit(page);
    const sent = page.waitForRequest('**/order/');
    await confirm.click();

    // then
    expect((await sent).postDataJSON()).toMatchObject({
      customer: { phone2: '0661 23 45 67' },
      shipping: { commune: expect.any(Number), additionalInfo: 'Sonner deux fois' },
      delivery_method: 'desk',
      subtotal: 15_006,
      delivery_price: 300,
      total: 15_306,
    });
    await page.waitForURL(/\/suivi\/[\w-]{43}$/);
    await page.getByRole('article', { name: /^Commande #/ }).waitFor();
  });

  it('is not ordered at a fee that changed since: the page shows the new one, and orders at it', async ({
    visit,
    office,
    shop,
    database,
  }) => {
    // given
    const { id } = await createProduct(office, { price: 1000, stock: 40 });
    const name = `Wilaya ${ownWord()}`;
    const wilaya = await json<AdminWilaya>(await askAdmin(CALL, { method: 'POST', body: { name, price: 700 } }), 201);
    const page = await visit(`/devis/${await makeQuote(shop.url, id, 2)}`, { viewport: PHONE, provokes: [409] });
    const form = await fillQuoteOrder(page, name);
    await form.getByText('Total2\u202f700.00 DZD').waitFor();
    const typed = () =>
      Promise.all([
        ...['Prénom', 'Nom', 'Téléphone', 'E-mail', 'Ville', 'Adresse'].map((name) => field(page, name).inputValue()),
        wilayaField(page).inputValue(),
      ]);
    const before = await typed();

    // given: the fee changes meanwhile
    await json(await askAdmin(`${CALL}${wilaya.id}/`, { method: 'PATCH', body: { price: 850 } }));

    // when
    await form.getByRole('button', { name: 'Confirmer la commande' }).click();

    // then
    await form.getByRole('alert').getByText('Les frais de livraison ont changé : 850.00 DZD.').waitFor();
    await form.getByText('Total2\u202f850.00 DZD').waitFor();
    expect(await typed()).toEqual(before);
    expect(before).not.toContain('');

    // when
    await form.getByRole('button', { name: 'Confirmer la commande' }).click();

    // then
    await page.waitForURL(/\/suivi\/[\w-]{43}$/);
    const { rows } = await database.query<{ total: number }>(
      'SELECT total::float8 AS total FROM orders WHERE tracking_code = $1',
      [new URL(page.url()).pathname.split('/').at(-1)],
    );
    expect(rows).toEqual([{ total: 2_850 }]);
  });
});

describe('a quote of more than 100 articles', () => {
  const limit = 'Un devis, comme une commande, a 100 articles différents au plus ; il y en a 101 ici.';

  it('is not offered for a cart, and the page says why', async ({ visit }) => {
    // given
    const cart = Array.from({ length: 101 }, (_, index) => cartLine({ id: index + 1, title: 'Pièce', price: 100 }));

    // when
    const page = await visit('/devis', { viewport: PHONE, cart });

    // then
    await page.getByText(limit).waitFor();
    expect(await page.getByRole('button', { name: 'Établir le devis' }).count()).toBe(0);
    await expectFit(page);
  });

  it('is not offered for a list, beside the button', async ({ visit, office }) => {
    // given: one part of the list stands for 101
    const reference = `QP${randomUUID().replaceAll('-', '').slice(0, 10)}7`.toUpperCase();
    await createProduct(office, { reference, price: 100, stock: 40 });
    const page = await visit(NOWHERE, { viewport: PHONE });
    await page.route('**/api/quick-order/', async (route) => {
      const response = await route.fetch();
      const { lines }: QuickOrderAnswer = await response.json();
      const many = lines.flatMap((line) =>
        Array.from({ length: 101 }, (_, index) => ({
          ...line,
          line: index + 1,
          products: line.products.map((product) => ({ ...product, id: product.id + index })),
        })),
      );
      await route.fulfill({ response, json: { lines: many } });
    });
    await open(page, '/commande-rapide');

    // when
    await page.getByLabel('Références et quantités').fill(reference);
    await page.getByRole('button', { name: 'Trouver les pièces' }).click();

    // then
    await page.getByRole('heading', { name: '101 lignes' }).waitFor();
    await page.getByRole('alert').getByText(limit).waitFor();
    expect(await page.getByRole('button', { name: 'Demander un devis' }).isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'Tout mettre au panier' }).isEnabled()).toBe(true);
    await expectFitAtEachWidth(page);
  });
});
