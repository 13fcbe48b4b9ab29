/** `it` with what a browser test needs; a page that complains in its console fails its test. */
import pg from 'pg';
import type { Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { openBackOffice } from '../../support/back-office';
import { launchBrowser } from '../../support/running/browser';
import { cartLine, createGoods } from './cart';
import { createShelf } from './catalogue';
import { profilesOf } from './profiles';
import { rememberShelves } from './shelves';
import { NOWHERE, newVisitor, open, type VisitOptions, type Visitor } from './visitor';

type Visit = (path: string, options?: VisitOptions) => Promise<Page>;

export const it = base
  .extend('shop', { scope: 'worker' }, () => inject('shop'))
  // A separate login: a password counts as entered for some minutes only, and the whole run takes longer. It is ended
  // again, as an account has a hundred sessions at most.
  .extend('office', { scope: 'file' }, async ({ shop }, { onCleanup }) => {
    const { office, clear } = rememberShelves(await openBackOffice(shop.url));
    onCleanup(async () => {
      await clear();
      await fetch(`${shop.url}/api/logout/`, { method: 'POST', headers: { Authorization: `Bearer ${office.token}` } });
    });
    return office;
  })
  .extend('database', { scope: 'file' }, ({ shop }, { onCleanup }) => {
    const pool = new pg.Pool({ connectionString: shop.databaseUrl, max: 1 });
    onCleanup(() => pool.end());
    return pool;
  })
  // A product of the test's own, and a cart with one piece of it.
  .extend('goods', ({ office }) => createGoods(office))
  .extend('cart', ({ goods }) => [cartLine(goods)])
  // A category with one product.
  .extend('shelf', async ({ office, shop }) => {
    const { category, products } = await createShelf({ office, url: shop.url, products: [{}] });
    return { category, titles: products.map(({ title }) => title) };
  })
  .extend('browser', { scope: 'worker' }, async ({ shop: _ }, { onCleanup }) => {
    const browser = await launchBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('profiles', { scope: 'worker' }, ({ browser }) => profilesOf(browser))
  .extend('visit', async ({ profiles, shop }, { onCleanup }): Promise<Visit> => {
    const visitors: Visitor[] = [];
    onCleanup(async () => {
      for (const { leave } of visitors) await leave();
      expect(visitors.flatMap(({ complaints }) => complaints)).toEqual([]);
    });
    return async (path, options = {}) => {
      const visitor = await newVisitor(profiles, shop.url, options);
      visitors.push(visitor);
      if (path === NOWHERE) return visitor.page;
      if (options.hasJavaScript === false) await visitor.page.goto(path);
      else await open(visitor.page, path);
      return visitor.page;
    };
  });
