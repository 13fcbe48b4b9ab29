/** What couriers owe: expected at the hand-over, collected, adjusted, closed. */
import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { CashParcelDetail } from '@/contract/admin/cash';
import { bearer, times } from '../../support/accounts';
import { ask, json, refusal, sharedOffice } from '../../support/api';
import {
  booked,
  cashOf,
  expectBalanced,
  handedOver,
  handedOverOne,
  makeBatch,
  ofCourier,
  remittanceOf,
  remitted,
} from '../../support/cash';
import { sharedDatabase } from '../../support/running/database';

const office = sharedOffice();
const cash = cashOf(office);
const query = sharedDatabase();

const parcelOf = async (courier: { id: number }, id: number) =>
  (await cash.parcels({ courier: courier.id, limit: 100 })).parcels.find(({ parcel_id }) => parcel_id === id);

describe('the cash of a parcel', () => {
  it('is expected from the hand-over on, and not before', async () => {
    const { courier, batch, parcels } = await makeBatch(office, { count: 2, price: 3000.5 });
    const due = parcels.reduce((sum, { cod_amount }) => sum + cod_amount, 0);
    expect(ofCourier(await cash.read(), courier)).toBeNull();

    await json(await cash.handOver(batch));
    await json(await cash.handOver(batch));

    expect(ofCourier(await cash.read(), courier)).toEqual({
      expected: due,
      collected: 0,
      outstanding: due,
      adjustments: 0,
      owed: 0,
      on_the_way: due,
      overpaid: 0,
      unallocated: 0,
      unallocated_lines: 0,
      parcels: 2,
      oldest_days: 0,
    });
    expect(await cash.parcels({ courier: courier.id })).toMatchObject({
      total: 2,
      total_pages: 1,
      parcels: parcels.map(({ id, order_id, cod_amount, tracking }) => ({
        parcel_id: id,
        order_id,
        courier: courier.id,
        tracking,
        expected: cod_amount,
        collected: 0,
        outstanding: cod_amount,
        handed_over_at: expect.stringMatching(/Z$/),
        delivered_at: null,
        days: 0,
      })),
    });
  });

  it('is closed by an entry of its own if the parcel is returned, cancelled or lost, and opened if it is found', async () => {
    const { courier, parcels } = await handedOver(office, { count: 4 });
    const [back, cancelled, lost, paid] = parcels;
    if (!back || !cancelled || !lost || !paid) throw new Error('Four parcels were made.');
    await booked(await cash.collect({ parcel_id: paid.id, amount: paid.cod_amount, note: '' }));

    // when
    await cash.return(back.id);
    await cash.setState(cancelled.id, 'cancelled');
    await cash.setState(lost.id, 'lost');
    await cash.setState(paid.id, 'lost');

    // then: what was collected stays
    const due = back.cod_amount;
    expect(ofCourier(await cash.read(), courier)).toMatchObject({
      expected: 4 * due,
      collected: due,
      outstanding: 0,
      adjustments: 3 * due,
      parcels: 0,
      oldest_days: null,
    });
    await cash.setState(lost.id, 'in_transit');
    expect(await parcelOf(courier, lost.id)).toMatchObject({ outstanding: due, adjustments: 0 });
    await cash.setState(lost.id, 'created');
    expect(ofCourier(await cash.read(), courier)).toMatchObject({ expected: 3 * due, outstanding: 0 });
    const entries = await query(
      'SELECT cause, centimes::int, reverses IS NOT NULL AS back FROM cash_entries WHERE parcel_id = $1 ORDER BY id',
      [lost.id],
    );
    expect(entries).toEqual([
      { cause: 'hand-over', centimes: due * 100, back: false },
      { cause: 'lost', centimes: due * 100, back: false },
      { cause: 'lost', centimes: -due * 100, back: true },
      { cause: 'hand-over', centimes: -due * 100, back: true },
    ]);
  });
});

describe('cash that a person brings', () => {
  it('is collected, the rest stays outstanding, and a second time is refused', async () => {
    const { courier, parcel, due } = await handedOverOne(office);

    const first = await booked(await cash.collect({ parcel_id: parcel.id, amount: '1 000,50 DA', note: 'Driver' }));
    const second = await booked(await cash.collect({ parcel_id: parcel.id, amount: due - 1000.5 }));
    const { message } = await refusal(await cash.collect({ parcel_id: parcel.id, amount: due }), 409);

    expect(first).toMatchObject({ parcel_id: parcel.id, collected: 1000.5, outstanding: due - 1000.5 });
    expect(second).toMatchObject({ collected: due, outstanding: 0 });
    expect(message).toMatch(/in already/);
    expect(ofCourier(await cash.read(), courier)).toMatchObject({ collected: due, outstanding: 0, parcels: 0 });
  });

  it('counts once for an Idempotency-Key, whose content stays the same', async () => {
    const { parcel } = await handedOverOne(office);
    const body = { parcel_id: parcel.id, amount: 100, note: '' };
    const key = { 'Idempotency-Key': randomUUID() };

    const answers = await times(5, () => cash.collect(body, key));
    for (const answer of answers) expect(await booked(answer)).toMatchObject({ collected: 100 });

    expect((await cash.collect({ ...body, amount: 200 }, key)).status).toBe(422);
    expect((await cash.adjust({ parcel_id: parcel.id, amount: 100, reason: 'x' }, key)).status).toBe(422);
    await refusal(await cash.collect(body, { 'Idempotency-Key': 'é' }), 400).catch(() => undefined);
  });
});

