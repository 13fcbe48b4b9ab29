/** The confirmation of orders by telephone: calls, the queue, claims, notes, and what the old status call does to them. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type AdminOrder, adminOrder } from '@/contract/admin/orders';
import { ownName, placeOrder } from '../../support/admin-orders';
import { json, refusal, sharedOffice } from '../../support/api';
import { deskOf, newClerk } from '../../support/order-desk';
import { someCustomer } from '../../support/orders';
import { sharedDatabase, stockOf } from '../../support/running/database';

const office = sharedOffice();
const rows = sharedDatabase();
const [clerk, other] = await Promise.all([newClerk(office), newClerk(office)]);
const { desk } = clerk;
const { desk: othersDesk } = other;

const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const confirmationOf = async (id: number) => (await desk.read(id)).confirmation;
const auditOf = (id: number) =>
  rows<{ actor: string; changes: Record<string, unknown> }>(
    `SELECT actor, changes FROM audit_log WHERE subject_type = 'orders' AND subject_id = $1::text ORDER BY id`,
    [String(id)],
  );

/** Moves the end of a claim. @param interval from now, as SQL says it */
const endClaim = (id: number, interval: string) =>
  rows(`UPDATE order_confirmations SET claimed_until = now() + $2::interval WHERE order_id = $1`, [id, interval]);
/** Moves the moment at which a call is due. */
const makeDue = (id: number, interval: string) =>
  rows(`UPDATE order_confirmations SET next_call_at = now() + $2::interval WHERE order_id = $1`, [id, interval]);

it('a new order waits for its first call at once', async () => {
  const { orderId } = await placeOrder(office);
  const order = adminOrder.strict().parse(await desk.read(orderId));

  expect(order).toMatchObject({ source: 'shop', notes: [], amendments: [], warnings: [], parcel: null });
  expect(order.phone_key).toMatch(/^\+213\d{9}$/);
  expect(order.items.map(({ id }) => id)).toEqual([expect.stringMatching(/^[\da-f]{24}$/)]);
  expect(order.confirmation).toEqual({
    ...{ state: 'to-confirm', attempts: 0, next_call_at: order.order_date, calls: [] },
    ...{ claimed_by: null, claimed_until: null },
  });
});

