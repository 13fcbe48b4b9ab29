import { describe, expect } from 'vitest';
import {
  cardTitles,
  createShelf,
  listing,
  listingStatus,
  ownWord,
  priceHandle,
  query,
  sidebar,
} from '../support/catalogue';
import { eventually } from '../support/eventually';
import { holdBack, recordRequests } from '../support/requests';
import { it } from '../support/test';
import { typeAtOnce } from '../support/waiting';

const PRODUCTS = '/api/products/';

describe('the filters of the listing', () => {
  it('replace the address, lead back to page 1, and unfold a category, whose sub-category takes its place', async ({
    visit,
  }) => {
    // given
    const page = await visit('/products?page=3');
    const entries = await page.evaluate(() => history.length);
    const box = (name: string) => sidebar(page).getByRole('checkbox', { name });

    // when
    await box('Radiateurs et émetteurs').check();

    // then
    await eventually(() => query(page)).toEqual({ categories: 'radiateurs-et-emetteurs' });
    await eventually(() => cardTitles(page)).toHaveLength(20);

    // when
    await box('Radiateurs acier').check();

    // then
    await eventually(() => query(page)).toEqual({ categories: 'radiateurs-acier' });
    await eventually(() => cardTitles(page)).toHaveLength(2);
    expect(await box('Radiateurs et émetteurs').isChecked()).toBe(false);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  it('keep two quick choices', async ({ visit }) => {
    // given
    const page = await visit('/products');

    // when
    const boxes = sidebar(page).getByRole('checkbox', { name: /^(Ariston|Baxi) / });
    await boxes.evaluateAll((elements) => {
      for (const element of elements) element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });

    // then
    await eventually(() => query(page)).toEqual({ tags: 'Ariston,Baxi' });
    await eventually(() => cardTitles(page)).toHaveLength(16);
  });

  it('ask once for a word', async ({ visit, office, shop }) => {
    // given
    const word = ownWord();
    await createShelf({ office, url: shop.url, products: [{ title: `Bride ${word}` }] });
    const page = await visit('/products');
    const asked = recordRequests(page, PRODUCTS);

    // when
    const field = sidebar(page).getByRole('searchbox', { name: 'Rechercher' });
    await typeAtOnce(page, () => field.pressSequentially(`  ${word} `));

    // then
    await eventually(() => cardTitles(page)).toEqual([`Bride ${word}`]);
    expect(asked.map(({ searchParams }) => searchParams.get('search'))).toEqual([word]);
    expect(query(page)).toEqual({ search: word });
  });

  it('reach the price by Tab alone, wherever the page is scrolled to', async ({ visit }) => {
    // given
    const page = await visit('/products');
    await sidebar(page).getByRole('searchbox', { name: 'Rechercher' }).focus();
    const minimum = sidebar(page).getByRole('slider', { name: 'Prix minimum' });
    await minimum.waitFor();
    await sidebar(page).getByRole('checkbox').last().focus();

    // when
    await page.keyboard.press('Tab');

    // then
    await eventually(() => minimum.evaluate((handle) => handle === document.activeElement)).toBe(true);
  });

  it('set the price by the keyboard, in steps of 1 000, and send both bounds only then', async ({ visit }) => {
    // given
    const page = await visit('/products?tags=Grundfos');
    const asked = recordRequests(page, PRODUCTS);
    const handle = await priceHandle(page, 'Prix minimum');
    expect(await handle.getAttribute('aria-valuemax')).toBe('175000');

    // when
    for (let step = 0; step < 3; step++) await handle.press('ArrowRight');

    // then
    await eventually(() => query(page)).toEqual({ tags: 'Grundfos', min_price: '3000', max_price: '175000' });
    await eventually(() => cardTitles(page)).toHaveLength(6);
    expect(asked).toHaveLength(1);
    expect(await handle.getAttribute('aria-valuetext')).toBe('3\u202f000 DZD');
  });

  it('say Mise à jour des produits... while others are on their way', async ({ visit }) => {
    // given
    const page = await visit('/products');
    const { release } = await holdBack(page, PRODUCTS);

    // when
    await sidebar(page)
      .getByRole('checkbox', { name: /^Ariston/ })
      .check();

    // then
    await listingStatus(page).filter({ hasText: 'Mise à jour des produits...' }).waitFor();
    expect(
      await sidebar(page)
        .getByRole('checkbox', { name: /^Ariston/ })
        .isChecked(),
    ).toBe(true);
    release();
    await listingStatus(page).filter({ hasText: '9 produits' }).waitFor();
  });

  it('are all taken back by Effacer les filtres, with the order', async ({ visit }) => {
    // given
    const page = await visit('/products?tags=Grundfos&search=circulateur&min_price=1000&ordering=price&in_stock=true');

    // when
    await sidebar(page).getByRole('button', { name: 'Effacer les filtres' }).click();

    // then
    await eventually(() => query(page)).toEqual({});
    await eventually(() => cardTitles(page)).toHaveLength(20);
    expect(await sidebar(page).getByRole('searchbox', { name: 'Rechercher' }).inputValue()).toBe('');
    expect(
      await sidebar(page)
        .getByRole('checkbox', { name: /^Grundfos/ })
        .isChecked(),
    ).toBe(false);
    const order = listing(page).getByRole('combobox', { name: 'Trier par' });
    expect(await order.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.textContent)).toBe(
      'Nouveautés',
    );
  });
});
