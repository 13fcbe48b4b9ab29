/** Quotes: made, read, listed, ordered once at their prices. */
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import type { PlacedOrder } from '@/contract/orders';
import { type Quote, type QuotesAnswer, quote as quoteAnswer, quotesAnswer } from '@/contract/quotes';
import { quoteValidUntil } from '@/domain/orders/quotes';
import { bearer, register, send, times } from '../../support/accounts';
import { placeBody } from '../../support/admin-orders';
import { ask, getJson, json, refusal, sharedOffice } from '../../support/api';
import { createProduct, type Json } from '../../support/back-office';
import { linesFor, orderBody, someCustomer } from '../../support/orders';
import { createPerson } from '../../support/people';
import { sharedDatabase, stockOf } from '../../support/running/database';

const { url } = inject('shop');
const office = sharedOffice();
const rows = sharedDatabase();

const bodyFor = (items: Json[], changes: Json = {}) => {
  const { firstName, lastName, phone, email } = someCustomer();
  return { customer: { name: `${firstName} ${lastName}`, phone, email }, items, ...changes };
};
const make = async (items: Json[], changes: Json = {}) =>
  json<Quote>(await send('/api/quotes/', { body: bodyFor(items, changes) }), 201);
const product = (data: Json = {}) => createProduct(office, { price: 1250.5, stock: 60, ...data });
const one = (id: number, quantity = 1) => linesFor([id, quantity]);
const orderOf = (changes: Json = {}) => {
  const { items: _, ...body } = orderBody(1, changes);
  return body;
};
const order = (code: string, body: unknown = orderOf(), headers: Record<string, string> = {}) =>
  send(`/api/quotes/${code}/order/`, { body, headers });
const expire = (number: number) =>
  rows(`UPDATE quotes SET valid_until = now() - interval '1 second' WHERE id = $1`, [number]);
const read = (code: string) => getJson<Quote>(`/api/quotes/${code}/`);

describe('papers of visitors', () => {
  it('have a queue of their own: those of clerks do not wait for them', async () => {
    const { id } = await product();
    const { code } = await make(one(id));
    const clerk = await createPerson({ url, admin: office, role: 'clerk' });
    const order_id = await placeBody(orderBody(id));
    const finished: string[] = [];
    const visitors = Array.from({ length: 26 }, async () => {
      const answer = await ask(`/api/quotes/${code}/pdf/`);
      await answer.arrayBuffer();
      if (answer.status === 200) finished.push('visitor');
      return answer.status;
    });

    const invoice = await ask(`/api/admin/orders/${order_id}/invoice/`, { headers: bearer(clerk.office.token) });
    await invoice.arrayBuffer();
    const before = finished.length;
    const statuses = await Promise.all(visitors);

    expect(invoice.status).toBe(200);
    expect(before).toBeLessThan(20);
    for (const status of statuses) expect([200, 429, 503]).toContain(status);
  });

  it('are counted by quote', async () => {
    const { id } = await product();
    const { code } = await make(one(id));
    const statuses: number[] = [];
    for (let n = 0; n < 31; n++) statuses.push((await ask(`/api/quotes/${code}/pdf/`)).status);

    expect(statuses.slice(0, 30)).not.toContain(429);
    expect(statuses[30]).toBe(429);
  });
});

