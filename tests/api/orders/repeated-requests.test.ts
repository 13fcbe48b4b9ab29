/** `Idempotency-Key` of quotes and part requests: a repeated one is answered with the first. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Quote } from '@/contract/quotes';
import { register, send } from '../../support/accounts';
import { ask, json, refusal, sharedOffice } from '../../support/api';
import { createProduct, type Json } from '../../support/back-office';
import { sharedDatabase } from '../../support/running/database';
import { photograph } from '../../support/uploads';

const office = sharedOffice();
const rows = sharedDatabase();

const KEY_REUSED = 'Cette clé Idempotency-Key a déjà servi pour une autre demande.';
const BAD_KEYS = ['', 'with space', 'x'.repeat(201), 'clé'];
/** The ids of what was made with a key, and how often the audit log says so. */
const madeWith = async (table: 'quotes' | 'part_requests', key: string) => {
  const made = await rows<{ id: number }>(`SELECT id FROM ${table} WHERE idempotency_key = $1`, [key]);
  const ids = made.map(({ id }) => id);
  const logged = await rows(
    `SELECT 1 FROM audit_log WHERE subject_type = $1 AND subject_id = ANY($2::text[]) AND action = 'create'`,
    [table.replace('_', '-'), ids.map(String)],
  );
  return { ids, logged: logged.length };
};

describe('a quote', () => {
  const post = (body: Json, key: string | null, token?: string) =>
    send('/api/quotes/', {
      body,
      headers: key === null ? {} : { 'Idempotency-Key': key },
      ...(token ? { token } : {}),
    });
  const bodyFor = (id: number, changes: Json = {}): Json => ({
    customer: { name: 'Amine Benali', phone: '0550 12 34 56' },
    items: [{ product_id: id, quantity: 2 }],
    ...changes,
  });
  const newBody = async () => {
    const product = await createProduct(office, { price: 1250.5 });
    return { product, body: bodyFor(product.id), key: randomUUID() };
  };

  it('that is sent again is answered with the first one, though the price has changed', async () => {
    const { product, body, key } = await newBody();
    const first = await json<Quote>(await post(body, key), 201);
    await office.update('products', product.id, { price: 9000 });

    expect(await json<Quote>(await post({ ...body, company: null }, key), 201)).toEqual(first);
    expect(await madeWith('quotes', key)).toEqual({ ids: [first.number], logged: 1 });
    expect(await rows('SELECT 1 FROM quote_items WHERE quote_id = $1', [first.number])).toHaveLength(1);
  });

  it('eight times at once is one, which all are answered with', async () => {
    const { body, key } = await newBody();

    const answers = await Promise.all(Array.from({ length: 8 }, () => post(body, key)));

    const codes = await Promise.all(answers.map(async (answer) => (await json<Quote>(answer, 201)).code));
    expect(new Set(codes).size).toBe(1);
    expect(await madeWith('quotes', key)).toMatchObject({ ids: [expect.any(Number)], logged: 1 });
  });

  it('of other lines, another person or another account with the same key is refused, telling nothing', async () => {
    const { product, body, key } = await newBody();
    const { code } = await json<Quote>(await post(body, key), 201);
    const { access } = await register();

    const others = [
      await post(bodyFor(product.id, { items: [{ product_id: product.id, quantity: 3 }] }), key),
      await post(bodyFor(product.id, { customer: { name: 'Amine Benali', phone: '0550 12 34 57' } }), key),
      await post(body, key, access),
    ];

    for (const answer of others) {
      const refused = await refusal(answer, 422);
      expect(refused).toEqual({ message: KEY_REUSED, error: KEY_REUSED });
      expect(JSON.stringify(refused)).not.toContain(code);
    }
    expect((await madeWith('quotes', key)).ids).toHaveLength(1);
  });

  it('that is refused frees its key', async () => {
    const { product, body, key } = await newBody();
    await office.update('products', product.id, { price: null });
    await refusal(await post(body, key), 409);
    await office.update('products', product.id, { price: 500 });

    expect(await json<Quote>(await post(body, key), 201)).toMatchObject({ subtotal: 1000 });
  });

  it('without a key is another one each time', async () => {
    const { body } = await newBody();
    const [first, second] = [await post(body, null), await post(body, null)];

    expect((await json<Quote>(first, 201)).number).not.toBe((await json<Quote>(second, 201)).number);
  });

  it.each(BAD_KEYS)('with the key %j is refused', async (key) => {
    const { body } = await newBody();

    await refusal(await post(body, key), 400);
  });
});

describe('a part request', () => {
  type Request = { text?: string; model?: string; pictures?: readonly Buffer[] };
  const post = ({ text = 'Une carte', model, pictures = [] }: Request, key: string | null) => {
    const form = new FormData();
    form.set('phone', '0550 12 34 56');
    form.set('text', text);
    if (model !== undefined) form.set('model', model);
    for (const bytes of pictures) {
      form.append('pictures', new File([new Uint8Array(bytes)], `${randomUUID()}.jpg`, { type: 'image/jpeg' }));
    }
    return ask('/api/part-requests/', {
      method: 'POST',
      body: form,
      headers: key === null ? {} : { 'Idempotency-Key': key },
    });
  };
  const numberOf = async (answer: Response) => (await json<{ number: number }>(answer, 201)).number;

  it('that is sent again is answered with the first number, though its boiler is gone', async () => {
    const key = randomUUID();
    const { id, slug } = await office.create<{ id: number; slug: string }>('boiler-models', {
      brand: `Marque ${randomUUID()}`,
      range: 'Thema',
      name: 'C 24 E',
      energy: 'gas',
    });
    const request = { model: slug, pictures: [await photograph('jpeg')] };
    const number = await numberOf(await post(request, key));
    await office.ask(`boiler-models/${id}`, 'DELETE');

    const again = await post(request, key);

    expect(await json(again, 201)).toEqual({ number });
    expect(await madeWith('part_requests', key)).toEqual({ ids: [number], logged: 1 });
    expect(await rows('SELECT 1 FROM part_request_pictures WHERE request_id = $1', [number])).toHaveLength(1);
  });

  it('twice at once is one, which both are answered with', async () => {
    const [key, picture] = [randomUUID(), await photograph('jpeg')];

    const answers = await Promise.all([1, 2].map(() => post({ pictures: [picture] }, key)));

    const [one, other] = await Promise.all(answers.map(numberOf));
    expect(other).toBe(one);
    expect(await madeWith('part_requests', key)).toEqual({ ids: [one], logged: 1 });
  });

  it('with another text or picture and the same key is refused', async () => {
    const key = randomUUID();
    const [picture, other] = [await photograph('jpeg'), await photograph('jpeg', { width: 320 })];
    await numberOf(await post({ pictures: [picture] }, key));

    for (const request of [{ pictures: [picture], text: 'Une pompe' }, { pictures: [other] }, {}]) {
      expect((await refusal(await post(request, key), 422)).message).toBe(KEY_REUSED);
    }
    expect((await madeWith('part_requests', key)).ids).toHaveLength(1);
  });

  it('that is refused frees its key; without a key each is another one', async () => {
    const key = randomUUID();
    await refusal(await post({ model: 'no-such-model' }, key), 400);

    const numbers = [await post({}, key), await post({}, null), await post({}, null)].map(numberOf);

    expect(new Set(await Promise.all(numbers)).size).toBe(3);
  });

  it.each(BAD_KEYS)('with the key %j is refused', async (key) => {
    await refusal(await post({}, key), 400);
  });
});
