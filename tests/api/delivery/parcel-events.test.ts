/** What couriers report: signed messages, files, in any order and repeatedly. */
import { createHmac, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import writeSpreadsheet from 'write-excel-file/node';
import { bearer } from '../../support/accounts';
import { form } from '../../support/admin-calls';
import { ordersOf } from '../../support/admin-orders';
import { ask, json, refusal, sharedOffice } from '../../support/api';
import { createCourier, ownProfile } from '../../support/couriers';
import { eventOf, imported, parcelsOf, preparedBatch, sendEvents } from '../../support/parcels';

const office = sharedOffice();
const parcels = parcelsOf(office);
const orders = ordersOf(office);

const received = async (answer: Promise<Response>) => (await json<{ received: number }>(await answer)).received;

describe("a courier's message", () => {
  it('moves its parcel and delivers the order, once', async () => {
    const { courier, parcelId, orderId } = await preparedBatch(office, { isHandedOver: true });
    const [transit, delivered] = [
      eventOf('En transit', { reference: String(orderId), tracking: `T-${orderId}`, seconds: 1 }),
      eventOf('LIVRE', { tracking: `t-${orderId}`, seconds: 2, reason: 'Remis au client' }),
    ];

    expect(await received(sendEvents(courier, { events: [transit] }))).toBe(1);
    expect(await received(sendEvents(courier, { events: [delivered, transit, delivered] }))).toBe(1);
    await json(await orders.move(orderId, { status: 'shipping' }));
    expect(await received(sendEvents(courier, { events: [delivered] }))).toBe(0);

    const parcel = await parcels.read(parcelId);
    expect(parcel).toMatchObject({ state: 'delivered', courier_word: 'LIVRE', tracking: `T-${orderId}` });
    expect(parcel.events.map(({ source, word, reason }) => [source, word, reason])).toEqual([
      ['person', null, null],
      ['webhook', 'En transit', null],
      ['webhook', 'LIVRE', 'Remis au client'],
    ]);
    const { status, status_history: history } = await orders.read(orderId);
    expect(status).toBe('shipping');
    expect(history.filter((entry) => entry.status === 'delivered')).toMatchObject([{ by: 'system' }]);
  });

  it('moves its parcel to the latest of events within one second', async () => {
    const { courier, parcelId, orderId } = await preparedBatch(office, { isHandedOver: true });
    const at = (fraction: string) => `${new Date(Date.now() + 5000).toISOString().slice(0, 19)}${fraction}Z`;
    const events = [
      { ...eventOf('Sorti en livraison', { reference: String(orderId) }), occurred_at: at('.9') },
      { ...eventOf('Tentative échouée', { reference: String(orderId) }), occurred_at: at('.123456') },
    ];

    expect(await received(sendEvents(courier, { events }))).toBe(2);

    const { state, events: shown } = await parcels.read(parcelId);
    expect(state).toBe('out_for_delivery');
    expect(shown.slice(-2).map((event) => event.at.slice(-5))).toEqual(['.123Z', '.900Z']);
  });

  it('names another parcel by a tracking number with letters of any kind', async () => {
    for (const tracking of ['é1-x', 'STRAß1', 'ŉa', 'µz']) {
      const { courier, prepared } = await preparedBatch(office, { orders: 2, isHandedOver: true });
      const [first, second] = prepared.map(({ orderId }) => String(orderId));
      const event = (status: string, reference: string | undefined, seconds: number) =>
        sendEvents(courier, { events: [eventOf(status, { tracking, reference: reference ?? '', seconds })] });

      await received(event('En transit', first, 1));
      await received(event('Livré', second, 2));

      const { parcels: shown } = await parcels.list({ courier: courier.id });
      expect(shown.map(({ order_id, state, tracking: own }) => [String(order_id), state, own])).toEqual(
        expect.arrayContaining([
          [first, 'delivered', tracking],
          [second, 'picked_up', null],
        ]),
      );
    }
  });

  it('that is not signed with the secret is refused, whoever it names', async () => {
    const { courier, orderId, parcelId } = await preparedBatch(office);
    const body = { events: [eventOf('Livré', { reference: String(orderId) })] };
    const signed = (secret: string) => createHmac('sha256', secret).update(JSON.stringify(body)).digest('hex');
    const unsigned = await createCourier(office);

    const unprefixed = signed(courier.secret);
    for (const signature of [
      '',
      'sha256=',
      'sha256=zz',
      unprefixed,
      `sha256=${signed('other')}`,
      `sha1=${unprefixed}`,
    ]) {
      await refusal(await sendEvents(courier, body, { signature }), 401);
    }
    const answers = [
      await sendEvents({ ...courier, id: 2_147_483_000 }, body),
      await sendEvents({ ...courier, id: 99_999_999_999 }, body),
      await sendEvents({ ...courier, id: unsigned.id }, body),
      await sendEvents(courier, body, { header: 'X-Yalidine-Signature', prefix: '' }),
    ];
    const bodies = await Promise.all(answers.map((answer) => refusal(answer, 401)));
    expect(new Set(bodies.map(({ message }) => message)).size).toBe(1);
    expect((await parcels.read(parcelId)).state).toBe('created');
  });

  it('of an inactive courier is refused like that of an unknown one, and nothing of it is stored', async () => {
    const { courier, parcelId, orderId } = await preparedBatch(office, { isHandedOver: true });
    await json(await office.update('couriers', courier.id, { active: false }));

    const refused = await sendEvents(courier, { events: [eventOf('LIVRE', { reference: String(orderId) })] });

    const { state, events } = await parcels.read(parcelId);
    expect([refused.status, state, events.map(({ source }) => source)]).toEqual([401, 'picked_up', ['person']]);
    await json(await office.update('couriers', courier.id, { active: true }));
    expect(await received(sendEvents(courier, { events: [eventOf('LIVRE', { reference: String(orderId) })] }))).toBe(1);
  });

  it('is accepted with the former secret until its day', async () => {
    const { courier, orderId } = await preparedBatch(office);
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const present = { ...courier, secret: randomUUID() };
    const body = () => ({ events: [eventOf('Centre', { reference: String(orderId) })] });

    await json(await office.update('couriers', courier.id, { secret: present.secret, formerSecretUntil: day(0) }));
    expect(await received(sendEvents(courier, body()))).toBe(1);
    expect(await received(sendEvents(present, body()))).toBe(1);
    await json(await office.update('couriers', courier.id, { formerSecretUntil: day(-2) }));

    await refusal(await sendEvents(courier, body()), 401);
    expect(await received(sendEvents(present, body()))).toBe(1);
  });

  it("may have the shape of the courier's profile: Yalidine's, with its echo", async () => {
    const { courier, parcelId, orderId } = await preparedBatch(office, {
      isHandedOver: true,
      courier: { profile: 'yalidine' },
    });
    const event = {
      event_id: randomUUID(),
      occurred_at: new Date(Date.now() + 1000).toISOString(),
      data: { tracking: `yal-${orderId}`, order_id: orderId, status: 'Sorti en livraison' },
    };

    const how = { header: 'X-Yalidine-Signature', prefix: '' };
    expect(await received(sendEvents(courier, { type: 'parcel_status_updated', events: [event] }, how))).toBe(1);
    expect(await parcels.read(parcelId)).toMatchObject({ state: 'out_for_delivery', tracking: `yal-${orderId}` });
    const token = '<b>abc</b>&=é';
    const subscribe = (id: number, sent: string) =>
      ask(`/api/couriers/${id}/events/?subscribe&crc_token=${encodeURIComponent(sent)}`);
    const echo = await subscribe(courier.id, token);
    const type = 'text/plain; charset=utf-8';
    expect([echo.status, echo.headers.get('content-type'), await echo.text()]).toEqual([200, type, token]);
    for (const { id } of [await createCourier(office), { id: 0 }]) await refusal(await subscribe(id, 'a'), 404);
    await refusal(await ask(`/api/couriers/${courier.id}/events/`), 404);
  });

  it('about an unknown tracking number waits for it, and leaves with it if the number was wrong', async () => {
    const { courier, batch } = await preparedBatch(office, { orders: 2, isHandedOver: true });
    const [wrong, right] = batch.parcels.map(({ id }) => id);
    const tracking = `T-${randomUUID()}`;
    expect(await received(sendEvents(courier, { events: [eventOf('Bloqué', { tracking, seconds: 5 })] }))).toBe(1);

    await json(await parcels.change(wrong ?? 0, { tracking: tracking.toUpperCase() }));
    expect((await parcels.read(wrong ?? 0)).state).toBe('on_hold');
    await json(await parcels.change(wrong ?? 0, { tracking: null }));
    await json(await parcels.change(right ?? 0, { tracking }));

    expect((await parcels.read(wrong ?? 0)).state).toBe('picked_up');
    expect((await parcels.read(right ?? 0)).state).toBe('on_hold');
  });

  it('before the hand-over says that the courier has it: the order is on its way', async () => {
    const { courier, batch, parcelId, orderId } = await preparedBatch(office);

    await received(sendEvents(courier, { events: [eventOf('Ramassé', { reference: `#${orderId}`, seconds: -60 })] }));

    expect(await parcels.read(parcelId)).toMatchObject({ state: 'picked_up' });
    expect((await orders.read(orderId)).status).toBe('shipping');
    await refusal(await orders.move(orderId, { status: 'cancelled' }), 409);
    await json(await parcels.handOver(batch.id));
    expect((await parcels.read(parcelId)).events).toHaveLength(1);
  });

  it('from before a late hand-over counts: delivered, lost or unknown, and the cash is expected', async () => {
    const { courier, batch, prepared } = await preparedBatch(office, { orders: 3, isHandedOver: true });
    const words = ['Livré', 'Colis abandonné', 'Colis égaré'];
    const events = prepared.map(({ orderId }, index) =>
      eventOf(words[index] ?? '', { reference: String(orderId), seconds: -3600 }),
    );

    await received(sendEvents(courier, { events }));

    const shown = await Promise.all(batch.parcels.map(({ id }) => parcels.read(id)));
    expect(shown.map(({ state, courier_word: word }) => [state, word])).toEqual([
      ['delivered', 'Livré'],
      ['lost', 'Colis abandonné'],
      ['unknown', 'Colis égaré'],
    ]);
    const statuses = await Promise.all(prepared.map(async ({ orderId }) => (await orders.read(orderId)).status));
    expect(statuses).toEqual(['delivered', 'shipping', 'shipping']);
  });

  it('before the hand-over is not outranked by it: only what is missing is added', async () => {
    const { courier, batch, parcelId, orderId } = await preparedBatch(office);
    await received(
      sendEvents(courier, { events: [eventOf('Colis égaré', { reference: String(orderId), seconds: -60 })] }),
    );
    expect(await parcels.read(parcelId)).toMatchObject({ state: 'unknown', handed_over_at: null });
    expect((await orders.read(orderId)).status).toBe('processing');

    await json(await parcels.handOver(batch.id));

    expect(await parcels.read(parcelId)).toMatchObject({ state: 'unknown', handed_over_at: expect.any(String) });
    expect((await orders.read(orderId)).status).toBe('shipping');
  });

  it('dated more than a week ahead happened when it came, so that later ones still count', async () => {
    const { courier, parcelId, orderId } = await preparedBatch(office, { isHandedOver: true });
    const [reference, day] = [String(orderId), 86_400];
    const report = (status: string, seconds: number) =>
      received(sendEvents(courier, { events: [eventOf(status, { reference, seconds })] }));

    await report('Bloqué', 8 * day);
    const [, blocked] = (await parcels.read(parcelId)).events;
    await report('En transit', 60);
    expect((await parcels.read(parcelId)).state).toBe('in_transit');
    await report('Centre', 6 * day);
    await report('Sorti en livraison', 120);

    expect(blocked).toMatchObject({ state: 'on_hold', word: 'Bloqué' });
    expect(Math.abs(Date.parse(blocked?.at ?? '') - Date.now())).toBeLessThan(60_000);
    expect((await parcels.read(parcelId)).state).toBe('at_hub');
  });

  it('of a cancelled order whose pieces are gone leaves the order cancelled', async () => {
    const { courier, parcelId, orderId, productId } = await preparedBatch(office, { product: { stock: 1 } });
    await json(await orders.move(orderId, { status: 'cancelled' }));
    await json(await office.update('products', productId, { stock: 0 }));

    await received(sendEvents(courier, { events: [eventOf('Livré', { reference: String(orderId), seconds: 5 })] }));

    expect((await parcels.read(parcelId)).state).toBe('delivered');
    expect((await orders.read(orderId)).status).toBe('cancelled');
  });

  it('of any shape is answered, and stores what names a parcel', async () => {
    const { courier, parcelId, orderId } = await preparedBatch(office);
    const reference = String(orderId);
    const odd = [
      null,
      5,
      [],
      {},
      { reference: '' },
      { id: 'x'.repeat(5000), reference, status: '\u0000\ud800', occurred_at: 'yesterday', reason: { a: 1 } },
      { id: 1e300, tracking: '\u0000'.repeat(300), reference, status: 'x'.repeat(5000), occurred_at: 1e300 },
      { id: '__proto__', reference: '99999999999999999999', tracking: 'x'.repeat(5000), status: 'Livré' },
    ];

    expect(await received(sendEvents(courier, { events: odd }))).toBe(3);
    const notLatin = Buffer.from([0xff]).toString('latin1');
    for (const body of ['', 'null', '[]', '{', '{"events":5}', '['.repeat(100_000), notLatin]) {
      await refusal(await sendEvents(courier, body), 400);
    }
    await refusal(await sendEvents(courier, { events: ['x'.repeat(1_100_000)] }), 413);

    expect((await parcels.read(parcelId)).state).toBe('unknown');
  });
});

it('the same events lead to the same parcel and order, in whatever order and by whatever way they come', async () => {
  const ends = ['Tentative échouée', 'Livré', 'Retour vers vendeur', 'Bizarre'];
  const anyEvents = fc.array(
    fc.record({
      word: fc.constantFrom('Expédié', 'Centre', 'Sorti en livraison', ...ends),
      second: fc.integer({ min: 0, max: 6 }),
      way: fc.constantFrom('webhook', 'file'),
    }),
    { minLength: 2, maxLength: 5 },
  );
  const start = Date.now() + 60_000;
  await fc.assert(
    fc.asyncProperty(anyEvents, async (events) => {
      const { courier, batch, prepared } = await preparedBatch(office, { orders: 2, isHandedOver: true });
      const report = async (index: number, list: typeof events) => {
        const reference = String(prepared[index]?.orderId);
        for (const [number, { word, second, way }] of list.entries()) {
          const at = new Date(start + second * 1000).toISOString();
          const event = { id: `${reference} ${word} ${second}`, reference, status: word, occurred_at: at };
          if (way === 'webhook') await received(sendEvents(courier, { events: number % 2 ? [event, event] : [event] }));
          else await imported(parcels.importFile(courier.id, `reference,status,date\n${reference},${word},${at}\n`));
        }
      };

      await report(0, events);
      await report(1, [...events.toReversed(), ...events]);

      const [one, other] = await Promise.all(batch.parcels.map(({ id }) => parcels.read(id)));
      expect(other?.state).toBe(one?.state);
      expect(other?.delivered_at).toBe(one?.delivered_at);
      const statuses = await Promise.all(prepared.map(async ({ orderId }) => (await orders.read(orderId)).status));
      if (one?.state === 'delivered') expect(statuses).toEqual(['delivered', 'delivered']);
    }),
    { numRuns: 8 },
  );
}, 300_000);

describe("a courier's file", () => {
  it('promises when tried what it then does, also about parcels handed over late', async () => {
    const { courier, batch, prepared } = await preparedBatch(office, { orders: 4, isHandedOver: true });
    const [first, second, third, fourth] = prepared.map(({ orderId }) => orderId);
    const [early, late] = [-7200, -3600].map((seconds) => new Date(Date.now() + seconds * 1000).toISOString());
    const file = [
      'reference;status;date',
      `${first};Livré;${late}`,
      `${second};Colis égaré;${late}`,
      `${first};Colis égaré;${early}`,
      `${third};Bloqué;`,
      `${third};Sorti en livraison;`,
      `${fourth};Livré;${late}`,
      `${fourth};Sorti en livraison;${early}`,
    ].join('\n');

    const tried = await imported(parcels.importFile(courier.id, file, { try: 'true' }));
    const done = await imported(parcels.importFile(courier.id, file));

    expect(done).toEqual(tried);
    expect(tried.map(({ verdict, message }) => [verdict, message])).toEqual([
      ['updated', 'From picked up to delivered'],
      ['unknown-word', expect.stringContaining('the parcel becomes unknown')],
      ['unknown-word', expect.stringContaining('The parcel stays delivered')],
      ['updated', 'From picked up to on hold'],
      ['same', expect.stringContaining('this news has no date')],
      ['updated', 'From picked up to delivered'],
      ['same', 'Older than what is known: delivered'],
    ]);
    const shown = await Promise.all(batch.parcels.map(({ id }) => parcels.read(id)));
    expect(shown.map(({ state }) => state)).toEqual(['delivered', 'unknown', 'on_hold', 'delivered']);
  });

  it('promises the same across its chunks: a line far below sees the lines above', async () => {
    const { courier, parcelId, orderId } = await preparedBatch(office, { isHandedOver: true });
    const filler = Array.from({ length: 600 }, (_, index) => `${2_000_000_000 + index};Livré;`);
    const soon = new Date(Date.now() + 60_000).toISOString();
    const line = `${orderId};Livré;${soon}`;
    const file = ['reference;status;date', line, ...filler, line].join('\n');

    const tried = await imported(parcels.importFile(courier.id, file, { try: 'true' }));
    expect((await parcels.read(parcelId)).state).toBe('picked_up');
    const done = await imported(parcels.importFile(courier.id, file));

    expect(done).toEqual(tried);
    expect([tried.at(0)?.verdict, tried.at(-1)?.verdict]).toEqual(['updated', 'same']);
  });

  it('is read line by line, each with its verdict, and again changes nothing', async () => {
    const { courier, batch, prepared } = await preparedBatch(office, { orders: 3, isHandedOver: true });
    const [first, second, third] = prepared.map(({ orderId }) => orderId);
    await json(await parcels.change(batch.parcels[2]?.id ?? 0, { state: 'delivered' }));
    const soon = new Date(Date.now() + 60_000).toISOString();
    const file = [
      'Commande;Suivi;Statut;Date;Motif',
      `${first};TR-${first};Livré;${soon};`,
      `${second};;Ramassé;${soon};`,
      `${third};;Retour transfert;${soon};`,
      `2147483000;;Livré;${soon};`,
      `;Q-${first};Livré;${soon};`,
      `${second};;Livré au voisin;${soon};`,
      `${second};;Livré;le 31 février;`,
      `;;Livré;${soon};`,
      `${second};;;${soon};`,
      `${first};;Sorti en livraison;2020-01-01;absent`,
    ].join('\n');

    const tried = await imported(parcels.importFile(courier.id, file, { try: 'true' }));
    expect((await parcels.read(batch.parcels[0]?.id ?? 0)).events).toHaveLength(1);
    const done = await imported(parcels.importFile(courier.name, file));
    const again = await imported(parcels.importFile(courier.id, file));

    expect(done.map(({ line, verdict }) => [line, verdict])).toEqual([
      [2, 'updated'],
      [3, 'same'],
      [4, 'refused'],
      [5, 'unknown-order'],
      [6, 'unknown-order'],
      [7, 'unknown-word'],
      [8, 'refused'],
      [9, 'refused'],
      [10, 'refused'],
      [11, 'same'],
    ]);
    expect(done[0]).toMatchObject({ reference: String(first), message: 'From picked up to delivered' });
    expect(tried).toEqual(done);
    expect(again.map(({ verdict }) => verdict)).not.toContain('updated');
    expect((await orders.read(first ?? 0)).status).toBe('delivered');
    const { state, tracking, events } = await parcels.read(batch.parcels[0]?.id ?? 0);
    expect([state, tracking, events.length]).toEqual(['delivered', `TR-${first}`, 3]);
  });

  it('is understood once the profile knows its word, without another event', async () => {
    const key = `own-${randomUUID()}`;
    const { id } = await office.create('courier-profiles', { key, definition: ownProfile() });
    const { courier, parcelId, orderId } = await preparedBatch(office, {
      isHandedOver: true,
      courier: { profile: key },
    });
    const soon = new Date(Date.now() + 60_000).toISOString();
    const file = `reference,status,date\n${orderId},Chez le voisin,${soon}\n`;
    const send = async () => (await imported(parcels.importFile(courier.id, file)))[0]?.verdict;
    expect([await send(), await send()]).toEqual(['unknown-word', 'unknown-word']);

    const definition = ownProfile({ 'Chez le voisin': 'delivered' });
    await json(await office.update('courier-profiles', id, { definition }));

    expect([await send(), await send()]).toEqual(['updated', 'same']);
    const { state, events } = await parcels.read(parcelId);
    expect([state, events.length]).toEqual(['delivered', 2]);
  });

  it('may be a spreadsheet, and have the columns that the profile names', async () => {
    const { courier, parcelId, orderId } = await preparedBatch(office, {
      isHandedOver: true,
      courier: { profile: 'yalidine' },
    });
    const sheet = [
      ['order_id', 'tracking', 'last_status', 'date_last_status'],
      [orderId, `yal-${orderId}`, 'Sorti en livraison', new Date(Date.now() + 3_660_000)],
    ].map((row) => row.map((value) => ({ value, ...(value instanceof Date ? { format: 'dd/mm/yyyy hh:mm' } : {}) })));
    const bytes = await writeSpreadsheet(sheet as never).toBuffer();
    const body = form({ file: new File([new Uint8Array(bytes)], 'states.xlsx'), courier: String(courier.id) });

    const answer = ask('/api/admin/parcels/import/', { method: 'POST', headers: bearer(office.token), body });

    expect(await imported(answer)).toMatchObject([{ verdict: 'updated', reference: String(orderId) }]);
    expect(await parcels.read(parcelId)).toMatchObject({ state: 'out_for_delivery', tracking: `yal-${orderId}` });
  });

  it('says how far it is, line by line, to whoever asks for that', async () => {
    const { courier, orderId } = await preparedBatch(office, { isHandedOver: true });
    const file = ['reference,status', `${orderId},Livré`, ...Array(600).fill('2147483000,Livré')].join('\n');
    const lines = { Accept: 'application/x-ndjson' };
    const usual = await (await parcels.importFile(courier.id, file, { try: 'true' })).text();

    const tried = await parcels.importFile(courier.id, file, { try: 'true' }, lines);
    const done = await parcels.importFile(courier.id, file, {}, lines);
    const refused = await parcels.importFile('nobody', file, {}, lines);

    const progress = [0, 500, 601].map((count) => JSON.stringify({ done: count, total: 601 }));
    expect(tried.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    expect((await tried.text()).split('\n')).toEqual([...progress, usual, '']);
    expect((await done.text()).split('\n')).toEqual([...progress, usual, '']);
    expect((await orders.read(orderId)).status).toBe('delivered');
    expect((await refusal(refused, 400)).details).toHaveProperty('courier');
  });

  it('that cannot be read, or names no courier, is refused', async () => {
    const courier = await createCourier(office);

    for (const text of ['', 'reference,date\n1,2020-01-01\n', '\u0000\u0001\u0002']) {
      expect((await refusal(await parcels.importFile(courier.id, text), 400)).details).toHaveProperty('file');
    }
    const tooLarge = await refusal(await parcels.importFile(courier.id, 'x'.repeat(10_000_001)), 400);
    expect(tooLarge.details).toEqual({ file: ['The file must be at most 10 MB'] });
    for (const choice of ['', '0', '2147483000', '99999999999', 'nobody']) {
      const answer = await parcels.importFile(choice, 'reference,status\n1,Livré\n');
      expect((await refusal(answer, 400)).details).toHaveProperty('courier');
    }
    await refusal(await ask('/api/admin/parcels/import/', { method: 'POST', headers: bearer(office.token) }), 415);
  });
});
