/** `it` for a shop in trouble: what its pages log is handed to the test, which says what it expects there. */
import type { Page } from 'playwright-core';
import { it as base } from './test';
import { newVisitor, open, type VisitOptions, type Visitor } from './visitor';

type VisitInTrouble = (path: string, options?: VisitOptions) => Promise<Pick<Visitor, 'page' | 'complaints'>>;

export const it = base.extend('visitInTrouble', async ({ profiles, shop }, { onCleanup }): Promise<VisitInTrouble> => {
  const visitors: Visitor[] = [];
  onCleanup(async () => {
    for (const { leave } of visitors) await leave();
  });
  return async (path, options = {}) => {
    const visitor = await newVisitor(profiles, shop.url, options);
    visitors.push(visitor);
    await open(visitor.page, path);
    return visitor;
  };
});

export const FAULT = 'En panne';

/** Has the calls to a path refused, which is not tried again, until `mend` is called. Visit with `provokes: [404]`. */
export async function refuseCalls(page: Page, path: string): Promise<{ mend: () => Promise<void> }> {
  const address = `**${path}*`;
  await page.route(address, (route) => route.fulfill({ status: 404, json: { message: FAULT } }));
  return { mend: () => page.unroute(address) };
}

/** Keeps what the server read for the listing from the browser, as if the server could not read it. */
export async function loseListingData(page: Page): Promise<void> {
  await page.route('**/products?*_rsc=*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/(\[\\?")(products|categories-tags)\b/g, '$1unread');
    await route.fulfill({ response, body });
  });
}
