import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { describe, expect } from 'vitest';
import { cartButton, listing } from '../support/catalogue';
import { field, nextButton } from '../support/checkout';
import { eventually } from '../support/eventually';
import { SCRIPTS } from '../support/line';
import { answerProfile, order, ordersPage } from '../support/profile';
import { recordScripts } from '../support/requests';
import { madeUpLogin, storedLogin } from '../support/session';
import { it } from '../support/test';
import { NOWHERE, openQuiet, PHONE, WIDE } from '../support/visitor';

/** The project's budgets for a first visit before any interaction. KB are 1000 bytes, gzipped; React and Next take 137 of them. */
const SCRIPT_BUDGET_KB = 190;
/** The pages that visits begin with. */
const SMALL_BUDGETS_KB = { '/': 170, '/product/1': 170, '/products': 170, '/search?q=vanne': 170 };
/** The session's upkeep comes when the browser is idle: some visits end before it, some after. */
const PROFILE_BUDGET_KB = 195;
/**
 * Of a guest; who has chosen a wilaya before needs what reads its communes, too. Four of them warn, in the first step, of parts that
 * do not fit the chosen boiler.
 */
const CHECKOUT_BUDGET_KB = 185;
const SHIFT_BUDGET = 0.02;
/** Not compressed: all of it is parsed, and a part of it once more by React. */
const HOME_HTML_KB = 200;

describe.each([
  { name: 'on a phone', viewport: PHONE },
  { name: 'on a wide screen', viewport: WIDE },
])('a first visit $name', ({ viewport }) => {
  it.for([
    ...Object.entries(SMALL_BUDGETS_KB),
    ...[
      '/CategoryPage',
      '/allbrands',
      '/Apropos',
      '/contactus',
      '/democate',
      '/login',
      '/suivi',
      '/chaudieres',
      '/codes-erreur',
      '/commande-rapide',
      '/demande-piece',
    ].map((path) => [path, SCRIPT_BUDGET_KB] as const),
  ])('to %s loads no more than %i KB of scripts', async ([path, budget], { visit }) => {
    // given
    const page = await visit(NOWHERE, { isNew: true, viewport });

    // when, then
    expect(await scriptKilobytes(page, path)).toBeLessThanOrEqual(budget);
  });

  it('to the checkout of a cart loads no more scripts than its budget allows', async ({ visit, cart }) => {
    // given
    const page = await visit(NOWHERE, { isNew: true, viewport, cart });

    // when, then
    expect(await scriptKilobytes(page, '/checkout')).toBeLessThanOrEqual(CHECKOUT_BUDGET_KB);
  });

  it('to the checkout fetches its later steps once the pointer is over the form', async ({ visit, cart }) => {
    // given
    const page = await visit(NOWHERE, { isNew: true, viewport, cart });
    await openQuiet(page, '/checkout');
    const fetched = recordScripts(page);

    // when
    await nextButton(page).hover();
    await eventually(() => fetched.length > 0).toBe(true);

    // then
    await page.waitForLoadState('networkidle');
    await page.route(SCRIPTS, (route) => route.abort());
    await nextButton(page).click();
    await field(page, 'Prénom').waitFor();
  });

  it('to the profile of an account loads no more scripts than the budget allows', async ({ visit }) => {
    // given
    const page = await visit(NOWHERE, { isNew: true, viewport, stored: storedLogin(madeUpLogin()) });
    await answerProfile(page, { orders: ordersPage([order(12)]) });

    // when, then
    expect(await scriptKilobytes(page, '/profile')).toBeLessThanOrEqual(PROFILE_BUDGET_KB);
    await page.getByRole('heading', { name: 'Commande #12' }).waitFor();
  });

  it('to the profile leaves dialogs and QR codes for when they are opened', async ({ visit }) => {
    // given
    const page = await visit('/nulle-part', {
      isNew: true,
      viewport,
      provokes: [404],
      stored: storedLogin(madeUpLogin()),
    });
    await answerProfile(page);
    await page.goto('/profile#securite');
    await page.getByText('Cette session').waitFor();
    await page.waitForLoadState('networkidle');

    // when
    const fetched = page.waitForResponse((response) => response.request().resourceType() === 'script');
    await page.getByRole('button', { name: 'Activer', exact: true }).click();

    // then
    expect((await fetched).ok()).toBe(true);
    await page.getByRole('dialog').waitFor();
  });

  it('to the listing shifts no content, not even for a stored cart', async ({ visit, cart }) => {
    // given, when
    const page = await visit('/products', { isNew: true, viewport, cart });
    await eventually(() => cartButton(page).getAttribute('aria-label')).toBe('Panier, 1 article');
    await page.waitForLoadState('networkidle');

    // then
    expect(await layoutShift(page)).toBeLessThanOrEqual(SHIFT_BUDGET);
  });
});

describe('the HTML of the home page', () => {
  it('keeps to its budget', async ({ shop }) => {
    // given, when
    const html = await (await fetch(shop.url)).text();

    // then
    expect(html).toContain('Derniers arrivages');
    expect(Buffer.byteLength(html) / 1000).toBeLessThanOrEqual(HOME_HTML_KB);
  });
});

describe('the first picture of the listing', () => {
  it('has its measures, its sizes and modern sources, and is fetched first', async ({ visit }) => {
    // given, when
    const page = await visit('/products?tags=Grundfos');

    // then
    const picture = listing(page).getByRole('article').first().locator('img');
    const attributes = await picture.evaluate((image: HTMLImageElement) => ({
      width: image.getAttribute('width'),
      height: image.getAttribute('height'),
      sizes: image.sizes,
      srcset: image.srcset,
      currentSrc: image.currentSrc,
      loading: image.loading,
      fetchPriority: image.fetchPriority,
    }));
    expect(attributes).toEqual({
      width: '400',
      height: '400',
      sizes: expect.stringContaining('px'),
      srcset: expect.stringMatching(
        /^\/media\/\S+-200\.webp 200w, \/media\/\S+-400\.webp 400w, \/media\/\S+-800\.webp 800w$/,
      ),
      currentSrc: expect.stringMatching(/\.webp$/),
      loading: 'eager',
      fetchPriority: 'high',
    });
  });
});

/** What the page loads of scripts, compressed, without the cache, so that the visit is a first one. */
async function scriptKilobytes(page: Page, path: string): Promise<number> {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await withoutCache(page);
  await openQuiet(page, path);
  const sizes = await Promise.all(scripts.map(async (script) => gzipSync(await script.body()).length));
  expect(scripts.length).toBeGreaterThan(5);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

async function withoutCache(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
}

/** The sum of all shifts since the page began. The navigation's own entry is always there, so the observer is always called. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const entries = [...list.getEntries(), ...observer.takeRecords()];
          // The DOM's types know no layout shifts yet.
          const shifts = entries as (PerformanceEntry & { value?: number })[];
          resolve(shifts.reduce((sum, { value = 0 }) => sum + value, 0));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        observer.observe({ type: 'navigation', buffered: true });
      }),
  );
}
