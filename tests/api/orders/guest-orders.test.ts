/** How a guest's orders become an account's: once, all of them, and no others. */
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import type { OwnOrdersAnswer } from '@/contract/orders';
import { bearer, type Customer, register, send, times } from '../../support/accounts';
import { json, refusal, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';
import { sharedDatabase } from '../../support/running/database';

const { url } = inject('shop');
const office = sharedOffice();
const rows = sharedDatabase();
const product = await createProduct(office, { stock: null });

async function order(body: object, person?: Customer): Promise<number> {
  const placed = await postOrder(url, body, person ? bearer(person.access) : {});
  return (await json<{ order_id: number }>(placed, 201)).order_id;
}
const idsOf = async ({ access }: Customer) => {
  const answer = await send('/api/user/orders/', { method: 'GET', token: access });
  return (await json<OwnOrdersAnswer>(answer)).orders.map(({ id }) => id);
};
const merge = async ({ access }: Customer, guest_id: string) =>
  json<{ success: boolean; merged: number }>(
    await send('/api/merge-guest-orders/', { token: access, body: { guest_id } }),
  );
const ownerOf = async (id: number) =>
  (await rows('SELECT account_id AS account, guest_id AS guest FROM orders WHERE id = $1', [id]))[0];

describe("a guest's orders", () => {
  it("become the account's once, all of them, and their guest id is erased", async () => {
    const person = await register();
    const guest_id = randomUUID();
    const ids = [await order(orderBody(product.id, { guest_id })), await order(orderBody(product.id, { guest_id }))];
    await order(orderBody(product.id));

    expect(await merge(person, guest_id)).toEqual({ success: true, merged: 2 });

    expect(await idsOf(person)).toEqual(ids.toReversed());
    for (const id of ids) expect(await ownerOf(id)).toEqual({ account: person.id, guest: null });
    expect(await merge(person, guest_id)).toEqual({ success: true, merged: 0 });
    expect(await merge(await register(), guest_id)).toEqual({ success: true, merged: 0 });
    expect(await idsOf(person)).toEqual(ids.toReversed());
  });

  it('are not to be had by a guessed id', async () => {
    expect(await merge(await register(), randomUUID())).toEqual({ success: true, merged: 0 });
  });

  it.each([undefined, null, '', '%', 'abc', "' OR '1'='1", 7, { $ne: null }, [randomUUID()]])(
    'are not to be had by %j: 400 naming it',
    async (guest_id) => {
      const { access } = await register();
      const answer = await send('/api/merge-guest-orders/', { token: access, body: { guest_id } });

      expect(Object.keys((await refusal(answer, 400)).details ?? {})).toEqual(['guest_id']);
    },
  );

  it("are nobody's without a token", async () => {
    const guest_id = randomUUID();
    const id = await order(orderBody(product.id, { guest_id }));

    await refusal(await send('/api/merge-guest-orders/', { body: { guest_id } }), 401);

    expect(await ownerOf(id)).toEqual({ account: null, guest: guest_id });
  });

  it('that two accounts want at once go to exactly one each', async () => {
    const people = [await register(), await register()];
    const guest_id = randomUUID();
    const ids = await times(4, () => order(orderBody(product.id, { guest_id })));

    const merged = await times(6, async (index) => {
      const person = people[index % 2];
      return person ? (await merge(person, guest_id)).merged : 0;
    });

    expect(merged.reduce((sum, count) => sum + count, 0)).toBe(4);
    const had = await Promise.all(people.map(idsOf));
    expect(had.flat().sort()).toEqual(ids.sort());
    expect(had.map(({ length }) => length)).toEqual(
      [0, 1].map((who) => (merged[who] ?? 0) + (merged[who + 2] ?? 0) + (merged[who + 4] ?? 0)),
    );
  });

  it('leave those alone that an account placed with the same id', async () => {
    const [owner, thief] = [await register(), await register()];
    const guest_id = randomUUID();
    const [owned, free] = [
      await order(orderBody(product.id, { guest_id }), owner),
      await order(orderBody(product.id, { guest_id })),
    ];
    // Like an order of an earlier version: an account's, with its guest id not erased.
    await rows('UPDATE orders SET guest_id = $1 WHERE id = $2', [guest_id, owned]);

    expect(await merge(thief, guest_id)).toEqual({ success: true, merged: 1 });

    expect([await idsOf(owner), await idsOf(thief)]).toEqual([[owned], [free]]);
  });
});
