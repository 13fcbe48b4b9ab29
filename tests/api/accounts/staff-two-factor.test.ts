import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, logInAgain, register, send } from '../../support/accounts';
import { json, refusal } from '../../support/api';
import { queryOnce } from '../../support/running/database';
import { startShopBeside } from '../../support/running/fresh-database';
import { ADMIN, type Shop } from '../../support/running/shop';
import { setUpFactor } from '../../support/second-factor';

let shop: Shop;
beforeAll(async () => {
  shop = await startShopBeside({ STAFF_TWO_FACTOR: 'required' });
});
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
      const cookie = `payload-token=junk; payload-token=${access.replace('e', '%65')}`;
      const headers = { Cookie: cookie, Authorization: other };
      expect((await fetch(`${shop.url}/cms/stock-movements`, { headers })).status).toBeOneOf([401, 403]);
    }
    const page = await get('/admin', access);
    expect([page.status, page.headers.get('location')]).toEqual([307, '/profile#securite']);
    for (const path of ['/api/user/profile/', '/api/user/sessions/'])
      expect((await get(path, access)).status, path).toBe(200);

    await setUpFactor({ access, password: ADMIN.password }, shop.url);

    for (const path of ['/api/admin/products/', '/cms/products', '/admin'])
      expect((await get(path, access)).status, path).toBe(200);
  });

  it('clerks are held to it as well', async () => {
    const { id, access } = await register(shop.url);
    await queryOnce(shop.databaseUrl, `UPDATE users SET role = 'clerk' WHERE id = $1`, [id]);

    const answer = await get('/api/admin/orders/', access);

    expect(await refusal(answer, 403)).toMatchObject({ two_factor_setup_required: true });
  });

  it('does not apply to customers', async () => {
    const person = await register(shop.url);
    expect((await send('/api/user/orders/', { url: shop.url, method: 'GET', token: person.access })).status).toBe(200);
  });
});
