/** Payload's form of a boiler model: its brand and range are chosen from those that are there, or new. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { json } from '../../support/api';
import { eventually } from '../support/eventually';
import { DESK } from '../support/office/back-office';
import { sharedStaff } from '../support/session';
import { it } from '../support/test';

type Model = { id: number; brand: string; range: string };

const field = (page: Page, name: string) => page.locator(`#field-${name}`);

/** What the browser offers below a field. */
const offered = (page: Page, name: string) =>
  field(page, name).evaluate((input) =>
    input instanceof HTMLInputElement ? [...(input.list?.options ?? [])].map(({ value }) => value) : [],
  );

async function save(page: Page): Promise<void> {
  await page.locator('#action-save').click();
  await page.waitForURL(/boiler-models\/\d+/);
}

describe('the form of a boiler model', () => {
  it('offers the brands and the ranges of the chosen brand, in any spelling', async ({ visit, shop, office }) => {
    // given
    const [brand, other] = [`Marque ${randomUUID().slice(0, 8)}`, `Autre ${randomUUID().slice(0, 8)}`];
    await office.create('boiler-models', { brand, range: 'Thema', name: 'C 24' });
    await office.create('boiler-models', { brand, range: 'Isofast', name: 'C 24' });
    await office.create('boiler-models', { brand: other, range: 'Mynute', name: 'C 24' });
    const login = await sharedStaff(shop.url, office, 'staff');

    // when
    const page = await visit('/admin/collections/boiler-models/create', { login, viewport: DESK });

    // then
    await eventually(() => offered(page, 'brand')).toEqual(expect.arrayContaining([brand, other]));
    expect(await offered(page, 'range')).toEqual([]);

    // when
    await field(page, 'brand').fill(brand.toUpperCase().replace(' ', '-'));

    // then
    await eventually(() => offered(page, 'range')).toEqual(['Isofast', 'Thema']);

    // when
    await field(page, 'range').fill('Thema');
    await field(page, 'name').fill('F 28');
    await save(page);

    // then
    const id = page.url().split('/').at(-1);
    expect(await json<Model>(await office.ask(`boiler-models/${id}`))).toMatchObject({ brand, range: 'Thema' });
  });

  it('takes a new brand and a new range', async ({ visit, shop, office }) => {
    // given
    const brand = `Neuve ${randomUUID().slice(0, 8)}`;
    const login = await sharedStaff(shop.url, office, 'staff');
    const page = await visit('/admin/collections/boiler-models/create', { login, viewport: DESK, provokes: [400] });
    await field(page, 'name').fill('C 24');
    // Payload forgets a refusal that comes before its answer to what was typed.
    await eventually(async () => {
      await page.locator('#action-save').click();
      return page.locator('.field-type.text.error').count();
    }).toBeGreaterThan(0);

    // when
    await field(page, 'brand').fill(brand);
    await field(page, 'range').fill('Premier');
    await save(page);

    // then
    const id = page.url().split('/').at(-1);
    expect(await json<Model>(await office.ask(`boiler-models/${id}`))).toMatchObject({ brand, range: 'Premier' });
  });
});