describe('a quote', () => {
  it('has today’s prices, no fee, a secret code, and holds 15 days', async () => {
    const { id, title } = await product({ reference: `R${randomUUID()}` });
    const before = quoteValidUntil(new Date()).toISOString();

    const made = await make(one(id, 40), { company: { name: 'Chauffage SARL', rc: '16/00-1', nif: '00016' } });

    expect(quoteAnswer.strict().parse(made)).toMatchObject({
      state: 'open',
      subtotal: 50_020,
      company: { name: 'Chauffage SARL', rc: '16/00-1', nif: '00016' },
      items: [{ product_id: id, title, quantity: 40, price: 1250.5, total_price: 50_020 }],
    });
    expect(made.code).toMatch(/^[\w-]{43}$/);
    expect([before, quoteValidUntil(new Date()).toISOString()]).toContain(made.valid_until);
    expect(await stockOf(rows, id)).toMatchObject({ stock: 60 });
  });

  it('keeps its prices, and shows neither telephone nor e-mail to who has the code', async () => {
    const { id } = await product();
    const body = bodyFor(one(id));
    const { code } = await json<Quote>(await send('/api/quotes/', { body }), 201);
    await office.update('products', id, { price: 9000 });

    const response = await ask(`/api/quotes/${code}/`);

    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ subtotal: 1250.5, items: [{ price: 1250.5 }] });
    for (const secret of [body.customer.phone, body.customer.email]) expect(text).not.toContain(secret);
  });

  it('is a PDF as well', async () => {
    const { id } = await product();
    const { code, number } = await make(one(id));

    const response = await ask(`/api/quotes/${code}/pdf/`);

    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain(`devis-${number}.pdf`);
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
  });

  it.each(['', '/pdf'])('of an unknown code is not found: %j', async (suffix) => {
    const { message } = await refusal(await ask(`/api/quotes/${'x'.repeat(43)}${suffix}/`), 404);

    expect(message).toBe('Devis introuvable.');
  });

  it('is refused for what is gone or has no price, and for more than 99 pieces', async () => {
    const [unpriced, hidden] = [await product({ price: null }), await product({ published: false })];

    for (const { id } of [unpriced, hidden]) {
      const { details } = await refusal(await send('/api/quotes/', { body: bodyFor(one(id)) }), 409);
      expect(details?.items).toMatchObject([{ product_id: id, available: false }]);
    }
    const { id } = await product();
    const { details } = await refusal(await send('/api/quotes/', { body: bodyFor(one(id, 100)) }), 400);
    expect(Object.keys(details ?? {})).toEqual(['items.0.quantity']);
  });

  it.each([
    [{ customer: { name: '', phone: '0550 12 34 56' } }, 'customer.name'],
    [{ customer: { name: 'Amine', phone: 'allo' } }, 'customer.phone'],
    [{ customer: { name: 'Amine', phone: '0550 12 34 56', email: 'x' } }, 'customer.email'],
    [{ items: [] }, 'items'],
    [{ company: { name: ' ' } }, 'company.name'],
  ])('is refused for %j', async (changes, field) => {
    const { details } = await refusal(await send('/api/quotes/', { body: bodyFor(one(1), changes) }), 400);

    expect(Object.keys(details ?? {})).toEqual([field]);
  });
});

describe('a quote is ordered', () => {
  it('at its prices and today’s fee, and takes the stock, more than 10 pieces for a guest too', async () => {
    const { id, title } = await product();
    const { code } = await make(one(id, 40));
    await office.update('products', id, { price: 9000 });

    const placed = await json<PlacedOrder>(await order(code), 201);

    expect(placed).toMatchObject({ status: 'pending', subtotal: 50_020 });
    expect(placed.total).toBe(placed.subtotal + placed.delivery_price);
    expect(await stockOf(rows, id)).toMatchObject({ stock: 20, ordered: 40 });
    // A quote is passed on: its code must not lead to the order's, which can cancel it.
    expect(await read(code)).toMatchObject({ state: 'ordered', items: [{ title }] });
    expect((await read(code)).order).toEqual({ id: placed.order_id });
    const track = await getJson<{ order: Json }>(`/api/track/${placed.tracking_code}/`);
    expect(track.order).toMatchObject({ id: placed.order_id, items: [{ quantity: 40 }] });
  });

  it('once, however many order it at the same time, and never again', async () => {
    const { id } = await product();
    const { code } = await make(one(id, 2));

    const answers = await times(8, () => order(code));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)]);
    expect((await refusal(await order(code), 409)).message).toBe('Ce devis a déjà été commandé.');
    expect(await stockOf(rows, id)).toMatchObject({ stock: 58, booked: 58, ordered: 2 });
  });

  it('not once it has expired', async () => {
    const { id } = await product();
    const { code, number } = await make(one(id));
    await expire(number);

    expect((await refusal(await order(code), 409)).message).toBe("Ce devis n'est plus valable. Demandez-en un autre.");
    expect(await read(code)).toMatchObject({ state: 'expired' });
  });

  it('all or nothing: a missing piece of one line takes none of the others, and the quote stays open', async () => {
    const [plenty, last] = [await product(), await product({ stock: 1 })];
    const { code } = await make(linesFor([plenty.id, 1], [last.id, 1]));
    const rival = await make(one(last.id));
    const answers = await Promise.all([order(code), order(rival.code)]);

    const taken = answers.filter(({ status }) => status === 201);
    expect(taken).toHaveLength(1);
    expect(await stockOf(rows, last.id)).toMatchObject({ stock: 0, ordered: 1 });
    const isFirst = answers[0]?.status === 201;
    expect(await stockOf(rows, plenty.id)).toMatchObject({ stock: isFirst ? 59 : 60 });
    expect(await read(isFirst ? rival.code : code)).toMatchObject({ state: 'open' });
  });

  it('with one Idempotency-Key once, and answers the repetition with the first order', async () => {
    const { id } = await product();
    const { code } = await make(one(id));
    const [headers, body] = [{ 'Idempotency-Key': randomUUID() }, orderOf()];

    const first = await json<PlacedOrder>(await order(code, body, headers), 201);

    expect(await json(await order(code, body, headers), 201)).toEqual(first);
    await refusal(await order(code, { ...body, customer: someCustomer() }, headers), 422);
    const other = await make(one(id));
    await refusal(await order(other.code, body, headers), 422);
  });

  it('of a blocked or malformed telephone not at all', async () => {
    const { id } = await product();
    const { code } = await make(one(id));

    await refusal(await order(code, orderOf({ customer: { ...someCustomer(), phone: 'allo' } })), 400);
    await refusal(await order('x'.repeat(43)), 404);
    expect(await read(code)).toMatchObject({ state: 'open' });
  });
});

