/** Who may do what in the CMS's own calls (contract, "Roles"): the server enforces it on every collection. */
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { json, sharedOffice } from '../support/api';
import { type BackOffice, createCategory, createProduct } from '../support/back-office';
import { orderBody, postOrder } from '../support/orders';
import { createPerson } from '../support/people';
import { photograph, upload } from '../support/uploads';

const { url } = inject('shop');
const admin = sharedOffice();
const [customer, neighbour, staff] = await Promise.all(
  (['customer', 'customer', 'staff'] as const).map((role) => createPerson({ url, admin, role })),
);
if (!customer || !neighbour || !staff) throw new Error('Three people were made.');

/** Nobody is logged in. */
const guest = {
  token: '',
  ask: (path: string, method = 'GET', data?: object) =>
    fetch(`${url}/cms/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(data ? { body: JSON.stringify(data) } : {}),
    }),
};

type Asker = Pick<BackOffice, 'ask' | 'token'>;
const category = await createCategory(admin);
const documents: Record<string, () => Record<string, unknown>> = {
  products: () => ({ title: randomUUID(), price: 1, categories: [category.id] }),
  categories: () => ({ name: randomUUID() }),
  tags: () => ({ name: randomUUID() }),
  wilayas: () => ({ name: randomUUID(), price: 1 }),
  orders: () => ({
    status: 'pending',
    orderDate: new Date().toISOString(),
    items: [],
    total: 1,
    subtotal: 1,
    deliveryPrice: 0,
  }),
  users: () => ({
    username: randomUUID(),
    email: `${randomUUID()}@example.com`,
    password: randomUUID(),
    role: 'admin',
  }),
  'stock-movements': () => ({ quantity: 5, reason: 'correction' }),
  'payload-jobs': () => ({ taskSlug: 'send-order-confirmation', input: { orderId: 1 } }),
};

/** What somebody may do with one document of a collection: read, create, update, delete. */
async function rights(asker: Asker, collection: string, id: number): Promise<string> {
  const data = documents[collection]?.() ?? {};
  const isAllowed = async (path: string, method: string, body?: Record<string, unknown>) => {
    const response = await asker.ask(path, method, body);
    expect(response.status).toBeLessThan(500);
    return response.ok;
  };
  const letters = [
    (await isAllowed(`${collection}/${id}`, 'GET')) ? 'r' : '-',
    (await isCreated(asker, collection, data)) ? 'c' : '-',
    (await isAllowed(`${collection}/${id}`, 'PATCH', collection === 'orders' ? { status: 'shipping' } : {}))
      ? 'u'
      : '-',
    (await isAllowed(`${collection}/${id}`, 'DELETE')) ? 'd' : '-',
  ];
  return letters.join('');
}

/** A picture comes as a file, anything else as JSON. */
async function isCreated(asker: Asker, collection: string, data: Record<string, unknown>): Promise<boolean> {
  const response = await (collection === 'media'
    ? upload({ url, token: asker.token, file: await photograph('png') })
    : asker.ask(collection, 'POST', data));
  expect(response.status).toBeLessThan(500);
  return response.ok;
}

/** What somebody may do with one document where it is chosen by a query: update, delete. */
async function rightsByQuery(asker: Asker, collection: string, id: number): Promise<string> {
  const does = async (method: string, body: Record<string, unknown> = {}) => {
    const response = await asker.ask(`${collection}?where[id][equals]=${id}`, method, body);
    expect(response.status).toBeLessThan(500);
    return response.ok && (await json<{ docs: object[] }>(response)).docs.length === 1;
  };
  const update = await does('PATCH', collection === 'orders' ? { status: 'delivered' } : {});
  return [update ? 'u' : '-', (await does('DELETE')) ? 'd' : '-'].join('');
}

/** A document that a test may lose. */
async function documentOf(collection: string): Promise<number> {
  if (collection === 'orders') {
    const placed = await postOrder(url, orderBody((await createProduct(admin)).id));
    return (await json<{ order_id: number }>(placed, 201)).order_id;
  }
  if (collection === 'stock-movements' || collection === 'payload-jobs') {
    const { docs } = await json<{ docs: { id: number }[] }>(await admin.ask(`${collection}?limit=1`));
    return docs[0]?.id ?? 1;
  }
  if (collection === 'media') {
    const file = await photograph('png');
    return (await json<{ doc: { id: number } }>(await upload({ url, token: admin.token, file }), 201)).doc.id;
  }
  return (await admin.create<{ id: number }>(collection, documents[collection]?.() ?? {})).id;
}

describe.each([
  // collection, guest, customer, staff, admin
  ['products', 'r---', 'r---', 'rcud', 'rcud'],
  ['categories', 'r---', 'r---', 'rcud', 'rcud'],
  ['tags', 'r---', 'r---', 'rcud', 'rcud'],
  ['media', 'r---', 'r---', 'rcud', 'rcud'],
  ['wilayas', 'r---', 'r---', 'r---', 'rcud'],
  ['orders', '----', '----', '----', 'r-u-'],
  ['users', '----', '----', '----', 'rcud'],
  ['stock-movements', '----', '----', '----', 'r---'],
])('%s', (collection, ofGuest, ofCustomer, ofStaff, ofAdmin) => {
  it.each([
    ['a guest', guest, ofGuest],
    ['a customer', customer.office, ofCustomer],
    ['staff', staff.office, ofStaff],
    ['the admin', admin, ofAdmin],
  ])(`gives ${'%s'} the rights due`, async (_, asker: Asker, expected) => {
    const id = await documentOf(collection);

    expect(await rights(asker, collection, id)).toBe(expected);
    expect(await rightsByQuery(asker, collection, await documentOf(collection))).toBe(expected.slice(2));
  });
});

describe('the queue of jobs', () => {
  it.each([
    ['a guest', guest],
    ['a customer', customer.office],
    ['staff', staff.office],
  ])('is closed to %s: nobody reads, adds, deletes or runs jobs', async (_, asker: Asker) => {
    const answers = await Promise.all([
      asker.ask('payload-jobs'),
      asker.ask('payload-jobs', 'POST', documents['payload-jobs']?.()),
      asker.ask('payload-jobs?where[id][greater_than]=0', 'DELETE'),
      asker.ask('payload-jobs/run'),
    ]);

    expect(answers.map(({ status }) => [401, 403, 404].includes(status))).toEqual([true, true, true, true]);
  });
});

it('what the back office remembers of its screens is each editor’s own, and nobody else has any', async () => {
  const key = `screen-${randomUUID()}`;
  const remember = (asker: Asker) => asker.ask(`payload-preferences/${key}`, 'POST', { value: { by: asker.token } });
  const recall = async (asker: Asker) => {
    const answers = await Promise.all([
      asker.ask(`payload-preferences/${key}`),
      asker.ask('payload-preferences?limit=0'),
    ]);
    expect(answers.map(({ status }) => status).every((status) => status < 500)).toBe(true);
    return Promise.all(answers.map((answer) => answer.text()));
  };

  const remembered = await Promise.all([guest, customer.office, staff.office, admin].map(remember));

  expect(remembered.map(({ status }) => status)).toEqual([403, 403, 200, 200]);
  for (const stranger of [guest, customer.office]) expect((await recall(stranger)).join()).not.toContain(key);
  for (const [own, other] of [
    [staff.office, admin],
    [admin, staff.office],
  ] as const) {
    const [one, all] = await recall(own);
    expect(one).toContain(own.token);
    expect(one + String(all)).not.toContain(other.token);
  }
  expect((await staff.office.ask(`payload-preferences/${key}`, 'DELETE')).status).toBe(200);
  expect((await recall(admin))[0]).toContain(admin.token);
});

describe('people’s own', () => {
  it('account is all that a customer sees of the accounts, and edits nothing of it here', async () => {
    const { docs } = await json<{ docs: { id: number }[] }>(await customer.office.ask('users'));

    expect(docs.map(({ id }) => id)).toEqual([customer.id]);
    expect((await customer.office.ask(`users/${customer.id}`, 'PATCH', { firstName: 'Nadia' })).status).toBe(403);
    expect((await staff.office.ask(`users/${staff.id}`, 'PATCH', { firstName: 'Nadia' })).status).toBe(403);
  });

  it('orders are all that a customer sees of the orders', async () => {
    const { id } = await createProduct(admin);
    const bearer = (person: { office: BackOffice }) => ({ Authorization: `Bearer ${person.office.token}` });
    const own = await json<{ order_id: number }>(await postOrder(url, orderBody(id), bearer(customer)), 201);
    await postOrder(url, orderBody(id), bearer(neighbour));
    await postOrder(url, orderBody(id));

    const { docs } = await json<{ docs: { id: number }[] }>(await customer.office.ask('orders'));

    expect(docs.map((order) => order.id)).toEqual([own.order_id]);
    expect((await customer.office.ask(`orders/${own.order_id}`, 'PATCH', { status: 'cancelled' })).status).toBe(403);
  });

  it('role is not a customer’s to raise, by no route', async () => {
    const raise = { role: 'admin', roles: ['admin'] };
    await customer.office.ask(`users/${customer.id}`, 'PATCH', raise);
    await customer.office.ask(`users?where[id][equals]=${customer.id}`, 'PATCH', raise);
    await customer.office.ask('users', 'POST', { ...documents.users?.(), role: 'admin' });
    await guest.ask('users/first-register', 'POST', { ...documents.users?.(), role: 'admin' });
    await customer.office.ask('users/refresh-token', 'POST', raise);

    const { role } = await json<{ role: string }>(await admin.ask(`users/${customer.id}`));
    expect(role).toBe('customer');
    expect((await customer.office.ask('users', 'POST', documents.users?.())).status).toBe(403);
    expect((await guest.ask('users/first-register', 'POST', documents.users?.())).status).toBe(403);
  });

  it('role is not staff’s to raise either', async () => {
    await staff.office.ask(`users/${staff.id}`, 'PATCH', { role: 'admin' });

    expect(await json(await admin.ask(`users/${staff.id}`))).toMatchObject({ role: 'staff' });
  });

  it('neighbour’s account and password are out of reach', async () => {
    const answers = await Promise.all([
      customer.office.ask(`users/${neighbour.id}`),
      customer.office.ask(`users/${neighbour.id}`, 'PATCH', { password: 'stolen-password' }),
      customer.office.ask(`users/${neighbour.id}`, 'DELETE'),
      customer.office.ask(`users/${customer.id}`, 'DELETE'),
      customer.office.ask('users/unlock', 'POST', { username: neighbour.username }),
    ]);

    expect(answers.filter(({ ok }) => ok)).toEqual([]);
  });
});

describe('what the CMS shows', () => {
  it('hides withdrawn products from who may not edit them', async () => {
    const { id } = await createProduct(admin, { published: false });
    const statuses = await Promise.all(
      [guest, customer.office, staff.office].map(async ({ ask }) => (await ask(`products/${id}`)).status),
    );

    expect(statuses).toEqual([404, 404, 200]);
  });

  it('names no folded texts, hashes, keys or passwords', async () => {
    const { id } = await createProduct(admin, { reference: `R-${randomUUID()}` });
    const order = await documentOf('orders');
    const shown = await Promise.all(
      [`products/${id}`, `orders/${order}`, `users/${customer.id}`, `categories/${category.id}`].map(async (path) =>
        (await admin.ask(path)).text(),
      ),
    );

    expect(shown.join()).not.toMatch(/Folded|requestHash|idempotencyKey|"hash"|"salt"|password/i);
  });

  it('opens no GraphQL', async () => {
    expect((await guest.ask('graphql', 'POST', { query: '{ Products { totalDocs } }' })).ok).toBe(false);
  });
});
