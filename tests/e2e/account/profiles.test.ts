/** Visitors of these tests share browser profiles: no visitor may find what the one before left. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from '../support/test';
import { newVisitor, open } from '../support/visitor';

const CALL = '/api/health/';

describe('the next visitor', () => {
  it('finds no storage, cookie, tab or route of the one before', async ({ profiles, shop }) => {
    // given
    const first = await newVisitor(profiles, shop.url, { stored: { left: 'behind' } });
    await open(first.page, '/contactus');
    await first.page.evaluate(() => sessionStorage.setItem('left', 'behind'));
    await first.context.addCookies([{ name: 'left', value: 'behind', url: shop.url }]);
    await first.page.route(`**${CALL}`, (route) => route.fulfill({ json: { status: 'made up' } }));
    await first.context.newPage();
    expect(await traces(first.page)).toEqual(['localStorage', 'sessionStorage', 'cookie', 'made up']);

    // when
    await first.leave();
    const next = await newVisitor(profiles, shop.url, {});
    await open(next.page, '/contactus');

    // then
    expect(next.page).toBe(first.page);
    expect(next.context.pages()).toHaveLength(1);
    expect(await traces(next.page)).toEqual(['ok']);
    await next.leave();
  });

  it('has another profile if the clock of the first one was changed', async ({ profiles, shop }) => {
    const first = await newVisitor(profiles, shop.url, {});
    await first.page.clock.install();
    await first.leave();

    const next = await newVisitor(profiles, shop.url, {});

    expect(next.page).not.toBe(first.page);
    await next.leave();
  });
});

/** Where something was left, and what a call answers. */
function traces(page: Page): Promise<string[]> {
  return page.evaluate(async (call) => {
    const answer: { status: string } = await (await fetch(call)).json();
    return [
      ...(localStorage.getItem('left') ? ['localStorage'] : []),
      ...(sessionStorage.getItem('left') ? ['sessionStorage'] : []),
      ...(document.cookie.includes('left') ? ['cookie'] : []),
      answer.status,
    ];
  }, CALL);
}