describe('a call', () => {
  it('that confirms answers with the order, which is now to be prepared', async () => {
    const { orderId } = await placeOrder(office);

    const called = await desk.call(orderId, { result: 'confirmed', note: ' Oui ' });

    const answer = adminOrder.strict().parse(await json(called));
    expect(answer.status).toBe('processing');
    expect(answer.confirmation).toMatchObject({ state: 'confirmed', attempts: 0, next_call_at: null });
    expect(answer.confirmation.calls).toMatchObject([{ by: clerk.username, result: 'confirmed', note: 'Oui' }]);
    expect(answer.status_history).toMatchObject([{ status: 'pending' }, { status: 'processing', by: clerk.username }]);
    expect(await auditOf(orderId)).toMatchObject([
      { actor: 'guest' },
      { actor: clerk.username, changes: { call: [null, 'confirmed'] } },
      { actor: clerk.username, changes: { status: ['pending', 'processing'] } },
    ]);
  });

  it('that refuses cancels the order and gives its pieces back', async () => {
    const { orderId, productId } = await placeOrder(office, { quantity: 3 });

    const answer = await json<AdminOrder>(await desk.call(orderId, { result: 'refused' }));

    expect(answer).toMatchObject({ status: 'cancelled', confirmation: { state: 'refused', next_call_at: null } });
    expect(await stockOf(rows, productId)).toMatchObject({ stock: 10, booked: 10 });
  });

  it('without an answer is due again later; the third makes the customer unreachable', async () => {
    const { orderId } = await placeOrder(office);
    const call = async () => (await json<AdminOrder>(await desk.call(orderId, { result: 'no-answer' }))).confirmation;

    const [first, , third] = [await call(), await call(), await call()];

    expect(first).toMatchObject({ state: 'to-confirm', attempts: 1 });
    expect(Date.parse(first.next_call_at ?? '')).toBeGreaterThan(Date.now() + 3_600_000);
    expect(third).toMatchObject({ state: 'unreachable', attempts: 3, next_call_at: null });
    expect(third.calls.map(({ result }) => result)).toEqual(['no-answer', 'no-answer', 'no-answer']);
    expect(await desk.read(orderId)).toMatchObject({ status: 'pending', confirmation: third });
  });

  it('to a wrong number ends the calls, one that asks for another is due when the customer wants', async () => {
    const [wrong, again] = [await placeOrder(office), await placeOrder(office)];
    // A Tuesday at noon.
    const wanted = { result: 'call-back', call_again_at: '2099-12-01T12:00:00+01:00' };

    expect(await json(await desk.call(wrong.orderId, { result: 'wrong-number' }))).toMatchObject({
      status: 'pending',
      confirmation: { state: 'wrong-number', attempts: 0, next_call_at: null },
    });
    expect(await json(await desk.call(again.orderId, wanted))).toMatchObject({
      confirmation: { state: 'call-back', next_call_at: '2099-12-01T11:00:00.000Z' },
    });
  });

  const uncalled = placeOrder(office);

  it.each<[string, unknown]>([
    ['no moment', { result: 'call-back' }],
    ['null as moment', { result: 'call-back', call_again_at: null }],
    ['a moment in the past', { result: 'call-back', call_again_at: '2020-01-01T10:00:00Z' }],
    ['a year that no database has', { result: 'call-back', call_again_at: '0000-01-01T10:00:00Z' }],
    ['a moment of our year 10000', { result: 'call-back', call_again_at: '9999-12-31T23:59:59-14:00' }],
    ['a moment whose next morning is', { result: 'call-back', call_again_at: '9999-12-31T23:30:00Z' }],
    ['a word as moment', { result: 'call-back', call_again_at: 'tomorrow' }],
    ['a number as moment', { result: 'call-back', call_again_at: 12 }],
    ['a month that no year has', { result: 'no-answer', call_again_at: '2020-13-01T10:00:00Z' }],
    ['an unknown result', { result: 'maybe' }],
    ['no result', { note: 'x' }],
    ['a note that is too long', { result: 'confirmed', note: 'x'.repeat(2001) }],
    ['a note that cannot be stored', { result: 'confirmed', note: 'x\u0000' }],
    ['a list', []],
    ['nothing', null],
  ])('with %s is refused with 400, and nothing is noted', async (_, body) => {
    const { orderId } = await uncalled;

    await refusal(await desk.call(orderId, body), 400);
    expect(await confirmationOf(orderId)).toMatchObject({ state: 'to-confirm', calls: [] });
  });

  it('names the field without which it cannot be applied', async () => {
    const { details } = await refusal(await desk.call((await uncalled).orderId, { result: 'call-back' }), 400);
    expect(details).toHaveProperty('call_again_at');
  });

  it('about an order that does not wait for one is refused with 409, and noted', async () => {
    const { orderId, productId } = await placeOrder(office);
    await json(await desk.move(orderId, { status: 'cancelled' }));

    const { message } = await refusal(await desk.call(orderId, { result: 'confirmed', note: 'Trop tard' }), 409);

    expect(message).toBe('This order does not wait for a call: it is "Cancelled". The call was noted.');
    const { status, confirmation } = await desk.read(orderId);
    expect(status).toBe('cancelled');
    expect(confirmation).toMatchObject({ state: 'to-confirm', next_call_at: null });
    expect(confirmation.calls).toMatchObject([{ result: 'confirmed', note: 'Trop tard', by: clerk.username }]);
    expect(await stockOf(rows, productId)).toMatchObject({ stock: 10 });
  });
});

