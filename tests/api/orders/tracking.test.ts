/** Following an order without an account: by its number and telephone, or by its code. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, inject, it, vi } from 'vitest';
import type { PlacedOrder } from '@/contract/orders';
import { type TrackingAnswer, trackingAnswer } from '@/contract/tracking';
import { bearer, register, send } from '../../support/accounts';
import { ordersOf } from '../../support/admin-orders';
import { ask, json, refusal, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { mailFiles, parseMail } from '../../support/mails';
import { orderBody, postOrder } from '../../support/orders';
import { sharedDatabase, stockOf } from '../../support/running/database';

const { url, dataDir } = inject('shop');
const office = sharedOffice();
const orders = ordersOf(office);
const rows = sharedDatabase();

const PHONE = '0550 12 34 56';

type Placed = { id: number; code: string; productId: number; title: string; phone: string };

async function place(): Promise<Placed> {
  const { id: productId, title } = await createProduct(office, { price: 1250.5, stock: 9 });
  const body = orderBody(productId, { items: [{ product_id: productId, quantity: 2 }] });
  const placed = await json<PlacedOrder>(await postOrder(url, body), 201);
  return { id: placed.order_id, code: placed.tracking_code ?? '', productId, title, phone: body.customer.phone };
}

const byNumber = (order: number | string, phone: string) =>
  ask(`/api/track/?${new URLSearchParams({ order: String(order), phone })}`);
const byCode = (code: string) => ask(`/api/track/${code}/`);
const cancel = (code: string) => send(`/api/track/${code}/cancel/`, {});
const tracked = async (response: Response) => (await json<TrackingAnswer>(response)).order;

describe('the code of an order', () => {
  it('is in the answer to the order, its repetition, the account’s and the back office’s orders', async () => {
    const person = await register();
    const body = orderBody((await createProduct(office)).id, { guest_id: null });
    const headers = { ...bearer(person.access), 'Idempotency-Key': randomUUID() };
    const { order_id: id, tracking_code: code } = await json<PlacedOrder>(await postOrder(url, body, headers), 201);

    // 256 random bits
    expect(Buffer.from(code ?? '', 'base64url')).toHaveLength(32);
    expect(await json(await postOrder(url, body, headers), 201)).toMatchObject({ order_id: id, tracking_code: code });
    const own = await json<{ orders: unknown[] }>(await ask('/api/user/orders/', { headers }));
    expect(own.orders).toMatchObject([{ id, tracking_code: code }]);
    expect(await orders.read(id)).toMatchObject({ tracking_code: code });
  });

  it('is in the mails about the order, as a link', async () => {
    const { id, code } = await place();
    expect((await orders.mail(id)).status).toBe(202);

    await vi.waitFor(async () => expect(await mailFiles(dataDir, id)).toHaveLength(2), { timeout: 45_000 });
    for (const name of await mailFiles(dataDir, id)) {
      const { text, html } = await parseMail(await readFile(path.join(dataDir, 'mail', name), 'utf8'));
      expect(text).toMatch(new RegExp(`^https?://[^/]+/suivi/${code}$`, 'm'));
      expect(html).toContain(`/suivi/${code}"`);
    }
  });

  it('is in no answer of the CMS', async () => {
    const { id } = await place();

    expect(JSON.stringify(await json(await office.ask(`orders/${id}`)))).not.toContain('rackingCode');
  });
});

describe('an order is followed', () => {
  it('by its code: what was ordered, where it goes, what has happened; nobody’s name, telephone or street', async () => {
    const { id, code, title } = await place();

    const response = await byCode(code);

    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const answer = trackingAnswer.strict().parse(await json(response));
    expect(answer.order).toEqual({
      id,
      status: 'pending',
      order_date: expect.stringMatching(/Z$/),
      items: [{ title, quantity: 2 }],
      subtotal: 2501,
      delivery_price: 400,
      total: 2901,
      delivery_method: 'standard',
      wilaya: 'Alger',
      commune: null,
      steps: [{ key: 'pending', label: 'Commande reçue', at: answer.order.order_date }],
      parcel: null,
      can_cancel: true,
    });
    // The title ends with random digits.
    expect(JSON.stringify(answer).replaceAll(title, '')).not.toMatch(/Amine|Benali|example\.com|05\d\d|Didouche/);
  });

  it('through its steps, in French, oldest first', async () => {
    const { id, code } = await place();
    for (const status of ['processing', 'shipping', 'delivered']) await json(await orders.move(id, { status }));

    const order = await tracked(await byCode(code));

    expect(order).toMatchObject({ status: 'delivered', can_cancel: false });
    expect(order.steps.map(({ label }) => label)).toEqual([
      'Commande reçue',
      'Commande confirmée, en préparation',
      'Remise au transporteur',
      'Commande livrée',
    ]);
    const times = order.steps.map(({ at }) => at);
    expect(times).toEqual(times.toSorted());
  });

  it('without the product once it is deleted, and with the title that it had', async () => {
    const { code, productId, title } = await place();
    expect((await office.remove('products', productId)).status).toBe(200);

    expect((await tracked(await byCode(code))).items).toEqual([{ title, quantity: 2 }]);
  });

  it('by number and telephone, in any spelling', async () => {
    const { id, phone } = await place();
    const mobile = phone.replace(/\D/g, '').slice(1);

    expect(await tracked(await byNumber(id, `0${mobile}`))).toMatchObject({ id });
    expect(await tracked(await byNumber(` #${id} `, `+213 (0) ${mobile}`))).toMatchObject({ id });
  });

  it('by either of two telephones', async () => {
    const { id, phone } = await place();
    await rows(`UPDATE orders SET customer_phone2 = '0661 22 33 44' WHERE id = $1`, [id]);

    for (const typed of [phone, '+213661223344']) {
      expect(await tracked(await byNumber(id, typed))).toMatchObject({ id });
    }
  });
});

describe('one answer is given', () => {
  it('to an unknown number and to a wrong telephone', async () => {
    const { id } = await place();

    const answers = await Promise.all([
      byNumber(id, PHONE),
      byNumber(2_147_483_647, PHONE),
      byNumber('99999999999', PHONE),
      byCode('x'.repeat(43)),
      byCode('%00'),
      byCode('n'),
      cancel('x'.repeat(43)),
    ]);

    for (const answer of answers) expect((await refusal(answer, 404)).message).toBe('Commande introuvable.');
  });

  it('to an order whose customer was deleted', async () => {
    const { id, code, phone } = await place();
    await rows(`UPDATE orders SET customer_phone = '', tracking_code = NULL WHERE id = $1`, [id]);

    await refusal(await byNumber(id, phone), 404);
    await refusal(await byCode(code), 404);
  });

  it.each([
    [{ phone: PHONE }, 'order', 'Ce champ est obligatoire.'],
    [{ order: ' ', phone: PHONE }, 'order', 'Ce champ est obligatoire.'],
    [{ order: '12a', phone: PHONE }, 'order', 'Numéro de commande invalide.'],
    [{ order: '0', phone: PHONE }, 'order', 'Numéro de commande invalide.'],
    [{ order: '-1', phone: PHONE }, 'order', 'Numéro de commande invalide.'],
    [{ order: '\u0000', phone: PHONE }, 'order', undefined],
    [{ order: '12' }, 'phone', 'Ce champ est obligatoire.'],
    [{ order: '12', phone: 'allo' }, 'phone', 'Numéro de téléphone invalide.'],
    [{ order: '12', phone: '055012' }, 'phone', 'Numéro de téléphone invalide.'],
  ])('to %j: 400 on %s', async (query: Record<string, string>, field, message) => {
    const { details } = await refusal(await ask(`/api/track/?${new URLSearchParams(query)}`), 400);

    expect(Object.keys(details ?? {})).toEqual([field]);
    if (message) expect(details?.[field]).toEqual([message]);
  });
});

describe('an order is cancelled by its code', () => {
  it('while it waits for confirmation: its pieces are back, and the history names no account', async () => {
    const { id, code, productId } = await place();

    const order = await tracked(await cancel(code));

    expect(order).toMatchObject({ id, status: 'cancelled', can_cancel: false });
    expect(order.steps.map(({ key }) => key)).toEqual(['pending', 'cancelled']);
    expect(await stockOf(rows, productId)).toMatchObject({ stock: 9, booked: 9, ordered: 0 });
    expect((await orders.read(id)).status_history.at(-1)).toMatchObject({ status: 'cancelled', by: 'guest' });
    expect(
      await rows(
        `SELECT actor FROM audit_log WHERE subject_type = 'orders' AND subject_id = $1 AND action = 'update'`,
        [String(id)],
      ),
    ).toEqual([{ actor: 'guest' }]);
  });

  it.each(['processing', 'shipping', 'delivered', 'cancelled'])('and not once it is %s', async (status) => {
    const { id, code, productId } = await place();
    await json(await orders.move(id, { status }));
    const before = await stockOf(rows, productId);

    const { message } = await refusal(await cancel(code), 409);

    expect(message).toBe('Cette commande ne peut plus être annulée en ligne. Appelez-nous au 0550 12 34 56.');
    expect(await orders.read(id)).toMatchObject({ status });
    expect(await stockOf(rows, productId)).toEqual(before);
  });

  it('once, however often it is asked for at once', async () => {
    const { code, productId } = await place();

    const answers = await Promise.all(Array.from({ length: 6 }, () => cancel(code)));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await stockOf(rows, productId)).toMatchObject({ stock: 9, booked: 9, ordered: 0 });
  });

  it('or confirmed at the same moment: one of both, and the stock says the same', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, code, productId } = await place();

      const [cancelled, confirmed] = await Promise.all([
        cancel(code),
        orders.move(id, { status: 'processing', from: 'pending' }),
      ]);

      expect([cancelled.status, confirmed.status].sort()).toEqual([200, 409]);
      const { status } = await orders.read(id);
      expect(status).toBe(cancelled.ok ? 'cancelled' : 'processing');
      expect((await stockOf(rows, productId)).stock).toBe(cancelled.ok ? 9 : 7);
    }
  });
});
