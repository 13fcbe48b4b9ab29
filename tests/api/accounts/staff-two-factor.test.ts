import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, logInAgain, register, send } from '../../support/accounts';
import { json, refusal } from '../../support/api';
import { ADMIN, type Shop, startShop } from '../../support/running/shop';
import { setUpFactor } from '../../support/second-factor';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ env: { STAFF_TWO_FACTOR: 'required' } });
}, 120_000);
afterAll(() => shop.remove());

const get = (path: string, token: string) =>
  fetch(`${shop.url}${path}`, { headers: bearer(token), redirect: 'manual' });

describe('if staff must have a second factor', () => {
  it('they reach nothing but what sets it up, until they have one', async () => {
    const { access } = await logInAgain(ADMIN, shop.url);

    for (const path of ['/api/admin/products/', '/api/admin/orders/', '/api/admin/audit/', '/api/user/orders/']) {
      expect(await refusal(await get(path, access), 403)).toMatchObject({ two_factor_setup_required: true });
    }
    expect(await json(await get('/cms/products', access), 403)).toMatchObject({ two_factor_setup_required: true });
    for (const other of ['bearer x', 'Basic eDp5']) {
      const headers = {
        Cookie: `payload-token=junk; payload-token=${access.replace('e', '%65')}`,
        Authorization: other,
      };
      expect((await fetch(`${shop.url}/cms/stock-movements`, { headers })).status).toBeOneOf([401, 403]);
    }
    const page = await get('/admin', access);
    expect([page.status, page.headers.get('location')]).toEqual([307, '/profile#securite']);
    expect((await get('/api/user/profile/', access)).status).toBe(200);
    expect((await get('/api/user/sessions/', access)).status).toBe(200);

    await setUpFactor({ access, password: ADMIN.password }, shop.url);

    expect((await get('/api/admin/products/', access)).status).toBe(200);
    expect((await get('/cms/products', access)).status).toBe(200);
    expect((await get('/admin', access)).status).toBe(200);
  });

  it('clerks are held to it as well', async () => {
    const { id, access } = await register(shop.url);
    const database = new pg.Client({ connectionString: shop.databaseUrl });
    await database.connect();
    await database.query(`UPDATE users SET role = 'clerk' WHERE id = $1`, [id]);
    await database.end();

    const answer = await get('/api/admin/orders/', access);

    expect(await refusal(answer, 403)).toMatchObject({ two_factor_setup_required: true });
  });

  it('does not apply to customers', async () => {
    const person = await register(shop.url);
    expect((await send('/api/user/orders/', { url: shop.url, method: 'GET', token: person.access })).status).toBe(200);
  });
});
