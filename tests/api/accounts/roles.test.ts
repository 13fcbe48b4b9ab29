/** What role-matrix.test.ts does not cover: people's own documents, their roles, and what is never shown. */
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { json, sharedOffice } from '../../support/api';
import { createCategory, createProduct } from '../../support/back-office';
import { type Asker, documentOf, guestOf } from '../../support/cms-documents';
import { createPeople } from '../../support/people';

const { url } = inject('shop');
const admin = sharedOffice();
const { customer, staff } = await createPeople(admin, ['customer', 'staff']);

const guest = guestOf(url);
const category = await createCategory(admin);

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

it("people's own account and orders are read and changed by their calls alone, not here", async () => {
  const answers = await Promise.all(
    ['users', `users/${customer.id}`, 'users/me', 'orders', 'orders?where[statusHistory.by][equals]=admin'].map(
      (path) => customer.office.ask(path),
    ),
  );

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
  expect((await customer.office.remove('users', customer.id)).status).toBe(403);
  for (const { office, id } of [customer, staff]) {
    for (const change of [{ firstName: 'Nadia' }, { role: 'admin' }])
      expect((await office.update('users', id, change)).status).toBe(403);
  }
  expect(await json(await admin.ask(`users/${staff.id}`))).toMatchObject({ role: 'staff' });
});

describe('what the CMS shows', () => {
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
