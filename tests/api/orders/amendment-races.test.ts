/** Two clerks amend one order: what the first has saved is never taken back without a word. */
import { describe, expect, inject, it } from 'vitest';
import type { AdminOrder } from '@/contract/admin/orders';
import { officeProblemWords } from '@/words/en/problems';
import { json, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { deskOf } from '../../support/order-desk';
import { orderBody, postOrder } from '../../support/orders';
import { createPerson } from '../../support/people';

const { url } = inject('shop');
const office = sharedOffice();
const [one, other] = await Promise.all(
  [0, 1].map(async () => deskOf((await createPerson({ url, admin: office, role: 'clerk' })).office)),
);
if (!one || !other) throw new Error('Two clerks are needed.');
const reason = 'Le client a rappelé';

async function prepared() {
  const [kept, added] = await Promise.all([0, 1].map(() => createProduct(office, { stock: 50 })));
  const [a, b] = [kept?.id ?? 0, added?.id ?? 0];
  const body = orderBody(0, { items: [{ product_id: a, quantity: 1 }] });
  const id = (await json<{ order_id: number }>(await postOrder(url, body), 201)).order_id;
  return { id, a, b };
}
const piecesOf = ({ items }: AdminOrder) => items.map(({ product_id, quantity }) => [product_id, quantity]);
type Refused = { message: string; current: AdminOrder };

describe('a list made from an outdated copy', () => {
  it('is refused with the newest, from which the clerk goes on', async () => {
    const { id, a, b } = await prepared();
    const { updated_at, items } = await one.read(id);
    const three = [
      { product_id: a, quantity: 3 },
      { product_id: b, quantity: 1 },
    ];
    const theirs = await json<AdminOrder>(await one.amend(id, { reason, items: three, updated_at }));

    const ours = { reason, items: [{ item_id: items[0]?.id, quantity: 1 }], shipping: { address: 'Rue B' } };
    const refused = await json<Refused>(await other.amend(id, { ...ours, updated_at }), 409);

    expect(refused.message).toBe(officeProblemWords.staleEdit);
    expect(piecesOf(refused.current)).toEqual([
      [a, 3],
      [b, 1],
    ]);
    expect(refused.current.updated_at).toBe(theirs.updated_at);
    const again = { reason, shipping: ours.shipping, updated_at: refused.current.updated_at };
    expect(await json(await other.amend(id, again))).toMatchObject({ shipping_address: 'Rue B', items: theirs.items });
  });

  it('without a version, it may not drop what another clerk has just added, or set pieces back', async () => {
    const { id, a, b } = await prepared();
    const three = [
      { product_id: a, quantity: 3 },
      { product_id: b, quantity: 1 },
    ];
    await json(await one.amend(id, { reason, items: three }));

    const dropped = await other.amend(id, { reason, items: [{ product_id: a, quantity: 3 }] });
    const back = await other.amend(id, { reason, items: [three[1], { product_id: a, quantity: 1 }] });

    expect([dropped.status, back.status]).toEqual([409, 409]);
    expect(piecesOf(await one.read(id))).toEqual([
      [a, 3],
      [b, 1],
    ]);
  });

  it('that takes back an address of a moment ago is refused, another address is not', async () => {
    const { id } = await prepared();
    const before = await one.read(id);
    await json(await one.amend(id, { reason, shipping: { address: 'Rue neuve' } }));

    const back = await other.amend(id, { reason, shipping: { address: before.shipping_address } });
    const third = await other.amend(id, { reason, shipping: { address: 'Rue tierce' } });

    expect([back.status, third.status]).toEqual([409, 200]);
  });
});

describe('the documented body', () => {
  it('goes through where nobody else has changed the order, again and again', async () => {
    const { id, a, b } = await prepared();
    const lists = [
      [
        { product_id: a, quantity: 2 },
        { product_id: b, quantity: 1 },
      ],
      [{ product_id: a, quantity: 1 }],
      [{ product_id: a, quantity: 2 }],
    ];

    for (const items of lists) expect((await one.amend(id, { reason, items })).status).toBe(200);
    const theirs = await other.amend(id, { reason, items: [{ product_id: a, quantity: 5 }] });
    expect(theirs.status).toBe(200);
  });
});

it('of four clerks at once with one copy, one is served', async () => {
  const { id, a } = await prepared();
  const { updated_at } = await one.read(id);
  const amend = (quantity: number) => one.amend(id, { reason, items: [{ product_id: a, quantity }], updated_at });

  const answers = await Promise.all([2, 3, 4, 5].map(amend));

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
});

it('a call that is noted meanwhile makes no copy outdated', async () => {
  const { id } = await prepared();
  const { updated_at } = await one.read(id);
  await json(await other.call(id, { result: 'no-answer' }));

  expect((await one.amend(id, { reason, shipping: { address: 'Rue C' }, updated_at })).status).toBe(200);
});
