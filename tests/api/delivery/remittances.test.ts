/** What couriers pay: tried, written, judged line by line, reversed. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { RemittanceAnswer } from '@/contract/admin/cash';
import type { UnallocatedAnswer } from '@/contract/admin/unallocated';
import { bearer, send } from '../../support/accounts';
import { form } from '../../support/admin-calls';
import { ask, json, refusal, sharedOffice } from '../../support/api';
import {
  booked,
  cashOf,
  expectBalanced,
  handedOver,
  makeBatch,
  ofCourier,
  remittanceOf,
  remitted,
} from '../../support/cash';
import { createCourier } from '../../support/couriers';
import { sharedDatabase } from '../../support/running/database';
import { spreadsheet } from '../../support/spreadsheet';

const office = sharedOffice();
const cash = cashOf(office);
const query = sharedDatabase();
/** A courier that never pays. */
const idle = createCourier(office);

async function some(count: number, options: { price?: number } = {}) {
  const made = await handedOver(office, { count, ...options });
  const at = (index: number) => {
    const parcel = made.parcels[index];
    if (!parcel) throw new Error(`There are ${count} parcels.`);
    return parcel;
  };
  return { ...made, at, due: at(0).cod_amount };
}

/** The courier's file with the fields of a form. */
function upload(fields: Record<string, string>, file: string | Uint8Array<ArrayBuffer>, name = 'payment.csv') {
  const body = form({ ...fields, file: new File([file], name) });
  return ask('/api/admin/remittances/', { method: 'POST', body, headers: bearer(office.token) });
}

const verdictsOf = ({ verdicts }: RemittanceAnswer) => verdicts.map(({ verdict }) => verdict);

it('each line is equal, different, unknown or already paid', async () => {
  const { courier, parcels, at, due } = await some(4);
  const other = await handedOver(office);
  await booked(await cash.collect({ parcel_id: at(2).id, amount: due }));
  const lines = [
    { tracking: at(0).tracking.toUpperCase(), amount: due, fee: 400 },
    { order_id: at(1).order_id, amount: due - 500 },
    { tracking: 'no such parcel', amount: 10 },
    { order_id: at(2).order_id, amount: due },
    { order_id: other.parcels[0]?.order_id, amount: 20 },
    { tracking: at(0).tracking, amount: due },
    { order_id: at(3).order_id, amount: 0 },
  ];
  const amount = 4 * due - 500 + 30 - 400;

  const { id, verdicts } = await remitted(await cash.remit(remittanceOf(courier, [], { lines, amount })));

  expect(verdicts).toMatchObject([
    { line: 1, verdict: 'equal', order_id: at(0).order_id, expected: due, paid: due },
    { line: 2, verdict: 'different', order_id: at(1).order_id, expected: due, paid: due - 500 },
    { line: 3, verdict: 'unknown', order_id: null, expected: null, paid: 10 },
    { line: 4, verdict: 'already-paid', order_id: at(2).order_id, expected: 0, paid: due },
    { line: 5, verdict: 'unknown', order_id: null, expected: null, paid: 20 },
    { line: 6, verdict: 'already-paid', order_id: at(0).order_id, expected: 0, paid: due },
    { line: 7, verdict: 'different', order_id: at(3).order_id, expected: due, paid: 0 },
  ]);
  expect(ofCourier(await cash.read(), courier)).toMatchObject({
    expected: 4 * due,
    collected: 3 * due - 500,
    outstanding: due + 500,
    parcels: 2,
  });
  expect(await cash.remittance(id ?? 0)).toMatchObject({
    courier: courier.id,
    amount,
    fees: 400,
    lines: 7,
    differences: 6,
    by: 'admin',
    reversed_at: null,
    verdicts: [{ line: 1, fee: 400, tracking: at(0).tracking, parcel_id: parcels[0]?.id }, ...Array(6).fill({})],
  });
});