describe('the quotes in the back office', () => {
  const [staff, clerk] = [
    createPerson({ url, admin: office, role: 'staff' }),
    createPerson({ url, admin: office, role: 'clerk' }),
  ];
  const list = async (query: Record<string, string>, token: string) => {
    const answer = await ask(`/api/admin/quotes/?${new URLSearchParams(query)}`, { headers: bearer(token) });
    return quotesAnswer.parse(await json<QuotesAnswer>(answer));
  };

  it('are found by number, name, company and telephone, by staff and clerks', async () => {
    const { id } = await product();
    const company = { name: `Énergie ${randomUUID()}` };
    const body = bodyFor(one(id), { company });
    const { number, code } = await json<Quote>(await send('/api/quotes/', { body }), 201);

    const searches = [`#${number}`, company.name.toUpperCase(), body.customer.phone.replaceAll(' ', '')];
    for (const person of [await staff, await clerk]) {
      for (const search of searches) {
        const { quotes } = await list({ search }, person.office.token);
        const open = { number, code, lines: 1, order_id: null, state: 'open' };
        expect(quotes).toContainEqual(expect.objectContaining(open));
      }
    }
  });

  it('name the order that was made of one, can be narrowed to a state, and are in the log without a name', async () => {
    const { id } = await product();
    const { code, number } = await make(one(id));
    const { order_id } = await json<PlacedOrder>(await order(code), 201);
    const { token } = (await clerk).office;

    const { quotes } = await list({ search: `#${number}`, state: 'ordered' }, token);
    expect(quotes.find((quote) => quote.number === number)).toMatchObject({ order_id, state: 'ordered' });
    const open = await list({ search: `#${number}`, state: 'open' }, token);
    expect(open.quotes.map((quote) => quote.number)).not.toContain(number);
    const log = await rows(
      `SELECT action, changes FROM audit_log WHERE subject_type = 'quotes' AND subject_id = $1 ORDER BY id`,
      [String(number)],
    );
    expect(log).toEqual([
      { action: 'create', changes: { total: [null, 1250.5] } },
      { action: 'update', changes: { order: [null, order_id] } },
    ]);
  });
});

it('the quotes of an account are in its export, and go with it', async () => {
  const person = await register();
  const [{ id }, other] = [await product(), await product()];
  const own = async (items: Json[]) =>
    json<Quote>(await send('/api/quotes/', { body: bodyFor(items), token: person.access }), 201);
  const made = await own(one(id));
  const guest = await make(one(id));
  const second = await own(linesFor([id, 3], [other.id, 1]));

  const file = await send('/api/user/export/', { method: 'GET', token: person.access });
  expect((await json<{ quotes: Quote[] }>(file)).quotes).toEqual([second, made]);
  await office.remove('users', person.id);

  expect((await ask(`/api/quotes/${made.code}/`)).status).toBe(404);
  expect(await rows('SELECT 1 FROM quote_items WHERE quote_id = $1', [made.number])).toEqual([]);
  expect(await read(guest.code)).toMatchObject({ number: guest.number });
});