it('the entries of a parcel are read one by one, oldest first, with who made them and what took them back', async () => {
  const { courier, parcel, due } = await handedOverOne(office);
  await json(await cash.collect({ parcel_id: parcel.id, amount: 100, note: 'in coins' }), 201);
  const paid = { ...parcel, cod_amount: due - 100 };
  const { id } = await remitted(await cash.remit(remittanceOf(courier, [paid])));
  await json(await cash.reverse(id ?? 0));

  const detail = await json<CashParcelDetail>(await cash.get(`/api/admin/cash/parcels/${parcel.id}/`));

  expect(detail).toMatchObject({ expected: due, collected: 100, outstanding: due - 100, adjustments: 0 });
  const by = detail.entries[0]?.by;
  expect(by).not.toBe('');
  const booking = { by, kind: 'collected', is_reversal: false, remittance_id: null, note: null };
  expect(detail.entries.map(({ at: _, ...entry }) => entry)).toEqual([
    { ...booking, kind: 'expected', cause: 'hand-over', amount: due },
    { ...booking, cause: 'person', amount: 100, note: 'in coins' },
    { ...booking, cause: 'remittance', amount: due - 100, remittance_id: id },
    { ...booking, cause: 'remittance', amount: 100 - due, remittance_id: id, is_reversal: true, note: 'typed twice' },
  ]);
  for (const unknown of ['0', '2147483647', '99999999999', 'x'])
    expect((await cash.get(`/api/admin/cash/parcels/${unknown}/`)).status).toBe(404);
});

it('a difference is settled by an adjustment with its reason, upwards and downwards', async () => {
  const { courier, parcel, due } = await handedOverOne(office);
  const parcel_id = parcel.id;
  await booked(await cash.collect({ parcel_id, amount: due + 100 }));
  expect(await parcelOf(courier, parcel_id)).toMatchObject({ outstanding: -100 });

  await booked(await cash.adjust({ parcel_id, amount: -150, reason: 'came on top' }));
  const after = await booked(await cash.adjust({ parcel_id, amount: 50, reason: 'a discount at the door' }));

  expect(after).toMatchObject({ expected: due, collected: due + 100, adjustments: -100, outstanding: 0 });
  expect((await cash.parcels({ courier: courier.id })).total).toBe(0);
});

it('parcels are found by age in days of the calendar, oldest first, page by page', async () => {
  const { courier, parcels } = await handedOver(office, { count: 3 });
  const [first, second, third] = parcels.map(({ id }) => id);
  for (const [id, days] of [
    [second, 8],
    [third, 7],
  ] as const) {
    await query(`UPDATE parcels SET handed_over_at = now() - make_interval(days => $2) WHERE id = $1`, [id, days]);
    await query(
      `UPDATE cash_parcels SET handed_over_at = p.handed_over_at FROM parcels p WHERE p.id = parcel_id AND p.id = $1`,
      [id],
    );
  }

  const ids = async (filter: Record<string, number>) =>
    (await cash.parcels({ courier: courier.id, ...filter })).parcels.map(({ parcel_id }) => parcel_id);
  expect(await ids({})).toEqual([second, third, first]);
  expect(await ids({ older_than: 7 })).toEqual([second]);
  expect(await ids({ older_than: 6 })).toEqual([second, third]);
  expect(await ids({ limit: 1, page: 3 })).toEqual([first]);
  expect(await cash.parcels({ courier: courier.id, older_than: 6, limit: 1 })).toMatchObject({
    total: 2,
    total_pages: 2,
  });
  expect(ofCourier(await cash.read(), courier)).toMatchObject({ parcels: 3, oldest_days: 8 });
});