describe('the same call sent again', () => {
  const key = () => randomUUID();

  it('with one key counts once', async () => {
    const { orderId } = await placeOrder(office);
    const own = key();

    const first = await json(await desk.call(orderId, { result: 'no-answer' }, own));
    expect(await json(await desk.call(orderId, { result: 'no-answer' }, own))).toEqual(first);
    expect(await json(await desk.call(orderId, { result: 'no-answer' }, key()))).toMatchObject({
      confirmation: { attempts: 2 },
    });
  });

  it('after the moment that it asked for is no call in the past', async () => {
    const { orderId } = await placeOrder(office);
    const own = key();
    const body = { result: 'call-back', call_again_at: later(1) };
    await json(await desk.call(orderId, body, own));
    await rows(`UPDATE order_calls SET call_again_at = now() - interval '1 day' WHERE order_id = $1`, [orderId]);

    expect(await json(await desk.call(orderId, body, own))).toMatchObject({ confirmation: { state: 'call-back' } });
  });

  it('is refused again if it was refused', async () => {
    const { orderId } = await placeOrder(office);
    await json(await desk.move(orderId, { status: 'delivered' }));
    const own = key();

    await refusal(await desk.call(orderId, { result: 'refused' }, own), 409);
    await refusal(await desk.call(orderId, { result: 'refused' }, own), 409);
    expect((await confirmationOf(orderId)).calls).toHaveLength(1);
  });

  it('with another body or by somebody else is another one: 422', async () => {
    const { orderId } = await placeOrder(office);
    const own = key();
    await json(await desk.call(orderId, { result: 'no-answer' }, own));

    await refusal(await desk.call(orderId, { result: 'refused' }, own), 422);
    await refusal(await othersDesk.call(orderId, { result: 'no-answer' }, own), 422);
    expect(await confirmationOf(orderId)).toMatchObject({ attempts: 1, calls: [{ result: 'no-answer' }] });
  });

  it('for another order is that order’s', async () => {
    const [one, two] = await Promise.all([placeOrder(office), placeOrder(office)]);
    const own = key();

    await json(await desk.call(one.orderId, { result: 'no-answer' }, own));
    expect(await json(await desk.call(two.orderId, { result: 'confirmed' }, own))).toMatchObject({
      status: 'processing',
    });
  });

  it('that was stored but not applied is applied then', async () => {
    const { orderId } = await placeOrder(office);
    const own = key();
    await json(await desk.call(orderId, { result: 'no-answer' }, own));
    // given: a crash between the two transactions
    await rows('UPDATE order_calls SET is_applied = NULL WHERE order_id = $1', [orderId]);
    await rows('DELETE FROM order_confirmations WHERE order_id = $1', [orderId]);

    expect(await json(await desk.call(orderId, { result: 'no-answer' }, own))).toMatchObject({
      confirmation: { attempts: 1, calls: [{ result: 'no-answer' }] },
    });
  });

  it('has no key that is too long or has spaces', async () => {
    const { orderId } = await placeOrder(office);
    for (const bad of ['x'.repeat(201), 'a b', '']) {
      await refusal(await desk.call(orderId, { result: 'no-answer' }, bad), 400);
    }
    expect(await confirmationOf(orderId)).toMatchObject({ calls: [] });
  });
});

describe('the old status call', () => {
  it('to another step confirms the order', async () => {
    const { orderId } = await placeOrder(office);
    await json(await desk.call(orderId, { result: 'no-answer' }));

    expect(await json(await desk.move(orderId, { status: 'shipping' }))).toMatchObject({
      confirmation: { state: 'confirmed', attempts: 1, next_call_at: null },
    });
  });

  it('to pending puts it back: the call is due again', async () => {
    const { orderId } = await placeOrder(office);
    for (const result of ['no-answer', 'refused']) await json(await desk.call(orderId, { result }));

    const { confirmation } = await json<AdminOrder>(await desk.move(orderId, { status: 'pending' }));

    expect(confirmation).toMatchObject({ state: 'to-confirm', attempts: 0 });
    expect(Math.abs(Date.now() - new Date(confirmation.next_call_at ?? 0).getTime())).toBeLessThan(60_000);
  });

  it('to cancelled leaves the state, and takes it out of the queue', async () => {
    const { orderId } = await placeOrder(office);
    await json(await desk.call(orderId, { result: 'call-back', call_again_at: later(48) }));
    expect(await json(await desk.move(orderId, { status: 'cancelled' }))).toMatchObject({
      confirmation: { state: 'call-back', next_call_at: null },
    });
  });

  it('through the CMS, for one order or for a selection, is the same', async () => {
    const orders = await Promise.all([placeOrder(office), placeOrder(office)]);
    const [one, two] = orders.map(({ orderId }) => orderId);

    await office.update('orders', one ?? 0, { status: 'processing' });
    await office.ask(`orders?where[id][in]=${two}`, 'PATCH', { status: 'processing' });

    for (const { orderId } of orders) {
      expect(await desk.read(orderId)).toMatchObject({ status: 'processing', confirmation: { state: 'confirmed' } });
    }
  });
});