it('two lines of one parcel are seen together, and every dinar is collected, a fee, or unallocated; a trial writes nothing', async () => {
  const { courier, at, due } = await some(2);
  const other = await handedOver(office);
  const part = 1000;
  const lines = [
    { tracking: at(0).tracking, amount: part, fee: 100 },
    { tracking: at(0).tracking, amount: due - part },
    { tracking: at(1).tracking, amount: due - 200 },
    { order_id: other.parcels[0]?.order_id, amount: 70 },
    { tracking: 'nobody knows', amount: 30 },
  ];
  const body = remittanceOf(courier, [], { lines, amount: 2 * due - 200 + 100 - 100 });

  const tried = await remitted(await cash.remit({ ...body, try: true }));
  expect(await remitted(await cash.remit(body, '?try=true'))).toEqual(tried);
  expect(ofCourier(await cash.read(), courier)).toMatchObject({ collected: 0, outstanding: 2 * due });
  const { id, ...written } = await remitted(await cash.remit(body));

  expect(tried).toEqual({ ...written, id: null });
  expect(written.verdicts.map(({ verdict, expected, difference }) => [verdict, expected, difference])).toEqual([
    ['different', due, 0],
    ['equal', due - part, 0],
    ['different', due, -200],
    ['unknown', null, 70],
    ['unknown', null, 30],
  ]);
  expect(written.verdicts[3]).toMatchObject({ other_courier: other.courier.name, order_id: null });
  expect(written.verdicts[3]?.message).toContain(other.courier.name);
  expect(written.sums).toEqual({
    expected: 2 * due,
    paid: 2 * due - 100,
    fees: 100,
    collected: 2 * due - 200,
    unallocated: 100,
    difference: -100,
    unallocated_lines: 2,
    different_lines: 1,
  });
  expect((await cash.remittance(id ?? 0)).sums).toEqual(written.sums);
  expect(ofCourier(await cash.read(), courier)).toMatchObject({
    outstanding: 200,
    owed: 0,
    on_the_way: 200,
    unallocated: 100,
    unallocated_lines: 2,
  });
});

describe('unallocated cash', () => {
  async function left() {
    const { courier, at, due } = await some(1);
    const lines = [{ tracking: 'misread', amount: due }];
    const { id } = await remitted(await cash.remit(remittanceOf(courier, [], { lines, amount: due })));
    const open = async () =>
      await json<UnallocatedAnswer>(await cash.get(`/api/admin/cash/unallocated/?courier=${courier.id}`));
    const settle = (line: number, body: unknown) =>
      send(`/api/admin/cash/unallocated/${line}/settle/`, { token: office.token, body });
    return { courier, at, due, remittance: id ?? 0, open, settle, line: (await open()).lines[0]?.id ?? 0 };
  }

  it('is given to a parcel once, of two people at once too, and goes with its remittance', async () => {
    const { courier, at, due, remittance, open, settle, line } = await left();
    expect(await open()).toMatchObject({ total: 1, amount: due, lines: [{ tracking: 'misread', verdict: 'unknown' }] });

    const answers = await Promise.all([1, 2].map(() => settle(line, { order_id: at(0).order_id })));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(ofCourier(await cash.read(), courier)).toMatchObject({ collected: due, outstanding: 0, unallocated: 0 });
    await json(await cash.reverse(remittance));
    expect(ofCourier(await cash.read(), courier)).toMatchObject({ collected: 0, outstanding: due, unallocated: 0 });
    await expectBalanced(query);
  });

  it('is closed with a reason, and is gone when its remittance is reversed', async () => {
    const closed = await left();
    await refusal(await closed.settle(closed.line, {}), 400);
    await refusal(await closed.settle(closed.line, { order_id: 2_147_483_000 }), 400);
    expect(await json(await closed.settle(closed.line, { reason: 'sent back' }))).toMatchObject({
      settled_by: 'admin',
      parcel_id: null,
      reason: 'sent back',
    });
    expect((await closed.open()).total).toBe(0);

    const reversed = await left();
    await json(await cash.reverse(reversed.remittance));
    expect((await reversed.open()).total).toBe(0);
    await refusal(await reversed.settle(reversed.line, { reason: 'late' }), 409);
  });
});

it('owed now is the cash of delivered parcels, apart from what is on the way', async () => {
  const { courier, at, due } = await some(3);
  await cash.setState(at(0).id, 'delivered');
  await cash.setState(at(1).id, 'returned');

  expect(ofCourier(await cash.read(), courier)).toMatchObject({ outstanding: 3 * due, owed: due, on_the_way: 2 * due });
});

