/** The bearer token alone identifies the caller; the CSRF token recognises forms of foreign pages. */
import { expect, inject, it } from 'vitest';
import { ask, json, refusal, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';
import { createPerson } from '../../support/people';
import { sharedDatabase, stockOf } from '../../support/running/database';

const { url } = inject('shop');
const office = sharedOffice();
const rows = sharedDatabase();
const customer = await createPerson({ url, admin: office, role: 'customer' });

async function accountOf(response: Response): Promise<number | null> {
  const { order_id } = await json<{ order_id: number }>(response, 201);
  const [order] = await rows<{ account_id: number | null }>('SELECT account_id FROM orders WHERE id = $1', [order_id]);
  return order?.account_id ?? null;
}

it('a good token places the order for its account', async () => {
  const { id } = await createProduct(office);

  const response = await postOrder(url, orderBody(id), { Authorization: `Bearer ${customer.office.token}` });

  expect(await accountOf(response)).toBe(customer.id);
});

it("a cookie alone never authenticates: the order is a guest's", async () => {
  const { id } = await createProduct(office);
  const headers = { Cookie: `payload-token=${customer.office.token}`, Origin: url, 'Sec-Fetch-Site': 'same-origin' };

  expect(await accountOf(await postOrder(url, orderBody(id), headers))).toBeNull();
});

it('the first page view sets a csrftoken that scripts can read, the next leaves it', async () => {
  const first = await ask('/', { headers: { Accept: 'text/html' } });
  const [cookie = ''] = first.headers.getSetCookie().filter((set) => set.startsWith('csrftoken='));
  const next = await ask('/products', { headers: { Accept: 'text/html', Cookie: cookie.split(';')[0] ?? '' } });

  expect(cookie).toMatch(/^csrftoken=[\w-]{20,};/);
  expect(cookie).toMatch(/SameSite=Lax/i);
  expect(cookie).not.toMatch(/HttpOnly/i);
  expect(next.headers.getSetCookie().filter((set) => set.startsWith('csrftoken='))).toEqual([]);
});

it('a POST whose CSRF cookie and header differ is refused with 403 and no order', async () => {
  const { id } = await createProduct(office);

  await refusal(await postOrder(url, orderBody(id), { Cookie: 'csrftoken=a', 'X-CSRFToken': 'b' }), 403);

  expect(await stockOf(rows, id)).toMatchObject({ stock: 10, ordered: 0 });
});

it.each([[{ Cookie: 'csrftoken=a', 'X-CSRFToken': 'a' }], [{ Cookie: 'csrftoken=a' }], [{ 'X-CSRFToken': 'a' }]])(
  'a POST with %j is taken',
  async (headers: Record<string, string>) => {
    const { id } = await createProduct(office);

    expect((await postOrder(url, orderBody(id), headers)).status).toBe(201);
  },
);
