import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { cardTitles, listing, sidebar, toasts } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { FAULT, it, loseListingData, refuseCalls } from '../support/in-trouble';
import { holdBack, recordRequests } from '../support/requests';

const LISTS = '/api/categories-tags/';
const PRODUCTS = '/api/products/';

describe('a listing that the server could not read', () => {
  it('shows ten empty cards, and asks for the filters before the products', async ({ visitInTrouble }) => {
    // given
    const { page, complaints } = await visitInTrouble('/');
    await loseListingData(page);
    const { release } = await holdBack(page, LISTS);
    const askedLists = recordRequests(page, LISTS);
    const asked = recordRequests(page, PRODUCTS);

    // when
    await goToListing(page);

    // then
    await eventually(() => skeletonCards(page).count()).toBe(10);
    await eventually(() => askedLists.length).toBe(1);
    expect(asked).toEqual([]);
    release();
    await eventually(() => cardTitles(page)).toHaveLength(20);
    expect(asked).toHaveLength(1);
    expect(await skeletonCards(page).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('shows the products without the filters when these fail, which is logged only', async ({ visitInTrouble }) => {
    // given
    const { page, complaints } = await visitInTrouble('/', { provokes: [404] });
    await loseListingData(page);
    await refuseCalls(page, LISTS);

    // when
    await goToListing(page);

    // then
    await eventually(() => cardTitles(page)).toHaveLength(20);
    expect(await sidebar(page).getByRole('group').allTextContents()).toHaveLength(1);
    expect(await toasts(page).count()).toBe(0);
    expect(complaints).toEqual([expect.stringContaining(FAULT)]);
  });

  it('says nothing when the products fail, logs it, and lets the shopper try again', async ({ visitInTrouble }) => {
    // given
    const { page, complaints } = await visitInTrouble('/', { provokes: [404] });
    await loseListingData(page);
    const { mend } = await refuseCalls(page, PRODUCTS);

    // when
    await goToListing(page);

    // then
    const retry = listing(page).getByRole('button', { name: 'Réessayer' });
    await retry.waitFor();
    expect(await listing(page).textContent()).not.toContain(FAULT);
    expect(await toasts(page).count()).toBe(0);
    expect(complaints).toEqual([expect.stringContaining(FAULT)]);
    await mend();
    await retry.click();
    await eventually(() => cardTitles(page)).toHaveLength(20);
  });
});

async function goToListing(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Produits' }).click();
  await page.waitForURL('**/products');
}

function skeletonCards(page: Page) {
  return page.getByTestId('listing-skeleton').locator('li');
}