it('what was paid too much hides nothing that is owed or on the way', async () => {
  const { courier, at, due } = await some(4);
  await cash.setState(at(0).id, 'delivered');
  await cash.setState(at(1).id, 'delivered');
  await booked(await cash.collect({ parcel_id: at(0).id, amount: due + 500 }));
  await booked(await cash.collect({ parcel_id: at(3).id, amount: 700 }));
  await cash.setState(at(3).id, 'returned');
  await cash.return(at(3).id);
  await booked(await cash.collect({ parcel_id: at(2).id, amount: due + 30 }));

  const sums = ofCourier(await cash.read(), courier);

  expect(sums).toMatchObject({ owed: due, on_the_way: 0, overpaid: 530, outstanding: due - 530 });
});

it('its amount is the lines less the fees, to the centime, or the difference is named', async () => {
  const { courier, parcels, due } = await some(2);
  const body = remittanceOf(courier, parcels, {
    lines: parcels.map(({ tracking }) => ({ tracking, amount: due - 0.05, fee: 0.1 })),
    amount: 2 * due - 0.29,
  });

  const { message, details } = await refusal(await cash.remit(body), 400);
  expect(message).toMatch(/the difference is 0\.01$/);
  expect(details).toHaveProperty('amount');
  await refusal(await cash.remit({ ...body, try: true }), 400);

  // A sum of binary numbers is off by less than a centime.
  await remitted(await cash.remit({ ...body, amount: 2 * due - 0.3 + 1e-11 }));
  expect(ofCourier(await cash.read(), courier)).toMatchObject({ collected: 2 * due - 0.1, outstanding: 0.1 });
});

it('a reference counts once for a courier, until its remittance is reversed', async () => {
  const { courier, parcels, due } = await some(1);
  const other = await handedOver(office);
  const body = remittanceOf(courier, parcels, { reference: `Virement ${randomUUID()}` });
  const { id } = await remitted(await cash.remit(body));

  const again = await refusal(await cash.remit({ ...body, reference: ` ${body.reference.toUpperCase()}` }), 409);
  expect(again.message).toContain(`remittance ${id}`);
  await refusal(await cash.remit({ ...body, try: true }), 409);
  await remitted(await cash.remit(remittanceOf(other.courier, other.parcels, { reference: body.reference })));

  const reversed = await json<object>(await cash.reverse(id ?? 0, { reason: 'Wrong list' }));
  expect(reversed).toMatchObject({ reversed_by: 'admin', reason: 'Wrong list', reversed_at: expect.any(String) });
  expect(ofCourier(await cash.read(), courier)).toMatchObject({
    expected: due,
    collected: 0,
    outstanding: due,
    parcels: 1,
  });
  expect((await refusal(await cash.reverse(id ?? 0), 409)).message).toBe('admin has reversed this remittance already.');
  expect(verdictsOf(await remitted(await cash.remit(body)))).toEqual(['equal']);
  await refusal(await cash.reverse(2_147_483_647), 404);
});

it('cash that was paid before the hand-over was recorded is not lost', async () => {
  const { courier, batch, parcels } = await makeBatch(office);

  const { verdicts } = await remitted(await cash.remit(remittanceOf(courier, parcels)));
  expect(verdicts).toMatchObject([{ verdict: 'different', expected: 0 }]);
  await json(await cash.handOver(batch));

  expect(ofCourier(await cash.read(), courier)).toMatchObject({
    collected: parcels[0]?.cod_amount,
    outstanding: 0,
    parcels: 0,
  });
});

