/**
 * Who may do what in the back office (contract, "Roles"), call by call and page by page: nobody, a customer, staff, the
 * admin. The collections' own REST has its table in roles.test.ts.
 */
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { routes } from '@/contract/routes';
import { json, sharedOffice } from '../support/api';
import { createProduct } from '../support/back-office';
import { orderBody, postOrder } from '../support/orders';
import { createPerson } from '../support/people';
import { photograph, upload } from '../support/uploads';

const { url } = inject('shop');
const admin = sharedOffice();
const [customer, staff] = await Promise.all(
  (['customer', 'staff'] as const).map((role) => createPerson({ url, admin, role })),
);
if (!customer || !staff) throw new Error('Two people were made.');

const TOKENS = {
  nobody: null,
  customer: customer.office.token,
  staff: staff.office.token,
  admin: admin.token,
} as const;
type Who = keyof typeof TOKENS;

/** Every call of the back office, and whether it is the admin's alone. */
const CALLS: readonly [call: string, isAdminsAlone: boolean][] = [
  ['GET /admin/products', false],
  ['POST /admin/products', false],
  ['GET /admin/products/{id}', false],
  ['PUT /admin/products/{id}', false],
  ['DELETE /admin/products/{id}', false],
  ['POST /admin/products/{id}/swap-images', false],
  ['POST /admin/products/{id}/delete-image', false],
  ['POST /admin/products/{id}/make-main', false],
  ['GET /admin/products/export', false],
  ['POST /admin/products/import', false],
  ['GET /admin/products/import', false],
  ['GET /admin/products/import/{id}', false],
  ['POST /admin/products/import/{id}/cancel', false],
  ['GET /admin/categories', false],
  ['POST /admin/categories', false],
  ['GET /admin/categories2', false],
  ['POST /admin/categories2', false],
  ['PUT /admin/categories2/{id}', false],
  ['DELETE /admin/categories2/{id}', false],
  ['GET /admin/tags', false],
  ['POST /admin/tags', false],
  ['PUT /admin/tags/{id}', false],
  ['DELETE /admin/tags/{id}', false],
  ['GET /admin/orders', true],
  ['GET /admin/orders/export', true],
  ['GET /admin/orders/{id}', true],
  ['PATCH /admin/orders/{id}/status', true],
  ['POST /admin/orders/{id}/email', true],
  ['GET /admin/orders/{id}/invoice', true],
  ['GET /admin/wilayas', true],
  ['POST /admin/wilayas', true],
  ['PATCH /admin/wilayas/{id}', true],
  ['DELETE /admin/wilayas/{id}', true],
  ['GET /admin/statistics', true],
  ['GET /admin/dashboard', true],
];

const NO_SUCH_ID = '2147483647';

/** Without a body worth anything: whoever may call is told what is wrong with it, and changes nothing. */
function ask(call: string, who: Who, headers: Record<string, string> = {}): Promise<Response> {
  const [method = 'GET', path = ''] = call.split(' ');
  const token = TOKENS[who];
  return fetch(`${url}/api${path.replace('{id}', NO_SUCH_ID)}/`, {
    method,
    headers: { ...(token === null ? {} : { Authorization: `Bearer ${token}` }), ...headers },
  });
}

describe('the calls of the back office', () => {
  it('are all in this table', () => {
    const known = Object.values(routes)
      .filter(({ path }) => path.startsWith('/admin/'))
      .map(({ method, path }) => `${method} ${path}`);

    expect(known.toSorted()).toEqual(CALLS.map(([call]) => call).toSorted());
  });

  it.each(CALLS)('%s', async (call, isAdminsAlone) => {
    const status = async (who: Who) => (await ask(call, who)).status;

    expect(await status('nobody')).toBe(401);
    expect(await status('customer')).toBe(403);
    if (isAdminsAlone) expect(await status('staff')).toBe(403);
    else expect([401, 403]).not.toContain(await status('staff'));
    expect([401, 403]).not.toContain(await status('admin'));
    expect(await status('admin')).toBeLessThan(500);
  });

  it.each(CALLS)('%s is not opened by the back office’s cookie', async (call) => {
    const { status } = await ask(call, 'nobody', { Cookie: `payload-token=${TOKENS.admin}` });

    expect(status).toBe(401);
  });
});

/** What each page would give away, and who may have it. */
const secret = randomUUID();
const order = await json<{ order_id: number }>(
  await postOrder(url, {
    ...orderBody((await createProduct(admin)).id),
    customer: { firstName: 'Lila', lastName: `Order ${secret}`, email: 'lila@example.com', phone: '0550112233' },
  }),
  201,
);
await createProduct(admin, { title: `Product ${secret}`, published: false });
await admin.create('wilayas', { name: `Wilaya ${secret}`, price: 1 });
await admin.create('users', {
  username: `user-${secret}`,
  email: `${secret}@example.com`,
  password: randomUUID(),
  role: 'customer',
});

const shelf = await admin.create('categories', { name: `Category ${secret}` });
const brand = await admin.create('tags', { name: `Brand ${secret}` });
const { doc: picture } = await json<{ doc: { id: number; filename: string } }>(
  await upload({ url, token: admin.token, file: await photograph('png') }),
  201,
);
const counted = await createProduct(admin, { stock: 765_432 });
const { docs: movements } = await json<{ docs: { id: number }[] }>(
  await admin.ask(`stock-movements?where[product][equals]=${counted.id}`),
);

const PAGES: readonly [page: string, shows: string, mayHave: readonly Who[]][] = [
  [`/admin/collections/products?search=${secret}`, `Product ${secret}`, ['staff', 'admin']],
  [`/admin/collections/orders/${order.order_id}`, `Order ${secret}`, ['admin']],
  ['/admin/collections/orders?limit=100', `Order ${secret}`, ['admin']],
  [`/admin/collections/users?search=user-${secret}`, `${secret}@example.com`, ['admin']],
  [`/admin/collections/categories/${shelf.id}`, `Category ${secret}`, ['staff', 'admin']],
  [`/admin/collections/tags/${brand.id}`, `Brand ${secret}`, ['staff', 'admin']],
  [`/admin/collections/media/${picture.id}`, picture.filename, ['staff', 'admin']],
  [`/admin/collections/stock-movements/${movements[0]?.id}`, '765432', ['admin']],
  ['/admin/account', staff.email, ['staff']],
  ['/admin/collections/wilayas?limit=200', `Wilaya ${secret}`, ['admin']],
  [`/admin/invoice/${order.order_id}`, `Order ${secret}`, ['admin']],
];

describe('the pages of the back office', () => {
  it.each(PAGES)('%s', async (page, shows, mayHave) => {
    const who = Object.keys(TOKENS) as Who[];
    const has = await Promise.all(
      who.map(async (one) => {
        const token = TOKENS[one];
        const answer = await fetch(url + page, { headers: token === null ? {} : { Cookie: `payload-token=${token}` } });
        expect(answer.status).toBeLessThan(500);
        return [one, (await answer.text()).includes(shows)] as const;
      }),
    );

    expect(has.filter(([, isShown]) => isShown).map(([one]) => one)).toEqual(mayHave);
  });
});
