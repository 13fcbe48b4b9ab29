/** What role-matrix.test.ts does not cover: people's own documents, their roles, and what is never shown. */
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { json, sharedOffice } from '../../support/api';
import { createCategory, createProduct, logIn } from '../../support/back-office';
import { type Asker, bodyOf, documentOf, guestOf } from '../../support/cms-documents';
import { createPerson } from '../../support/people';

const { url } = inject('shop');
const admin = sharedOffice();
const [customer, neighbour, staff] = await Promise.all(
  (['customer', 'customer', 'staff'] as const).map((role) => createPerson({ url, admin, role })),
);
if (!customer || !neighbour || !staff) throw new Error('Three people were made.');

const guest = guestOf(url);
const category = await createCategory(admin);
const aUser = () => bodyOf('users', category.id);

it('keeps the state of screens for each editor, and for nobody else', async () => {
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

  expect(remembered.map(({ status }) => status)).toEqual([401, 403, 200, 200]);
  for (const stranger of [guest, customer.office]) expect((await recall(stranger)).join()).not.toContain(key);
  for (const [own, other] of [
    [staff.office, admin],
    [admin, staff.office],
  ] as const) {
    const [one, all] = await recall(own);
    expect(one).toContain(own.token);
    expect(one + String(all)).not.toContain(other.token);
  }
});

describe("people's own", () => {
  it('account and orders are read by their calls alone, not here', async () => {
    const answers = await Promise.all(
      ['users', `users/${customer.id}`, 'users/me', 'orders', 'orders?where[statusHistory.by][equals]=admin'].map(
        (path) => customer.office.ask(path),
      ),
    );

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
    expect((await customer.office.ask(`users/${customer.id}`, 'PATCH', { firstName: 'Nadia' })).status).toBe(403);
    expect((await staff.office.ask(`users/${staff.id}`, 'PATCH', { firstName: 'Nadia' })).status).toBe(403);
  });

  it("role is not a customer's to raise, by no route", async () => {
    const raise = { role: 'admin', roles: ['admin'] };
    await customer.office.ask(`users/${customer.id}`, 'PATCH', raise);
    await customer.office.ask(`users?where[id][equals]=${customer.id}`, 'PATCH', raise);
    await customer.office.ask('users', 'POST', aUser());
    await guest.ask('users/first-register', 'POST', aUser());
    await customer.office.ask('users/refresh-token', 'POST', raise);

    const { role } = await json<{ role: string }>(await admin.ask(`users/${customer.id}`));
    expect(role).toBe('customer');
    expect((await customer.office.ask('users', 'POST', aUser())).status).toBe(403);
    expect((await guest.ask('users/first-register', 'POST', aUser())).status).toBe(401);
  });

  it("role is not staff's to raise either", async () => {
    await staff.office.ask(`users/${staff.id}`, 'PATCH', { role: 'admin' });

    expect(await json(await admin.ask(`users/${staff.id}`))).toMatchObject({ role: 'staff' });
  });

  it("neighbour's account and password are out of reach", async () => {
    const answers = await Promise.all([
      customer.office.ask(`users/${neighbour.id}`),
      customer.office.ask(`users/${neighbour.id}`, 'PATCH', { password: 'stolen-password' }),
      customer.office.ask(`users/${neighbour.id}`, 'DELETE'),
      customer.office.ask(`users/${customer.id}`, 'DELETE'),
      customer.office.ask('users/unlock', 'POST', { username: neighbour.username }),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([401, 403, 403, 403, 403]);
    await logIn(url, neighbour);
  });
});

describe('what the CMS shows', () => {
  it('hides withdrawn products from who may not edit them', async () => {
    const { id } = await createProduct(admin, { published: false });
    const statuses = await Promise.all(
      [guest, customer.office, staff.office].map(async ({ ask }) => (await ask(`products/${id}`)).status),
    );

    expect(statuses).toEqual([401, 401, 200]);
  });

  it('names no folded texts, hashes, keys or passwords', async () => {
    const { id } = await createProduct(admin, { reference: `R-${randomUUID()}` });
    const order = await documentOf(admin, { collection: 'orders', category: category.id });
    const shown = await Promise.all(
      [`products/${id}`, `orders/${order}`, `users/${customer.id}`, `categories/${category.id}`].map(async (path) =>
        JSON.stringify(await json(await admin.ask(path))),
      ),
    );

    expect(shown.join()).not.toMatch(/Folded|searchText|requestHash|idempotencyKey|"hash"|"salt"|password/i);
  });

  it('opens no GraphQL', async () => {
    expect((await guest.ask('graphql', 'POST', { query: '{ Products { totalDocs } }' })).status).toBe(401);
    expect((await admin.ask('graphql', 'POST', { query: '{ Products { totalDocs } }' })).status).toBe(404);
  });
});
