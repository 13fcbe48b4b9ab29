import { describe, expect } from 'vitest';
import { searchBox, sidebar, suggestions } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { recordRequests } from '../support/requests';
import { it } from '../support/test';
import { typeAtOnce, waitedBefore } from '../support/waiting';

describe('the search box', () => {
  it('suggests brands before products, once for a word', async ({ visit }) => {
    // given
    const page = await visit('/');
    const asked = recordRequests(page, '/api/search-suggestions/');

    // when
    await typeAtOnce(page, () => searchBox(page).pressSequentially('grundfos'));

    // then
    await suggestions(page).waitFor();
    const groups = suggestions(page).getByRole('group');
    expect(await groups.evaluateAll((all) => all.map((group) => group.getAttribute('aria-label')))).toEqual([
      'Marques',
      'Produits',
    ]);
    expect(await groups.first().getByRole('option').allTextContents()).toEqual(['Grundfos']);
    expect(asked.map(({ searchParams }) => searchParams.get('q'))).toEqual(['grundfos']);
  });

  it('asks 300 ms after the last letter', async ({ visit }) => {
    // given
    const page = await visit('/');

    // when
    const waited = await waitedBefore(page, '/api/search-suggestions/', () => searchBox(page).fill('grundfos'));

    // then
    expect(waited).toBeGreaterThanOrEqual(299);
    expect(waited).toBeLessThan(10_000);
  });

  it('suggests nothing for blanks', async ({ visit }) => {
    // given
    const page = await visit('/');
    const asked = recordRequests(page, '/api/search-suggestions/');
    await searchBox(page).pressSequentially('   ');

    // when: a word after it, to know that the blanks had their time
    await typeAtOnce(page, () => searchBox(page).pressSequentially('wilo'));
    await suggestions(page).waitFor();

    // then
    expect(asked.map(({ searchParams }) => searchParams.get('q'))).toEqual(['wilo']);
  });

  it('closes its suggestions on Escape and on a click elsewhere, and keeps the text', async ({ visit }) => {
    // given
    const page = await visit('/products');
    await searchBox(page).fill('wilo');
    await suggestions(page).waitFor();

    // when
    await searchBox(page).press('Escape');

    // then
    await suggestions(page).waitFor({ state: 'hidden' });
    await searchBox(page).press('ArrowDown');
    await suggestions(page).waitFor();
    await sidebar(page).getByText('Catégories', { exact: true }).click();
    await suggestions(page).waitFor({ state: 'hidden' });
    expect(await searchBox(page).inputValue()).toBe('wilo');
  });

  it('leads to a chosen product and empties itself', async ({ visit }) => {
    // given
    const page = await visit('/');
    await searchBox(page).fill('yonos pico');

    // when
    await suggestions(page)
      .getByRole('option', { name: /Yonos Pico/ })
      .first()
      .click();

    // then
    await page.getByRole('heading', { level: 1, name: /Yonos Pico/ }).waitFor();
    expect(await searchBox(page).inputValue()).toBe('');
    expect(await suggestions(page).isVisible()).toBe(false);
  });

  it('leads to the products of a chosen brand', async ({ visit }) => {
    // given
    const page = await visit('/');
    await searchBox(page).fill('grundfos');

    // when
    const brand = suggestions(page).getByRole('option', { name: 'Grundfos', exact: true });
    await brand.waitFor();

    // then
    expect(await brand.getAttribute('href')).toBe('/breadProduct?tags=Grundfos&openFilters=true');
    await brand.click();
    await page.waitForURL('**/breadProduct?tags=Grundfos*');
    expect(await searchBox(page).inputValue()).toBe('');
  });

  it('leads to the results on Enter and empties itself', async ({ visit }) => {
    // given
    const page = await visit('/');
    await searchBox(page).fill('vanne 3 voies');

    // when
    await searchBox(page).press('Enter');

    // then
    await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('q') === 'vanne 3 voies');
    await eventually(() => searchBox(page).inputValue()).toBe('');
  });

  it('shows reference and price of products, and leads to all results at its end', async ({ visit }) => {
    // given
    const page = await visit('/');
    await searchBox(page).fill('thema c');

    // when
    const all = suggestions(page).getByRole('option').last();
    await all.waitFor();

    // then
    const board = suggestions(page).getByRole('option', { name: /Themaclassic C 24 E/ });
    expect(await board.textContent()).toMatch(/S1007300.*DZD/);
    await searchBox(page).press('ArrowUp');
    expect(await all.getAttribute('aria-selected')).toBe('true');
    expect(await all.textContent()).toBe('Voir tous les résultats');
    await searchBox(page).press('Enter');
    await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('q') === 'thema c');
  });

  it('stays open from letter to letter of a word', async ({ visit }) => {
    // given
    const page = await visit('/');

    // when, then
    for (const text of ['themacl', 'circ', 'circulat', 'tarm', 'joint tor', 'vase d']) {
      const answered = page.waitForResponse((response) => new URL(response.url()).searchParams.get('q') === text);
      await searchBox(page).fill(text);
      await answered;
      await eventually(() => suggestions(page).getByRole('option').count()).toBeGreaterThan(1);
    }
  });

  it('suggests a fault code before anything else', async ({ visit }) => {
    // given
    const page = await visit('/');

    // when
    await searchBox(page).fill('F28 saunier duval');

    // then
    const first = suggestions(page).getByRole('option').first();
    await first.getByText(/^F28 Saunier Duval/).waitFor();
    expect(await first.getAttribute('href')).toBe('/codes-erreur/saunier-duval/f28');
  });
});
