/** Which categories hold parts of a boiler: said in the office, inherited in the tree, and what product pages say then. */
import { describe, expect, it } from 'vitest';
import type { ProductDetail } from '@/contract/catalogue';
import { ask, getJson, refusal, sharedOffice } from '../../support/api';
import { createCategory, createProduct } from '../../support/back-office';

const office = sharedOffice();
const UNKNOWN = 'Compatibilité non renseignée';
const detail = (id: number) => getJson<ProductDetail>(`/api/product/${id}/`);
const page = async (id: number) => (await ask(`/product/${id}`)).text();

describe('a product without fitments', () => {
  it('is asked about in a category that says nothing, as ever', async () => {
    const { id } = await createProduct(office);

    expect(await detail(id)).not.toHaveProperty('asks_fit');
    expect(await page(id)).toContain(UNKNOWN);
  });

  it.each([
    ['in a category of boilers', { asksFit: 'no' }, {}, false],
    ['two levels below one', { asksFit: 'no' }, {}, false],
    ['in flue kits below the boilers', { asksFit: 'no' }, { asksFit: 'yes' }, true],
  ] as const)('%s', async (_, top, below, isPart) => {
    const parent = await createCategory(office, top);
    const middle = await createCategory(office, { parent: parent.id, ...below });
    const leaf = await createCategory(office, { parent: middle.id });
    const { id } = await createProduct(office, { categories: [leaf.id] });

    expect((await detail(id)).asks_fit).toBe(isPart ? undefined : false);
    expect((await page(id)).includes(UNKNOWN)).toBe(isPart);
  });

  it('follows its category at once', async () => {
    const category = await createCategory(office);
    const { id } = await createProduct(office, { categories: [category.id] });
    expect(await page(id)).toContain(UNKNOWN);

    await office.update('categories', category.id, { asksFit: 'no' });

    await expect.poll(() => page(id)).not.toContain(UNKNOWN);
  });
});

it('the calls of the office set it, clear it, and refuse other words', async () => {
  const path = '/api/admin/categories2/';
  const send = (method: string, url: string, body: object) =>
    ask(url, {
      method,
      headers: { Authorization: `Bearer ${office.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const made = (await (await send('POST', path, { name: `Outillage ${Date.now()}`, asks_fit: 'no' })).json()) as {
    id: number;
    name: string;
    asks_fit: string | null;
  };
  expect(made.asks_fit).toBe('no');

  expect(await (await send('PUT', `${path}${made.id}/`, { name: made.name })).json()).toMatchObject({ asks_fit: 'no' });
  expect(await (await send('PUT', `${path}${made.id}/`, { asks_fit: '' })).json()).toMatchObject({ asks_fit: null });
  const refused = await send('PUT', `${path}${made.id}/`, { asks_fit: 'maybe' });
  expect(await refusal(refused, 400)).toMatchObject({
    details: { asks_fit: ['Parts of a boiler must be yes, no or empty'] },
  });
});
