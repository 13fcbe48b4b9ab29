/** A request during the deletion of its account is refused like that of any ended session. */
import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { bearer, type Customer, register, send } from '../../support/accounts';
import { json, refusal, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';
import { sharedDatabase, stockOf } from '../../support/running/database';
import { openRival } from '../../support/running/rival';

const { url } = inject('shop');
const rows = sharedDatabase();
const product = await createProduct(sharedOffice(), { stock: 10 });

/** Deletes the account while the request, whose session is still valid, waits for the account's row. */
async function whileDeleted(person: Customer, request: () => Promise<Response>): Promise<Response> {
  const rival = await openRival();
  await rival.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [person.id]);
  const answer = request();
  await rival.untilWaitedFor();
  await rival.query('DELETE FROM users WHERE id = $1', [person.id]);
  await rival.query('COMMIT');
  return answer;
}

const expectEnded = async (answer: Response) =>
  expect((await refusal(answer, 401)).message).toBe('Session expirée. Veuillez vous reconnecter.');

it('an order is not placed, and takes no piece', async () => {
  const person = await register();
  await expectEnded(await whileDeleted(person, () => postOrder(url, orderBody(product.id), bearer(person.access))));
  expect(await stockOf(rows, product.id)).toMatchObject({ stock: 10, ordered: 0 });
});

it("a guest's orders stay the guest's", async () => {
  const person = await register();
  const free = await createProduct(sharedOffice(), { stock: null });
  const guest_id = randomUUID();
  const { order_id } = await json<{ order_id: number }>(await postOrder(url, orderBody(free.id, { guest_id })), 201);

  const merging = () => send('/api/merge-guest-orders/', { token: person.access, body: { guest_id } });
  await expectEnded(await whileDeleted(person, merging));

  expect(await rows('SELECT guest_id, account_id FROM orders WHERE id = $1', [order_id])).toEqual([
    { guest_id, account_id: null },
  ]);
});

it.each([
  ['other names', 'PATCH', '/api/user/profile/', () => ({ first_name: 'Autre' })],
  ['a second deletion', 'DELETE', '/api/user/', ({ password }: Customer) => ({ password })],
  ['a second factor', 'POST', '/api/user/two-factor/', ({ password }: Customer) => ({ password })],
] as const)('%s: 401 in French', async (_, method, path, bodyOf) => {
  const person = await register();
  const request = () => send(path, { method, token: person.access, body: bodyOf(person) });
  await expectEnded(await whileDeleted(person, request));
});
