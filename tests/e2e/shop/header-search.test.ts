import { describe, expect } from 'vitest';
import { searchBox, sidebar, suggestions } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { recordRequests } from '../support/requests';
import { it } from '../support/test';
import { typeAtOnce, waitedBefore } from '../support/waiting';

describe('the search box', () => {
  it('suggests brands before products, once for a word, and nothing for blanks', async ({ visit }) => {
    // given
    const page = await visit('/');
    const asked = recordRequests(page, '/api/search-suggestions/');
    await searchBox(page).pressSequentially('   ');

    // when: a word after them, so that the blanks had their time
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

  it.for([
    ['a chosen product', 'yonos pico', /Yonos Pico/, /^\/product\/\d+$/],
    ['the products of a chosen brand', 'grundfos', /^Grundfos$/, /^\/breadProduct\?tags=Grundfos&openFilters=true$/],
    [
      'a fault code, which comes before anything else',
      'F28 saunier duval',
      /^F28/,
      /^\/codes-erreur\/saunier-duval\/f28$/,
    ],
  ] as const)('leads to %s and empties itself', async ([, text, name, address], { visit }) => {
    // given
    const page = await visit('/');
    await searchBox(page).fill(text);
    const option = suggestions(page).getByRole('option').first();
    await option.filter({ hasText: name }).waitFor();
    const href = await option.getAttribute('href');

    // when
    await option.click();

    // then
    expect(href).toMatch(address);
    await page.waitForURL(({ pathname }) => href?.startsWith(pathname) === true && pathname !== '/');
    expect(await searchBox(page).inputValue()).toBe('');
    expect(await suggestions(page).isVisible()).toBe(false);
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
});
