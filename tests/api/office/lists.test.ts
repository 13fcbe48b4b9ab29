/** The short lists: wilayas, health, the description of the calls. */
import { expect, it } from 'vitest';
import { routes } from '@/contract/routes';
import { ask, getJson, sharedOffice } from '../../support/api';

type Wilaya = { id: number; name: string; price: string };

const office = sharedOffice();
const french = new Intl.Collator('fr', { sensitivity: 'base', numeric: true });

it('wilayas are the 69 with their fee as a text of two decimals, in French order', async () => {
  const wilayas = await getJson<Wilaya[]>('/api/wilayas/');

  const names = wilayas.map(({ name }) => name);
  expect(wilayas.length).toBeGreaterThanOrEqual(69);
  expect(names).toEqual(names.toSorted(french.compare));
  expect(wilayas.filter(({ price }) => !/^\d+\.\d{2}$/.test(price))).toEqual([]);
  expect(wilayas.find(({ name }) => name === 'Alger')).toEqual({
    id: expect.any(Number),
    name: 'Alger',
    price: '400.00',
    code: 16,
    name_ar: 'الجزائر',
    desk_price: '300.00',
    days: '1-2',
  });
});

it("a fee that the admin changes is the next reader's", async () => {
  const { id } = await office.create('wilayas', { name: `Île d’essai ${Date.now()}`, price: 12.5 });
  const fee = async () => (await getJson<Wilaya[]>('/api/wilayas/')).find((wilaya) => wilaya.id === id)?.price;
  await expect.poll(fee).toBe('12.50');

  await office.update('wilayas', id, { price: 700 });

  await expect.poll(fee).toBe('700.00');
  await office.remove('wilayas', id);
  await expect.poll(fee).toBeUndefined();
});

it('health says that the shop can serve', async () => {
  expect(await getJson('/api/health/')).toEqual({ status: 'ok' });
});

it('the description names every documented call, as a page and as OpenAPI', async () => {
  const { openapi, paths } = await getJson<{ openapi: string; paths: Record<string, object> }>('/api/openapi.json');
  const page = await ask('/api/docs/');

  expect(openapi).toMatch(/^3\.1/);
  const described = Object.keys(paths).map((path) => path.replace(/^\/api|\/$/g, ''));
  const documented = Object.values(routes).map(({ path }) => path);
  expect(described.toSorted()).toEqual([...new Set(documented)].toSorted());
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const text = await page.text();
  expect(documented.filter((path) => !text.includes(path))).toEqual([]);
});
