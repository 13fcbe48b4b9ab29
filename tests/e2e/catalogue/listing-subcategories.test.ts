/** The row of sub-categories above a category's products, where the filters are in a sheet. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { type BackOffice, createCategory, createProduct } from '../../support/back-office';
import { seriousFindings } from '../support/axe';
import { cardTitles, ownWord, query } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { overflowOf } from '../support/overflow';
import { it } from '../support/test';
import { PHONE, WIDE } from '../support/visitor';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const row = (page: Page, parent: string) => page.getByRole('navigation', { name: `Sous-catégories de ${parent}` });

/** A category with two sub-categories that have a product each, and one that is empty. */
async function createBranch(office: BackOffice) {
  const word = ownWord();
  const parent = await createCategory(office, { name: `Pièces ${word}` });
  const [seals, valves] = [
    await createCategory(office, { name: `Joints ${word}`, parent: parent.id }),
    await createCategory(office, { name: `Vannes ${word}`, parent: parent.id }),
  ];
  await createCategory(office, { name: `Vides ${word}`, parent: parent.id });
  const titles = { seal: `Joint ${word}`, valve: `Vanne ${word}` };
  await createProduct(office, { title: titles.seal, categories: [seals.id] });
  await createProduct(office, { title: titles.valve, categories: [valves.id], stock: 0 });
  return { parent, seals, valves, titles };
}

describe('the sub-categories of a listed category', () => {
  it('stand in a row on a phone, and lead down and back', async ({ visit, office }) => {
    // given
    const { parent, seals, valves, titles } = await createBranch(office);
    const page = await visit(`/products?categories=${parent.slug}&ordering=price`, { viewport: PHONE });
    const links = row(page, parent.name).getByRole('link');
    await eventually(() => links.allTextContents()).toEqual([`${seals.name}1`, `${valves.name}1`]);
    expect(await overflowOf(page)).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);

    // when
    await links.first().tap();

    // then
    await heading(page, seals.name).waitFor();
    await eventually(() => cardTitles(page)).toEqual([titles.seal]);
    expect(query(page)).toEqual({ categories: seals.slug, ordering: 'price' });
    expect(await row(page, seals.name).count()).toBe(0);

    // when
    await page.goBack();

    // then
    await heading(page, parent.name).waitFor();
    await eventually(() => cardTitles(page)).toHaveLength(2);
  });

  it('are those that find something, without a row on a wide screen', async ({ visit, office }) => {
    const { parent, seals } = await createBranch(office);
    const page = await visit(`/products?categories=${parent.slug}&in_stock=true`, { viewport: PHONE });
    await eventually(() => row(page, parent.name).getByRole('link').allTextContents()).toEqual([`${seals.name}1`]);

    await page.setViewportSize(WIDE);

    await row(page, parent.name).waitFor({ state: 'hidden' });
  });
});
