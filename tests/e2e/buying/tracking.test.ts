/** Following an order without an account, by its link or by its number and telephone. */
import { describe, expect } from 'vitest';
import type { PlacedOrder } from '@/contract/orders';
import { ordersOf } from '../../support/admin-orders';
import { json } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';
import { eventually } from '../support/eventually';
import { expectFitAtEachWidth } from '../support/fit';
import { isFocused } from '../support/keyboard';
import { it as base } from '../support/test';
import { PHONE, reload } from '../support/visitor';

const it = base.extend('place', ({ shop, office }) => async () => {
  const { id, title } = await createProduct(office, { price: 1250.5 });
  const body = orderBody(id, { items: [{ product_id: id, quantity: 2 }] });
  const placed = await json<PlacedOrder>(await postOrder(shop.url, body), 201);
  return { id: placed.order_id, code: placed.tracking_code ?? '', title, customer: body.customer };
});

describe('the page of a link', () => {
  it('says what was ordered, where it goes and what comes next, and names nobody', async ({ visit, place, office }) => {
    // given
    const { id, code, title, customer } = await place();
    await json(await ordersOf(office).move(id, { status: 'processing' }));

    // when
    const page = await visit(`/suivi/${code}`, { viewport: PHONE });

    // then
    const order = page.getByRole('article', { name: `Commande #${id}` });
    await order.waitFor();
    const text = await order.innerText();
    for (const part of [
      'En traitement',
      `2 ×\n${title}`,
      '2\u202f501.00 DZD',
      '2\u202f901.00 DZD',
      'Livraison standard',
      'Alger',
    ]) {
      expect(text).toContain(part);
    }
    expect(await order.getByRole('list', { name: 'Étapes' }).getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/^Commande reçue\n+.* à \d\d:\d\d$/),
      expect.stringMatching(/^Commande confirmée, en préparation\n+/),
      'Remise au transporteur\n\nÀ venir',
      'Commande livrée\n\nÀ venir',
    ]);
    for (const secret of [customer.lastName, customer.phone, customer.email, 'Didouche']) {
      expect(await page.locator('body').innerText()).not.toContain(secret);
    }
    // It cannot be cancelled any more.
    expect(await order.getByRole('button').allInnerTexts()).toEqual(['Commander à nouveau']);
    await expectFitAtEachWidth(page);
  });

  it('cancels the order after a question, and stays cancelled after a reload', async ({ visit, place, office }) => {
    const { id, code } = await place();
    const page = await visit(`/suivi/${code}`, { viewport: PHONE });

    // when: changed one's mind first
    await page.getByRole('button', { name: 'Annuler ma commande' }).click();
    await page.getByRole('button', { name: 'Garder ma commande' }).click();
    await eventually(() => isFocused(page.getByRole('button', { name: 'Annuler ma commande' }))).toBe(true);
    await page.getByRole('button', { name: 'Annuler ma commande' }).click();
    await page.getByRole('region', { name: `Annuler la commande #${id} ?` }).waitFor();
    await page.getByRole('button', { name: 'Oui, annuler' }).click();

    // then
    await page.getByText('Commande annulée').waitFor();
    await eventually(() => isFocused(page.getByRole('heading', { name: `Commande #${id}` }))).toBe(true);
    expect(await page.getByRole('button', { name: 'Annuler ma commande' }).count()).toBe(0);
    expect(await ordersOf(office).read(id)).toMatchObject({ status: 'cancelled' });
    await reload(page);
    await page.getByText('Commande annulée').waitFor();
  });

  it('says whom to call if the order was confirmed meanwhile', async ({ visit, place, office }) => {
    const { id, code } = await place();
    const page = await visit(`/suivi/${code}`, { provokes: [409] });
    await page.getByRole('button', { name: 'Annuler ma commande' }).click();
    await json(await ordersOf(office).move(id, { status: 'processing' }));

    await page.getByRole('button', { name: 'Oui, annuler' }).click();

    await page.getByText('Cette commande ne peut plus être annulée en ligne. Appelez-nous au 0550 12 34 56.').waitFor();
    await page.getByText('Commande confirmée, en préparation').waitFor();
    expect(await page.getByRole('button', { name: /annuler/i }).count()).toBe(0);
  });

  it('takes a cancellation whose answer was lost as done', async ({ visit, place }) => {
    const { code } = await place();
    const page = await visit(`/suivi/${code}`, { provokes: [409] });
    await page.getByRole('button', { name: 'Annuler ma commande' }).click();
    await fetch(`${new URL(page.url()).origin}/api/track/${code}/cancel/`, { method: 'POST' });

    await page.getByRole('button', { name: 'Oui, annuler' }).click();

    await page.getByText('Commande annulée').waitFor();
    expect(await page.getByText('ne peut plus être annulée').count()).toBe(0);
  });

  it('is kept by nobody and found by no search engine', async ({ shop, place }) => {
    const { code } = await place();

    for (const path of [`/suivi/${code}`, '/suivi', `/suiv%69/${code}`]) {
      const visits: Record<string, string>[] = [
        { Accept: 'text/html' },
        { Accept: 'text/html', Cookie: 'csrftoken=x' },
        { RSC: '1' },
      ];
      for (const headers of visits) {
        const response = await fetch(shop.url + path, { headers, redirect: 'manual' });
        expect(response.headers.get('cache-control'), path).toBe('private, no-store');
      }
    }
    expect(await (await fetch(`${shop.url}/suivi/${code}`)).text()).toContain(
      '<meta name="robots" content="noindex, nofollow"/>',
    );
    expect(await (await fetch(`${shop.url}/suivi`)).text()).toContain(
      '<meta name="robots" content="noindex, follow"/>',
    );
  });
});