describe('a claim', () => {
  it('makes an order mine for ten minutes; nobody else’s', async () => {
    const { orderId } = await placeOrder(office);

    const { confirmation } = await json<AdminOrder>(await desk.claim(orderId));

    expect(confirmation).toMatchObject({ state: 'to-confirm', claimed_by: clerk.username });
    const left = new Date(confirmation.claimed_until ?? 0).getTime() - Date.now();
    expect(Math.abs(left - 600_000)).toBeLessThan(60_000);
    expect((await refusal(await othersDesk.claim(orderId), 409)).message).toBe(`Claimed by ${clerk.username}.`);
    expect((await refusal(await deskOf(office).claim(orderId), 409)).message).toBe(`Claimed by ${clerk.username}.`);
  });

  it('by the same person again lasts longer', async () => {
    const { orderId } = await placeOrder(office);
    await json(await desk.claim(orderId));
    await endClaim(orderId, '1 minute');

    const { confirmation } = await json<AdminOrder>(await desk.claim(orderId));

    expect(new Date(confirmation.claimed_until ?? 0).getTime()).toBeGreaterThan(Date.now() + 300_000);
    expect(await auditOf(orderId)).toMatchObject([{}, { changes: { claimed_by: [null, clerk.username] } }]);
  });

  it('ends by itself', async () => {
    const { orderId } = await placeOrder(office);
    await json(await desk.claim(orderId));
    await endClaim(orderId, '-1 second');

    expect(await confirmationOf(orderId)).toMatchObject({ claimed_by: null, claimed_until: null });
    expect(await json(await othersDesk.claim(orderId))).toMatchObject({ confirmation: { claimed_by: other.username } });
  });

  it('is ended by its owner or an admin, and by nobody else', async () => {
    const { orderId } = await placeOrder(office);

    await json(await desk.claim(orderId));
    expect((await refusal(await othersDesk.release(orderId), 403)).message).toBe(`Claimed by ${clerk.username}.`);
    expect((await desk.release(orderId)).status).toBe(204);
    expect((await desk.release(orderId)).status).toBe(204);

    await json(await desk.claim(orderId));
    expect((await deskOf(office).release(orderId)).status).toBe(204);
    expect(await confirmationOf(orderId)).toMatchObject({ claimed_by: null });
  });

  it('does not stop anybody from noting a call', async () => {
    const { orderId } = await placeOrder(office);
    await json(await desk.claim(orderId));
    expect(await json(await othersDesk.call(orderId, { result: 'confirmed' }))).toMatchObject({ status: 'processing' });
  });
});

describe('a claim covers the customer', () => {
  const placeFor = async (phone: string, lastName = ownName()) =>
    (await placeOrder(office, { customer: { phone, lastName } })).orderId;
  const { phone } = someCustomer();
  const international = phone.replace(/^0/, '+213 ');

  it('all orders of a telephone that wait for a call are one person’s, however it is written', async () => {
    const [first, second] = [await placeFor(phone), await placeFor(international)];
    await json(await desk.claim(first));

    expect((await refusal(await othersDesk.claim(second), 409)).message).toBe(`Claimed by ${clerk.username}.`);
    expect((await othersDesk.read(second)).confirmation.claimed_by).toBe(clerk.username);
    await json(await desk.claim(second));
    expect((await desk.release(second)).status).toBe(204);

    // A claim on an order that no longer waits for a call does not block calls to the customer.
    await json(await desk.call(first, { result: 'confirmed' }));
    expect((await desk.read(second)).confirmation).toMatchObject({ claimed_by: null, claimed_until: null });
    expect(await json(await othersDesk.claim(second))).toMatchObject({ confirmation: { claimed_by: other.username } });
  });

  it('until it is released, or ends, or the order gets another telephone', async () => {
    const own = someCustomer().phone;
    const [first, second] = [await placeFor(own), await placeFor(own)];
    await json(await desk.claim(first));
    await refusal(await othersDesk.claim(second), 409);

    await desk.release(first);
    await json(await othersDesk.claim(second));
    await refusal(await desk.claim(first), 409);
    await endClaim(second, '-1 second');
    await json(await desk.claim(first));
    await refusal(await othersDesk.claim(second), 409);

    await json(await desk.amend(second, { reason: 'x', customer: { phone: someCustomer().phone } }));
    await json(await othersDesk.claim(second));
  });

  it('and hides their other orders from the queue of everybody else', async () => {
    const [lastName, own] = [ownName(), someCustomer().phone];
    const [first, second, elsewhere] = [
      await placeFor(own, lastName),
      await placeFor(own, lastName),
      await placeFor(someCustomer().phone, lastName),
    ];
    await json(await desk.call(second, { result: 'call-back', call_again_at: later(1) }));
    await makeDue(second, '-1 hour');
    const queueOf = async (by: typeof desk) => {
      const { orders, total } = await by.list({ due: 'true', customer: lastName });
      expect(total).toBe(orders.length);
      return orders.map(({ id }) => id).toSorted((one, two) => one - two);
    };
    expect(await queueOf(othersDesk)).toEqual([first, second, elsewhere]);

    await json(await desk.claim(first));

    expect(await queueOf(othersDesk)).toEqual([elsewhere]);
    expect(await queueOf(desk)).toEqual([first, second, elsewhere]);
    const file = await deskOf(office).get(`export/?due=true&customer=${lastName}`);
    expect((await file.text()).trim().split('\n')).toHaveLength(2);
  });

  it('orders without a telephone that can be read are claimed one by one', async () => {
    const [first, second] = [await placeFor(someCustomer().phone), await placeFor(someCustomer().phone)];
    await rows('UPDATE orders SET customer_phone_key = NULL WHERE id = ANY($1::int[])', [[first, second]]);

    await json(await desk.claim(first));
    await refusal(await othersDesk.claim(first), 409);
    await json(await othersDesk.claim(second));
  });
});

