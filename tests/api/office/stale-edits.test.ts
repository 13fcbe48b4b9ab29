/** Two people edit one document: the second save is refused, and nothing is overwritten. */
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { officeProblemWords } from '@/words/en/problems';
import { placeOrder } from '../../support/admin-orders';
import { json, sharedOffice } from '../../support/api';
import { createCategory, createProduct } from '../../support/back-office';
import { createPerson } from '../../support/people';
import { askProducts, getProduct, postProduct, putProduct } from '../../support/products';
import { photograph, upload } from '../../support/uploads';

const office = sharedOffice();
const { url } = inject('shop');

type Copy = { id: number; versionSeen: string; updatedAt: string };

async function createPicture(): Promise<number> {
  const file = await photograph('png');
  return (await json<{ doc: Copy }>(await upload({ url, token: office.token, file }), 201)).doc.id;
}

/** Four values of a field that no other document has. */
const texts = (id: number) => [1, 2, 3, 4].map((number) => `Copie ${number} de ${id}`);
const statuses = () => ['processing', 'shipping', 'delivered', 'cancelled'];

describe.each([
  ['products', async () => (await createProduct(office)).id, 'title', texts],
  ['categories', async () => (await createCategory(office)).id, 'name', texts],
  ['tags', async () => (await office.create('tags', { name: randomUUID() })).id, 'name', texts],
  ['wilayas', async () => (await office.create('wilayas', { name: randomUUID(), price: 1 })).id, 'name', texts],
  ['media', createPicture, 'alt', texts],
  ['users', async () => (await createPerson({ url, admin: office, role: 'customer' })).id, 'firstName', texts],
  ['orders', async () => (await placeOrder(office)).orderId, 'status', statuses],
] as const)('of two forms of one document of %s', (collection, create, field, valuesFor) => {
  it('the second to be saved is refused, and says why', async () => {
    // given
    const id = await create();
    const [first, other] = valuesFor(id);
    const copy = await json<Copy>(await office.ask(`${collection}/${id}`));
    const { versionSeen } = copy;
    await json(await office.update(collection, id, { [field]: first, versionSeen }));

    // when
    const second = await office.update(collection, id, { [field]: other, versionSeen });

    // then
    const answer = await json<object>(second, 409);
    expect(answer).toMatchObject({ errors: [{ message: officeProblemWords.staleEdit, data: { current: { id } } }] });
    expect(JSON.stringify(answer)).not.toMatch(/"(?:hash|salt|resetPasswordToken)"|"sessions":\[\{/);
    expect(await json(await office.ask(`${collection}/${id}`))).toMatchObject({ [field]: first });
  });

  it('saved at the same instant, one is kept', async () => {
    const id = await create();
    const { versionSeen } = await json<Copy>(await office.ask(`${collection}/${id}`));
    const save = (value: string) => office.update(collection, id, { [field]: value, versionSeen });

    const answers = await Promise.all(valuesFor(id).map(save));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('one that was just saved may be saved again', async () => {
    const id = await create();
    const [first, other] = valuesFor(id);
    const { versionSeen } = await json<Copy>(await office.ask(`${collection}/${id}`));

    const { doc } = await json<{ doc: Copy }>(await office.update(collection, id, { [field]: first, versionSeen }));
    const again = await office.update(collection, id, { [field]: other, versionSeen: doc.versionSeen });

    expect(again.status).toBe(200);
  });

  it('a script that names no copy is taken as it is', async () => {
    const id = await create();

    expect((await office.update(collection, id, { [field]: valuesFor(id)[0] })).status).toBe(200);
  });
});

it('an order that another has delivered stays delivered, and its stock with it, whatever an old form says', async () => {
  const { orderId } = await placeOrder(office);
  const opened = await json<Copy & { statusHistory: object[] }>(await office.ask(`orders/${orderId}`));
  await json(await office.update('orders', orderId, { status: 'delivered' }));

  const saved = await office.update('orders', orderId, { ...opened });

  expect(saved.status).toBe(409);
  const kept = await json<{ status: string; statusHistory: { status: string }[] }>(
    await office.ask(`orders/${orderId}`),
  );
  expect([kept.status, kept.statusHistory.map(({ status }) => status)]).toEqual([
    'delivered',
    ['pending', 'delivered'],
  ]);
});

it('of a product, the refusal names whose change it meets', async () => {
  const { id } = await postProduct(office);
  const { updated_at } = await getProduct(office, id);
  const staff = await createPerson({ url, admin: office, role: 'staff' });
  await putProduct(staff.office, id, { price: 7 });

  const answer = await askProducts(office.token, `${id}/`, { method: 'PUT', body: { price: 8, updated_at } });

  expect(await json(answer, 409)).toMatchObject({
    message: expect.stringContaining(`${staff.username} has changed this`),
    changed_by: staff.username,
    current: { id, price: 7 },
  });
});