describe('the search by number and telephone', () => {
  it('is in the footer, and finds an order without naming the telephone in the address', async ({ visit, place }) => {
    // given
    const { id, title, customer } = await place();
    const page = await visit('/', { viewport: PHONE });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Suivre ma commande' }).click();
    await page.waitForURL('**/suivi');

    // when
    await page.getByRole('textbox', { name: 'Numéro de commande' }).fill(`#${id}`);
    await page.getByRole('textbox', { name: 'Téléphone' }).fill(`+213 ${customer.phone.slice(1)}`);
    await page.getByRole('button', { name: 'Suivre ma commande' }).click();

    // then
    await page.getByText(title).waitFor();
    await eventually(() => isFocused(page.getByRole('heading', { name: `Commande #${id}` }))).toBe(true);
    expect(new URL(page.url()).search).toBe('');
    expect(await page.getByRole('button', { name: 'Annuler ma commande' }).count()).toBe(0);
    await page.getByText('Pour annuler, ouvrez le lien de suivi').waitFor();
    await expectFitAtEachWidth(page);
    await page.getByRole('button', { name: 'Suivre une autre commande' }).click();
    await page.getByRole('textbox', { name: 'Numéro de commande' }).waitFor();
  });

  it('of an unknown code says at each field what is missing, and of a wrong telephone no more than of an unknown order', async ({
    visit,
    place,
  }) => {
    const { id } = await place();
    const page = await visit(`/suivi/${'x'.repeat(43)}`, { provokes: [404] });
    await page.getByText('Commande introuvable.').waitFor();
    await page.getByRole('link', { name: 'Chercher ma commande' }).click();
    await page.waitForURL('**/suivi');
    const submit = page.getByRole('button', { name: 'Suivre ma commande' });
    const number = page.getByRole('textbox', { name: 'Numéro de commande' });
    const telephone = page.getByRole('textbox', { name: 'Téléphone' });

    await submit.click();
    expect(await page.getByText('Ce champ est obligatoire.').count()).toBe(2);
    await number.fill('douze');
    await telephone.fill('0550');
    await submit.click();
    await page.getByText('Numéro de commande invalide.').waitFor();
    await page.getByText('Numéro de téléphone invalide.').waitFor();
    await number.fill(String(id));
    await telephone.fill('0550 00 00 00');
    await submit.click();

    await page.getByRole('alert').getByText('Commande introuvable.').waitFor();
  });
});