describe('a note', () => {
  it('is added with time and person, lines and all', async () => {
    const { orderId } = await placeOrder(office);

    await json(await desk.note(orderId, 'Première\nligne'), 201);
    const { notes } = await json<AdminOrder>(await othersDesk.note(orderId, ` ${'é'.repeat(2000)} `), 201);

    expect(notes).toMatchObject([
      { by: clerk.username, text: 'Première\nligne' },
      { by: other.username, text: 'é'.repeat(2000) },
    ]);
    expect(JSON.stringify(await auditOf(orderId))).not.toContain('Première');
  });

  const unnoted = placeOrder(office);

  it.each<[string, unknown]>([
    ['nothing', ''],
    ['spaces', '   '],
    ['too many characters', 'x'.repeat(2001)],
    ['a zero', '\u0000'],
    ['half a character', '\ud800'],
    ['null', null],
    ['a number', 12],
    ['no text', undefined],
  ])('of %s is refused', async (_, text) => {
    const { details } = await refusal(await desk.note((await unnoted).orderId, text), 400);
    expect(details).toHaveProperty('text');
  });
});

describe('the queue', () => {
  /** Everybody's orders stand in it: only these are looked at. */
  const queueOf = async (lastName: string, by = desk) => {
    const { orders, total } = await by.list({ due: 'true', customer: lastName, limit: '100' });
    expect(total).toBe(orders.length);
    return orders.map(({ id }) => id);
  };
  const placeFor = async (lastName: string) => (await placeOrder(office, { customer: { lastName } })).orderId;

  it('has the orders whose call is due and that nobody else claims, longest due first', async () => {
    const lastName = ownName();
    const ids: number[] = [];
    for (let count = 0; count < 6; count++) ids.push(await placeFor(lastName));
    const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = ids;

    expect(await queueOf(lastName)).toEqual(ids);
    await json(await desk.call(first, { result: 'no-answer' }));
    await json(await desk.call(second, { result: 'wrong-number' }));
    await json(await desk.move(third, { status: 'cancelled' }));
    await json(await othersDesk.claim(fourth));
    await json(await desk.claim(fifth));

    expect(await queueOf(lastName)).toEqual([fifth, sixth]);
    expect(await queueOf(lastName, othersDesk)).toEqual([fourth, sixth]);

    // when: the call of the first is due, and longer than the others'
    await makeDue(first, '-1 day');
    await json(await desk.move(third, { status: 'pending' }));
    expect(await queueOf(lastName)).toEqual([first, fifth, sixth, third]);
  });

  it('is paged', async () => {
    const lastName = ownName();
    const ids = [await placeFor(lastName), await placeFor(lastName), await placeFor(lastName)];
    await rows(`INSERT INTO order_confirmations (order_id, state, next_call_at) VALUES ($1, 'call-back', now())`, [
      ids[1],
    ]);

    const page = async (number: string) => {
      const { orders, ...rest } = await desk.list({ due: 'true', customer: lastName, limit: '2', page: number });
      return [orders.map(({ id }) => id), rest] as const;
    };
    expect(await page('1')).toEqual([[ids[0], ids[2]], { total: 3, page: 1, total_pages: 2 }]);
    expect(await page('2')).toEqual([[ids[1]], { total: 3, page: 2, total_pages: 2 }]);
    expect(await page('3')).toEqual([[], { total: 3, page: 3, total_pages: 2 }]);
  });
});
