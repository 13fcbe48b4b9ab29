/** New orders that come in by themselves. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { seriousFindings } from '../support/axe';
import { eventually } from '../support/eventually';
import { ownSurname, rowOf, shownOrders } from '../support/office/office';
import { it } from '../support/office/orders-screen';
import { overflowOf } from '../support/overflow';
import { PHONE, reload, WIDE } from '../support/visitor';

const EVENTS = '**/api/admin/events/';
const badgeOf = (page: Page) => page.getByRole('link', { name: 'Orders' }).locator('span[aria-hidden]');

/** The page's title without the number of new orders, which other tests place too. */
const titleOf = async (page: Page) => (await page.title()).replace(/^\(\d+\) /, '');

/** A page listens a moment after it was loaded. */
async function listen(page: Page): Promise<void> {
  const listening = page.waitForResponse(EVENTS);
  await reload(page);
  await listening;
}

/** Counts the notes that the page plays. */
async function countNotes(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const start = OscillatorNode.prototype.start;
    Object.assign(window, { notes: 0 });
    OscillatorNode.prototype.start = function (...args) {
      Object.assign(window, { notes: Number(Reflect.get(window, 'notes')) + 1 });
      start.apply(this, args);
    };
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'notes')));
}

describe('a new order', () => {
  it('is said on the menu and in the title, and moves nothing that is being read', async ({ clerk, place, open }) => {
    // given
    const lastName = ownSurname();
    const first = await place({ customer: { lastName } });
    const page = await open(`&customer=${lastName}`, { login: clerk, isCalm: true });
    await listen(page);
    await eventually(() => shownOrders(page)).toEqual([first.id]);
    const plain = await titleOf(page);

    // when
    const second = await place({ customer: { lastName } });

    // then
    await badgeOf(page).waitFor();
    await eventually(() => page.title()).toMatch(/^\(\d+\) /);
    await page
      .getByRole('status')
      .filter({ hasText: /^\d+ new orders?$/ })
      .waitFor({ state: 'attached' });
    expect(await shownOrders(page)).toEqual([first.id]);
    expect(await seriousFindings(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await eventually(() => overflowOf(page)).toBe(0);
    await page.setViewportSize(WIDE);

    // when
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    // then
    await rowOf(page, second.id).waitFor();
    await badgeOf(page).waitFor({ state: 'detached' });
    expect(await titleOf(page)).toBe(plain);
    // and: the way back leads to what was read
    await page.goBack();
    await eventually(() => shownOrders(page)).toEqual([second.id, first.id]);
  });

  it('is added by itself where it comes last', async ({ clerk, place, open }) => {
    const lastName = ownSurname();
    const first = await place({ customer: { lastName } });
    const page = await open(`&queue=to-confirm&q=${lastName}`, { login: clerk });
    await listen(page);
    await eventually(() => shownOrders(page)).toEqual([first.id]);
    const second = await place({ customer: { lastName } });
    await eventually(() => shownOrders(page)).toEqual([first.id, second.id]);
  });

  it('that came while the line was dead is told once it is back', async ({ visit, clerk, place }) => {
    // given: a page that has heard the beginning of its stream
    const page = await visit('/admin?tab=products', { login: clerk, provokes: ['failed'] });
    await listen(page);
    await place();
    await badgeOf(page).waitFor();
    await page.getByRole('link', { name: 'Orders' }).click();
    await badgeOf(page).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Products' }).click();

    // when
    await page.context().setOffline(true);
    await place();
    const taken = page.waitForRequest(EVENTS);
    await page.context().setOffline(false);

    // then
    expect((await taken).headers()['last-event-id']).toMatch(/^\d+:\d+:/);
    await badgeOf(page).waitFor();
  });
});

describe('the sound for new orders', () => {
  it('is switched on once, remembered, and rings in one tab', async ({ clerk, place, open }) => {
    // given
    const page = await open('', { login: clerk });
    await listen(page);
    const bell = page.getByRole('button', { name: 'Sound' });
    const notes = await countNotes(page);
    // when
    await bell.click();
    // then: it is heard at once, and again if another test orders at this moment
    expect(await bell.getAttribute('aria-pressed')).toBe('true');
    expect(await notes()).toBeGreaterThanOrEqual(2);

    // when: another tab, then an order
    const other = await page.context().newPage();
    await other.goto(page.url());
    await listen(other);
    await other.getByRole('button', { name: 'Sound' }).hover();
    expect(await other.getByRole('button', { name: 'Sound' }).getAttribute('aria-pressed')).toBe('true');
    const otherNotes = await countNotes(other);
    await place();
    // then
    await badgeOf(other).waitFor();
    await eventually(notes).toBeGreaterThanOrEqual(4);
    expect(await otherNotes()).toBe(0);
    await other.close();

    // when
    await listen(page);
    expect(await bell.getAttribute('aria-pressed')).toBe('true');
    await bell.click();
    const silent = await countNotes(page);
    await place();
    await badgeOf(page).waitFor();
    expect(await silent()).toBe(0);
  });
});
