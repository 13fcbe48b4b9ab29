/** Two clerks amend one order: what the first has saved is never taken back without a word. */
import { describe, expect, it } from 'vitest';
import type { AdminOrder } from '@/contract/admin/orders';
import { officeProblemWords } from '@/words/en/problems';
import { placeBody } from '../../support/admin-orders';
import { json, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { newClerk } from '../../support/order-desk';
import { linesFor, orderBody } from '../../support/orders';

const office = sharedOffice();
const [{ desk: one }, { desk: other }] = await Promise.all([newClerk(office), newClerk(office)]);
const reason = 'Le client a rappelé';

/** An order of one piece of `a`. */
async function prepared() {
  const [{ id: a }, { id: b }] = await Promise.all([
    createProduct(office, { stock: 50 }),
    createProduct(office, { stock: 50 }),
  ]);
  return { id: await placeBody(orderBody(a)), a, b };
}
const linesOf = ({ items }: AdminOrder) => items.map(({ product_id, quantity }) => ({ product_id, quantity }));
type Refused = { message: string; current: AdminOrder };

describe('a list made from an outdated copy', () => {
  it('is refused with the newest, from which the clerk goes on', async () => {
    const { id, a, b } = await prepared();
    const { updated_at, items } = await one.read(id);
    const both = linesFor([a, 3], [b, 1]);
    const theirs = await json<AdminOrder>(await one.amend(id, { reason, items: both, updated_at }));

    const ours = { reason, items: [{ item_id: items[0]?.id, quantity: 1 }], shipping: { address: 'Rue B' } };
    const refused = await json<Refused>(await other.amend(id, { ...ours, updated_at }), 409);

    expect(refused.message).toBe(officeProblemWords.staleEdit);
    expect(linesOf(refused.current)).toEqual(both);
    expect(refused.current.updated_at).toBe(theirs.updated_at);
    const again = { reason, shipping: ours.shipping, updated_at: refused.current.updated_at };
    expect(await json(await other.amend(id, again))).toMatchObject({ shipping_address: 'Rue B', items: theirs.items });
  });

  it('without a version, it may not drop what another clerk has just added, or set pieces back', async () => {
    const { id, a, b } = await prepared();
    const both = linesFor([a, 3], [b, 1]);
    await json(await one.amend(id, { reason, items: both }));

    const dropped = await other.amend(id, { reason, items: linesFor([a, 3]) });
    const back = await other.amend(id, { reason, items: linesFor([b, 1], [a, 1]) });

    expect([dropped.status, back.status]).toEqual([409, 409]);
    expect(linesOf(await one.read(id))).toEqual(both);
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

it('the documented body goes through where nobody else has changed the order, again and again', async () => {
  const { id, a, b } = await prepared();

  for (const items of [linesFor([a, 2], [b, 1]), linesFor([a, 1]), linesFor([a, 2])]) {
    await json(await one.amend(id, { reason, items }));
  }
  await json(await other.amend(id, { reason, items: linesFor([a, 5]) }));
});

it('of four clerks at once with one copy, one is served', async () => {
  const { id, a } = await prepared();
  const { updated_at } = await one.read(id);
  const amend = (quantity: number) => one.amend(id, { reason, items: linesFor([a, quantity]), updated_at });

  const answers = await Promise.all([2, 3, 4, 5].map(amend));

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
});

it('a call that is noted meanwhile makes no copy outdated', async () => {
  const { id } = await prepared();
  const { updated_at } = await one.read(id);
  await json(await other.call(id, { result: 'no-answer' }));

  expect((await one.amend(id, { reason, shipping: { address: 'Rue C' }, updated_at })).status).toBe(200);
});