it('the accountant gets every entry of a period, and the log says who took it', async () => {
  const { courier, parcel, due } = await handedOverOne(office);
  const { id } = await remitted(await cash.remit(remittanceOf(courier, [parcel])));
  await json(await cash.reverse(id ?? 0, { reason: '=HYPERLINK("x")' }));

  const answer = await cash.get('/api/admin/cash/export/?from=2000-01-01');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const rows = parse<Record<string, string>>(await answer.text(), { bom: true, columns: true });
  const own = rows.filter(({ Parcel }) => Parcel === String(parcel.id));
  expect(own.map(({ Kind, Cause, Amount }) => [Kind, Cause, Amount])).toEqual([
    ['Expected', 'Hand-over', due.toFixed(2)],
    ['Collected', 'Remittance', due.toFixed(2)],
    ['Collected', 'Remittance', `'-${due.toFixed(2)}`],
  ]);
  expect(own[2]).toMatchObject({ 'Reverses entry': own[1]?.Entry, Note: `'=HYPERLINK("x")`, By: 'admin' });
  const none = await cash.get('/api/admin/cash/export/?from=2001-01-01&to=2001-12-31');
  expect((await none.text()).trim().split('\r\n')).toHaveLength(1);
  expect(
    await query(
      `SELECT changes FROM audit_log WHERE action = 'export' AND subject_type = 'cash'
         AND changes->'from'->>1 = '2001-01-01' ORDER BY id DESC LIMIT 1`,
    ),
  ).toEqual([{ changes: { from: [null, '2001-01-01'], to: [null, '2001-12-31'] } }]);
});

it('the audit log has every change of cash, without notes', async () => {
  const { parcel, due } = await handedOverOne(office);
  await booked(await cash.collect({ parcel_id: parcel.id, amount: 500, note: 'Karim, 0550 12 34 56' }));
  await booked(await cash.adjust({ parcel_id: parcel.id, amount: 10.05, reason: 'Karim again' }));

  const log = await query<{ changes: object }>(
    `SELECT changes FROM audit_log WHERE subject_type = 'cash' AND subject_id = $1 ORDER BY id`,
    [String(parcel.id)],
  );
  expect(log.map(({ changes }) => changes)).toEqual([
    { expected: [0, due] },
    { collected: [0, 500] },
    { adjustments: [0, 10.05] },
  ]);
  expect(JSON.stringify(log)).not.toMatch(/Karim/);
});

it('nobody changes, deletes or empties the ledger', async () => {
  const { parcel } = await handedOverOne(office);
  for (const statement of [
    `UPDATE cash_entries SET centimes = 1 WHERE parcel_id = ${parcel.id}`,
    `DELETE FROM cash_entries WHERE parcel_id = ${parcel.id}`,
    'TRUNCATE cash_entries',
  ]) {
    await expect(query(statement)).rejects.toThrow('The cash ledger is never changed');
  }
  await expectBalanced(query);
});

describe('what cannot be', () => {
  it.each([
    ['amount', { parcel_id: 1, amount: 0 }],
    ['amount', { parcel_id: 1, amount: -5 }],
    ['amount', { parcel_id: 1, amount: 1.005 }],
    ['amount', { parcel_id: 1, amount: 1e300 }],
    ['amount', { parcel_id: 1, amount: '12 abc' }],
    ['amount', { parcel_id: 1, amount: null }],
    ['amount', { parcel_id: 1, amount: [1] }],
    ['amount', { parcel_id: 1 }],
    ['parcel_id', { parcel_id: 2 ** 31, amount: 1 }],
    ['parcel_id', { parcel_id: 'x', amount: 1 }],
    ['parcel_id', { parcel_id: 1.5, amount: 1 }],
    ['note', { parcel_id: 1, amount: 1, note: 'a\u0000b' }],
    ['note', { parcel_id: 1, amount: 1, note: '\ud800' }],
    ['note', { parcel_id: 1, amount: 1, note: 'x'.repeat(501) }],
  ])('is refused at %s: %j', async (field, body) => {
    expect((await refusal(await cash.collect(body), 400)).details).toHaveProperty(field);
  });

  it('is refused of adjustments and lists too', async () => {
    for (const [field, body] of [
      ['amount', { parcel_id: 1, amount: 0, reason: 'x' }],
      ['reason', { parcel_id: 1, amount: 1, reason: ' ' }],
    ] as const) {
      expect((await refusal(await cash.adjust(body), 400)).details).toHaveProperty(field);
    }
    await refusal(await cash.collect({ parcel_id: 2_147_483_647, amount: 1 }), 404);
    for (const query of ['courier=x', 'older_than=-1', 'older_than=1.5', 'older_than=9999999', 'page=0']) {
      await refusal(await cash.get(`/api/admin/cash/parcels/?${query}`), 400);
    }
    for (const query of ['from=0000-01-01', 'to=2026-02-30', 'from=x']) {
      await refusal(await cash.get(`/api/admin/cash/export/?${query}`), 400);
    }
    expect((await cash.parcels({ courier: 2_147_483_647, older_than: 99_999 })).total).toBe(0);
    const text = { method: 'POST', headers: bearer(office.token), body: 'x' };
    await refusal(await ask('/api/admin/cash/collect/', text), 415);
  });
});
