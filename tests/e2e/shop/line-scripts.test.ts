/** What the shop fetches when it is first opened, over a line that is cut: it can be tried again, and nothing is taken away. */
import type { Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { cardTitles, listing, sidebar } from '../support/catalogue';
import { atStep, BUYER, field, fillAddress, fillPerson, nextButton, wilayaField } from '../support/checkout';
import { eventually } from '../support/eventually';
import { lineDown, lineNotice, retry, SCRIPTS } from '../support/line';
import { recordScripts } from '../support/requests';
import { it } from '../support/test';
import { NOWHERE, openQuiet, PHONE } from '../support/visitor';

const provokes = ['line'] as const;

describe('the listing while scripts cannot be fetched', () => {
  it('says so in place of the price slider, and fetches it on another try', async ({ visit }) => {
    // given
    const page = await visit('/contactus', { isNew: true, provokes });
    await page
      .getByRole('navigation', { name: 'Navigation principale' })
      .getByRole('link', { name: 'Produits' })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Nos produits' }).waitFor();
    await page.route(SCRIPTS, (route) => route.abort());

    // when
    const price = sidebar(page).getByRole('group', { name: 'Prix' });
    await price.scrollIntoViewIfNeeded();

    // then
    await price.getByText('Connexion impossible. Vérifiez votre réseau puis réessayez.').waitFor();
    await page.unroute(SCRIPTS);
    await price.getByRole('button', { name: 'Réessayer' }).click();
    await price.getByRole('slider', { name: 'Prix minimum' }).waitFor();
    expect(await cardTitles(page)).toHaveLength(20);
  });

  it('says so in place of products, and fetches them on another try', async ({
    visit,
    shelf: { category, titles },
  }) => {
    // given
    const page = await visit(NOWHERE, { isNew: true, provokes });
    await openQuiet(page, '/products');
    await page.route(SCRIPTS, abortTanStackQuery);

    // when
    await sidebar(page).getByRole('checkbox', { name: category.name }).check();

    // then
    const message = lineDown(listing(page));
    await message.waitFor();
    await page.unroute(SCRIPTS);
    await message.getByRole('button', { name: 'Réessayer' }).click();
    await eventually(() => cardTitles(page)).toEqual(titles);
  });

  it('of a phone opens its filters, and says so once one is ticked', async ({ visit, shelf: { category, titles } }) => {
    // given
    const page = await visit(NOWHERE, { isNew: true, viewport: PHONE, provokes });
    await openQuiet(page, '/products');
    await page.route(SCRIPTS, (route) => route.abort());
    const sheet = page.getByRole('dialog', { name: 'Filtres' });

    // when
    await page.getByRole('button', { name: 'Filtres' }).tap();
    await sheet.getByRole('checkbox', { name: category.name }).tap();
    await sheet.getByRole('button', { name: 'Fermer' }).tap();

    // then
    const message = lineDown(listing(page));
    await message.waitFor();
    await page.unroute(SCRIPTS);
    await message.getByRole('button', { name: 'Réessayer' }).tap();
    await eventually(() => cardTitles(page)).toEqual(titles);
  });

  it.for(['Menu', 'Catégories', 'Panier'])('of a phone says so if %s cannot be opened', async (name, { visit }) => {
    // given
    const page = await visit('/products', { isNew: true, viewport: PHONE, provokes });
    await page.route(SCRIPTS, (route) => route.abort());
    const opener = page.getByRole('button', { name, exact: true });

    // when
    await opener.tap();

    // then
    await lineNotice(page).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.unroute(SCRIPTS);
    await retry(page).tap();
    await page.getByRole('dialog').waitFor();
    expect(await lineNotice(page).count()).toBe(0);
  });

  it('of a phone opens the categories at the next try, though an earlier one fails only now', async ({ visit }) => {
    // given: each script is tried twice. One has failed both times; the second try of the other is still under way.
    const page = await visit('/products', { isNew: true, viewport: PHONE, provokes });
    const tries: string[] = [];
    const slow: Route[] = [];
    let isCut = true;
    await page.route(SCRIPTS, (route) => {
      if (!isCut) return route.continue();
      const url = route.request().url();
      const isSecondTryOfSecond = tries.includes(url) && url !== tries[0];
      tries.push(url);
      return isSecondTryOfSecond && slow.length === 0 ? void slow.push(route) : route.abort();
    });
    await page.getByRole('button', { name: 'Catégories', exact: true }).tap();
    await lineNotice(page).waitFor();
    await eventually(() => slow).toHaveLength(1);
    isCut = false;

    // when
    await retry(page).tap();
    await slow[0]?.abort();

    // then
    await page.getByRole('dialog').waitFor();
    expect(await lineNotice(page).count()).toBe(0);
  });

  it('opens at another press of the same button too, by the keyboard alone', async ({ visit }) => {
    // given
    const page = await visit('/products', { isNew: true, provokes });
    await page.route(SCRIPTS, (route) => route.abort());
    await page.getByRole('button', { name: 'Catégories', exact: true }).focus();
    await page.keyboard.press('Enter');
    await lineNotice(page).waitFor();
    await page.unroute(SCRIPTS);

    // when
    await page.keyboard.press('Enter');

    // then
    await page.getByRole('dialog').waitFor();
    expect(await lineNotice(page).count()).toBe(0);
  });
});

describe('the checkout while scripts cannot be fetched', () => {
  it('says so in place of the second step, and goes on from there on another try', async ({ visit, cart }) => {
    // given
    const page = await visit(NOWHERE, { isNew: true, provokes, cart });
    await openQuiet(page, '/checkout');
    await page.route(SCRIPTS, (route) => route.abort());

    // when
    await nextButton(page).click();

    // then
    await atStep(page, 'person');
    const message = lineDown(page.getByRole('main'));
    await message.waitFor();
    expect(await nextButton(page).getAttribute('aria-disabled')).toBe('true');
    await nextButton(page).click({ force: true });
    await page.unroute(SCRIPTS);
    await message.getByRole('button', { name: 'Réessayer' }).click();
    await fillPerson(page);
    await nextButton(page).click();
    await atStep(page, 'address');
    await fillAddress(page);
    await page.getByText('Frais de livraison : 400.00 DZD').waitFor();
    await nextButton(page).click();
    await atStep(page, 'payment');
  });

  it('says so in place of the step of a reload, and loses nothing that was typed', async ({ visit, cart }) => {
    // given
    const page = await visit(NOWHERE, { isNew: true, provokes, cart });
    await openQuiet(page, '/checkout');
    const later = recordScripts(page);
    await nextButton(page).click();
    await fillPerson(page);
    await nextButton(page).click();
    await fillAddress(page);
    const missing = [...later];
    await page.route(SCRIPTS, (route) => (missing.includes(route.request().url()) ? route.abort() : route.continue()));

    // when
    await page.reload();

    // then
    const message = lineDown(page.getByRole('main'));
    await message.waitFor();
    await atStep(page, 'address');
    await page.unroute(SCRIPTS);
    await message.getByRole('button', { name: 'Réessayer' }).click();
    expect(await field(page, 'Adresse').inputValue()).toBe(BUYER.address);
    await eventually(() => wilayaField(page).inputValue()).toBe('alger');
  });
});

/** Fails the script that holds TanStack Query, known by a name in it that no minifier changes. */
async function abortTanStackQuery(route: Route): Promise<void> {
  const response = await route.fetch();
  if ((await response.text()).includes('prefetchQuery')) await route.abort();
  else await route.fulfill({ response });
}