describe("the courier's file", () => {
  it('is read with any spelling of its amounts, from CSV and XLSX', async () => {
    const { courier, at, due } = await some(5, { price: 2900 });
    const french = due.toLocaleString('fr', { minimumFractionDigits: 2 });
    const csv = `Paiement du 22/11\r\n\r\nTracking;Montant;Frais\r\n${at(0).tracking};${french};450,00\r\n${at(1).tracking};${due} DA;\r\n${at(2).tracking};${due.toFixed(2)};0\r\n;;\r\nTOTAL;${3 * due};450\r\n`;
    const amount = `${3 * due - 450} DA`;
    const fields = { courier: courier.name, reference: randomUUID(), date: '2026-11-22', amount };

    const { verdicts } = await json<RemittanceAnswer>(await upload(fields, csv), 201);
    expect(verdicts).toMatchObject([4, 5, 6].map((line) => ({ line, verdict: 'equal' })));

    const xlsx = await spreadsheet([
      ['Référence', 'Montant'],
      ...[at(3), at(4)].map(({ order_id }) => [order_id, due]),
    ]);
    const more = { ...fields, reference: randomUUID(), amount: String(2 * due) };
    const send = async (changes: object) =>
      json<RemittanceAnswer>(await upload({ ...more, ...changes }, xlsx, 'payment.xlsx'), 201);
    const tried = await send({ try: 'true' });
    expect(tried).toMatchObject({ id: null, verdicts: [{ verdict: 'equal' }, { verdict: 'equal' }] });
    expect((await send({})).verdicts).toEqual(tried.verdicts);
    expect(ofCourier(await cash.read(), courier)).toMatchObject({ outstanding: 0, parcels: 0 });
  });

  it.each([
    ['tracking;amount\r\nx;abc\r\n', /Line 2: "abc" is not an amount/],
    ['tracking;amount\r\nx;-5\r\n', /Line 2: "-5" is not an amount of 0 or more/],
    ['tracking;status\r\nx;5\r\n', /needs the columns/],
    ['tracking;amount\r\nTotal;5\r\n', /no lines/],
    ['\u0000\u0001', /cannot be read/],
  ])('is refused with what is wrong: %j', async (file, message) => {
    const { id } = await idle;
    const fields = { courier: String(id), reference: randomUUID(), date: '2026-11-22', amount: '5' };

    const refused = await refusal(await upload(fields, file), 400);

    expect(refused.message).toMatch(message);
    expect(refused.details).toHaveProperty('file');
  });
});

describe('what cannot be', () => {
  it.each([
    ['courier', { courier: 2_147_483_647 }],
    ['courier', { courier: 1e300 }],
    ['courier', { courier: 'a\u0000' }],
    ['courier', { courier: null }],
    ['reference', { reference: ' ' }],
    ['reference', { reference: 'a\u0000' }],
    ['reference', { reference: 'x'.repeat(101) }],
    ['date', { date: '2026-02-30' }],
    ['date', { date: '0000-01-01' }],
    ['date', { date: 20_261_122 }],
    ['amount', { amount: 'much' }],
    ['amount', { amount: 1e12 }],
    ['lines', { lines: [] }],
    ['lines.0', { lines: [{ amount: 1 }] }],
    ['lines.0.amount', { lines: [{ tracking: 'x', amount: -1 }] }],
    ['lines.0.amount', { lines: [{ tracking: 'x', amount: 1.001 }] }],
    ['lines.0.fee', { lines: [{ tracking: 'x', amount: 1, fee: -1 }] }],
    ['lines.0.order_id', { lines: [{ order_id: 2 ** 31, amount: 1 }] }],
    ['lines.0.tracking', { lines: [{ tracking: '\ud800', amount: 1 }] }],
    ['lines', { lines: undefined }],
  ])('is refused at %s: %j', async (field, changes) => {
    const body = remittanceOf(await idle, [], { lines: [{ tracking: 'x', amount: 1 }], amount: 1, ...changes });

    expect((await refusal(await cash.remit(body), 400)).details).toHaveProperty([field]);
  });
});

it('lists what was remitted, newest first, of a courier or of all', async () => {
  const { courier, at } = await some(2);
  const first = await remitted(await cash.remit(remittanceOf(courier, [at(0)])));
  const second = await remitted(await cash.remit(remittanceOf(courier, [at(1)])));
  type List = { remittances: { id: number }[]; total: number };

  const list = await json<List>(await cash.get(`/api/admin/remittances/?courier=${courier.id}`));
  expect(list).toMatchObject({ total: 2, page: 1, total_pages: 1, remittances: [{ id: second.id }, { id: first.id }] });
  const page = await json<List>(await cash.get(`/api/admin/remittances/?courier=${courier.id}&limit=1&page=2`));
  expect(page.remittances.map(({ id }) => id)).toEqual([first.id]);
  expect((await json<List>(await cash.get('/api/admin/remittances/'))).total).toBeGreaterThanOrEqual(2);
  await refusal(await cash.get('/api/admin/remittances/2147483647/'), 404);
  await expectBalanced(query);
});

it('a courier that ever paid is not deleted', async () => {
  const { id } = await createCourier(office);
  await remitted(await cash.remit(remittanceOf({ id }, [], { lines: [{ tracking: 'x', amount: 1 }], amount: 1 })));

  expect((await office.remove('couriers', id)).status).toBe(409);
});
