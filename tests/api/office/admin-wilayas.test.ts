/** The back office's calls for delivery regions. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type AdminWilaya, adminWilaya } from '@/contract/admin/wilayas';
import { askAdmin } from '../../support/admin-calls';
import { getJson, json, refusal } from '../../support/api';

const WILAYAS = '/api/admin/wilayas/';
const unique = (text: string) => `${text} ${randomUUID()}`;

async function create(fields: Record<string, unknown> = {}): Promise<AdminWilaya> {
  const body = { name: unique('Wilaya'), price: 600, ...fields };
  return adminWilaya.strict().parse(await json(await askAdmin(WILAYAS, { method: 'POST', body }), 201));
}

const change = (id: number | string, body: object) => askAdmin(`${WILAYAS}${id}/`, { method: 'PATCH', body });
const remove = (id: number | string) => askAdmin(`${WILAYAS}${id}/`, { method: 'DELETE' });
const list = async () => z.array(adminWilaya.strict()).parse(await json(await askAdmin(WILAYAS)));

describe('the list of wilayas', () => {
  it('is an array in French order, with fees of two decimals', async () => {
    const names = ['Zéralda', 'Élan', 'Eaux'].map(unique);
    for (const name of names) await create({ name });

    const shown = (await list()).filter(({ name }) => names.includes(name));

    expect(shown.map(({ name }) => name)).toEqual([names[2], names[1], names[0]]);
    expect(new Set(shown.map(({ price }) => price))).toEqual(new Set(['600.00']));
  });

  it("is the shop's own at the next look", async () => {
    const { id, name } = await create({ price: '450.5' });
    const shown = async () => (await getJson<AdminWilaya[]>('/api/wilayas/')).find((wilaya) => wilaya.id === id);

    const others = { code: null, name_ar: '', desk_price: null, days: null };
    expect(await shown()).toEqual({ id, name, price: '450.50', ...others });
    await change(id, { price: 0 });
    expect(await shown()).toEqual({ id, name, price: '0.00', ...others });
    await remove(id);
    expect(await shown()).toBeUndefined();
  });
});

describe('a wilaya', () => {
  it.each([
    [{ price: 1 }, { name: ['Wilaya name is required'] }],
    [{ name: ' ', price: 1 }, { name: ['Wilaya name is required'] }],
    [{ name: 7, price: 1 }, { name: ['Wilaya name is required'] }],
    [{ name: 'A', price: -0.01 }, { price: ['Price cannot be negative'] }],
    [{ name: 'A' }, { price: ['Price is required'] }],
    [{ name: 'A', price: '' }, { price: ['Price is required'] }],
    [{ name: 'A', price: 'free' }, { price: ['Price must be a number'] }],
    [{ name: 'A', price: '1e3' }, { price: ['Price must be a number'] }],
    [{ name: 'A', price: 1e12 }, { price: ['Price must be at most 100000000'] }],
  ])('of %j is refused with %j', async (body, details) => {
    const answer = await refusal(await askAdmin(WILAYAS, { method: 'POST', body }), 400);

    expect(answer.details).toEqual(details);
  });

  it("may not have another's name, in whatever case", async () => {
    const [taken, other] = [await create({ name: unique('Aïn') }), await create()];
    const name = taken.name.replace('Aïn', 'AIN');

    const made = await refusal(await askAdmin(WILAYAS, { method: 'POST', body: { name, price: 1 } }), 409);
    const renamed = await refusal(await change(other.id, { name }), 409);

    const details = { name: ['A wilaya with this name already exists'] };
    expect([made.details, renamed.details]).toEqual([details, details]);
  });

  it('keeps what an edit does not name, and everything if the edit is refused', async () => {
    const { id } = await create({ price: 712.25 });
    const name = unique('Renommée');

    expect(await json(await change(id, { name }))).toMatchObject({ id, name, price: '712.25' });
    const after = await json(await change(id, { price: '80' }));
    expect(after).toMatchObject({ name, price: '80.00' });
    for (const [body, details] of [
      [{ name: '' }, { name: ['Wilaya name is required'] }],
      [{ price: -1 }, { price: ['Price cannot be negative'] }],
      [{ price: null }, { price: ['Price is required'] }],
    ] as const) {
      expect((await refusal(await change(id, body), 400)).details).toEqual(details);
    }
    expect((await list()).find((wilaya) => wilaya.id === id)).toEqual(after);
  });

  it('is deleted once, with no content', async () => {
    const { id } = await create();

    const [first, second] = [await remove(id), await remove(id)];

    expect([first.status, await first.text()]).toEqual([204, '']);
    await refusal(second, 404);
  });

  it.each(['0', 'abc', '2147483647'])('of the unknown id %s is a 404', async (id) => {
    await refusal(await change(id, { price: 1 }), 404);
    await refusal(await remove(id), 404);
  });
});
