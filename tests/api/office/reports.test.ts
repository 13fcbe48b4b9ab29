/** Reports by day, wilaya, product, courier and source. The orders of a test are placed in a year that it shares with no other. */
import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ReportAnswer, type ReportRow, reportQuery } from '@/contract/admin/reports';
import { REPORT_KINDS, type ReportKind } from '@/domain/reports';
import { askAdmin } from '../../support/admin-calls';
import { placeBody } from '../../support/admin-orders';
import { json, refusal, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { createCourier } from '../../support/couriers';
import { deskOf } from '../../support/order-desk';
import { linesFor, orderBody } from '../../support/orders';
import { parcelsOf } from '../../support/parcels';
import { placedAt, sharedDatabase } from '../../support/running/database';

const office = sharedOffice();
const desk = deskOf(office);
const parcels = parcelsOf(office);
const rows = sharedDatabase();

const PERIOD = { from: '2009-03-10', to: '2009-03-11' };
const ask = (query: Record<string, string>) => askAdmin(`/api/admin/reports/?${new URLSearchParams(query)}`);
const read = async (by: ReportKind, period: Record<string, string> = PERIOD) =>
  json<ReportAnswer>(await ask({ by, ...period }));

const wilaya = { id: 0, name: `=1+1 "Oued, ${randomUUID()}` };
const [boiler, valve] = [
  { id: 0, title: `@Chaudière ${randomUUID()}` },
  { id: 0, title: `Vanne ${randomUUID()}` },
];
const courier = { id: 0, name: `-Coursier ${randomUUID()}` };

/** Dinars; the sum of the lines is not a whole number, so that shares of the fee are rounded. */
const [BOILER, VALVE, FEE] = [1000, 333.33, 450.5];

/** An order placed at this moment, with as many boilers and valves. @returns its number */
async function place(at: string, counts: { boilers: number; valves?: number }): Promise<number> {
  const id = await placeBody(orderBody(boiler.id, { items: itemsOf(counts), shipping: shippingOf() }));
  await placedAt(rows, id, `'${at}'::timestamptz`);
  return id;
}

const itemsOf = ({ boilers, valves = 0 }: { boilers: number; valves?: number }) =>
  valves > 0 ? linesFor([boiler.id, boilers], [valve.id, valves]) : linesFor([boiler.id, boilers]);

const shippingOf = () => ({ address: '1 rue des Rapports', city: 'Alger', region: wilaya.name });

/** A parcel of a confirmed order in the courier's hands. */
async function send(orderId: number): Promise<number> {
  await json(await desk.call(orderId, { result: 'confirmed' }));
  const batch = await json<{ id: number; parcels: { id: number }[] }>(await parcels.batch(courier.id, [orderId]), 201);
  await json(await parcels.handOver(batch.id));
  return batch.parcels[0]?.id ?? 0;
}

beforeAll(async () => {
  wilaya.id = (await office.create<{ id: number }>('wilayas', { name: wilaya.name, price: FEE })).id;
  boiler.id = (await createProduct(office, { title: boiler.title, price: BOILER, stock: 100 })).id;
  valve.id = (await createProduct(office, { title: valve.title, price: VALVE, stock: 100 })).id;
  courier.id = (await createCourier(office, { name: courier.name })).id;

  // The first moment of the first day in Algiers, and the last of it.
  const delivered = await place('2009-03-09T23:00:00Z', { boilers: 2 });
  await json(await parcels.change(await send(delivered), { state: 'delivered' }));
  const cancelled = await place('2009-03-10T22:59:59.999Z', { boilers: 1, valves: 3 });
  await json(await desk.move(cancelled, { status: 'cancelled' }));
  const returned = await place('2009-03-11T11:00:00Z', { boilers: 1, valves: 1 });
  const back = await send(returned);
  await json(await parcels.change(back, { state: 'returned' }));
  const body = orderBody(boiler.id, { items: itemsOf({ boilers: 1, valves: 2 }), shipping: shippingOf() });
  const byPhone = { ...body, guest_id: undefined, source: 'phone', confirmed: true };
  const taken = await json<{ id: number }>(await desk.take(byPhone, randomUUID()), 201);
  await placedAt(rows, taken.id, `'2009-03-11T22:59:59Z'::timestamptz`);
  // The days before and after.
  await place('2009-03-09T22:59:59.999Z', { boilers: 7 });
  await place('2009-03-11T23:00:00Z', { boilers: 7 });
}, 120_000);

const counts = (row: Partial<ReportRow>) => ({
  orders: 0,
  pieces: 0,
  amount: 0,
  confirmed: 0,
  delivered: 0,
  returned: 0,
  delivered_rate: null,
  ...row,
});
const DELIVERED = 2 * BOILER + FEE;
const RETURNED = BOILER + VALVE + FEE;
const TAKEN = BOILER + 2 * VALVE + FEE;
const dinars = (amount: number) => Math.round(amount * 100) / 100;

describe('a report', () => {
  it('by day counts the days of Algiers, both included', async () => {
    expect(await read('day')).toEqual({
      ...PERIOD,
      by: 'day',
      rows: [
        {
          key: '2009-03-10',
          label: '2009-03-10',
          ...counts({ orders: 2, pieces: 2, amount: DELIVERED, confirmed: 1, delivered: 1, delivered_rate: 1 }),
        },
        {
          key: '2009-03-11',
          label: '2009-03-11',
          ...counts({
            orders: 2,
            pieces: 5,
            amount: dinars(RETURNED + TAKEN),
            confirmed: 2,
            returned: 1,
            delivered_rate: 0,
          }),
        },
      ],
      total: counts({
        orders: 4,
        pieces: 7,
        amount: dinars(DELIVERED + RETURNED + TAKEN),
        confirmed: 3,
        delivered: 1,
        returned: 1,
        delivered_rate: 0.5,
      }),
    });
    expect((await read('day', { from: '2009-03-10', to: '2009-03-10' })).rows).toHaveLength(1);
    expect((await read('day', { from: '2009-04-01', to: '2009-04-30' })).rows).toEqual([]);
  });

  it('by wilaya, courier and source names them, and what has none', async () => {
    const all = { orders: 4, pieces: 7, amount: dinars(DELIVERED + RETURNED + TAKEN), confirmed: 3 };
    expect((await read('wilaya')).rows).toEqual([
      {
        key: String(wilaya.id),
        label: wilaya.name,
        ...counts({ ...all, delivered: 1, returned: 1, delivered_rate: 0.5 }),
      },
    ]);
    expect((await read('courier')).rows).toEqual([
      {
        key: String(courier.id),
        label: courier.name,
        ...counts({
          orders: 2,
          pieces: 4,
          amount: dinars(DELIVERED + RETURNED),
          confirmed: 2,
          delivered: 1,
          returned: 1,
          delivered_rate: 0.5,
        }),
      },
      { key: '', label: 'No courier yet', ...counts({ orders: 2, pieces: 3, amount: dinars(TAKEN), confirmed: 1 }) },
    ]);
    expect((await read('source')).rows).toMatchObject([
      { key: 'shop', label: 'Shop', orders: 3, amount: dinars(DELIVERED + RETURNED) },
      { key: 'phone', label: 'Telephone', orders: 1, amount: dinars(TAKEN) },
    ]);
  });

  it('by product gives each its share of the amounts, to the centime', async () => {
    const { rows: products } = await read('product');

    const [first, second, ...others] = products;
    expect(others).toEqual([]);
    expect(first).toMatchObject({ key: String(boiler.id), label: boiler.title, orders: 4, pieces: 4, confirmed: 3 });
    expect(second).toMatchObject({ key: String(valve.id), label: valve.title, orders: 3, pieces: 3, confirmed: 2 });
    const share = (part: number, lines: number, total: number) => Math.round((total * 100 * part) / lines) / 100;
    expect(first?.amount).toBe(
      dinars(DELIVERED + share(BOILER, BOILER + VALVE, RETURNED) + share(BOILER, BOILER + 2 * VALVE, TAKEN)),
    );
    expect(dinars((first?.amount ?? 0) + (second?.amount ?? 0))).toBe(dinars(DELIVERED + RETURNED + TAKEN));
  });

  it('comes to the same sums and has one total, each order once, whatever it is by', async () => {
    const reports = await Promise.all(REPORT_KINDS.map((by) => read(by)));

    for (const { by, rows: counted, total } of reports) {
      const sum = (of: (row: ReportRow) => number) => counted.reduce((all, row) => all + of(row), 0);
      const sums = [dinars(sum(({ amount }) => amount)), sum(({ pieces }) => pieces)];
      expect(sums, by).toEqual([dinars(DELIVERED + RETURNED + TAKEN), 7]);
      if (by !== 'product') expect(sum(({ orders }) => orders)).toBe(4);
      expect(total).toMatchObject({ orders: 4, delivered: 1, returned: 1, delivered_rate: 0.5 });
      expect(total).toEqual(reports[0]?.total);
    }
  });

  it('of the last 30 days by day, if it does not say', async () => {
    const { from, to, by } = await json<ReportAnswer>(await ask({}));

    expect(by).toBe('day');
    expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(29);
  });

  it('is a file too, which spreadsheets open without running it', async () => {
    const answer = await ask({ by: 'wilaya', format: 'csv', ...PERIOD });

    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="report-by-wilaya-2009-03-10-2009-03-11.csv"',
      'cache-control': 'private, no-store',
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const amount = dinars(DELIVERED + RETURNED + TAKEN);
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(parse(bytes.subarray(3).toString('utf8'))).toEqual([
      ['Key', 'Name', 'Orders', 'Pieces', 'Amount (DZD)', 'Confirmed', 'Delivered', 'Returned', 'Delivered rate'],
      [String(wilaya.id), `'${wilaya.name}`, '4', '7', amount.toFixed(2), '3', '1', '1', '0.5'],
    ]);
    for (const by of REPORT_KINDS) {
      const text = await (await ask({ by, format: 'csv', ...PERIOD })).text();
      for (const line of parse(text, { from_line: 2 }) as string[][]) expect(line.join('\n')).not.toMatch(/^[=@+-]/m);
    }
  });

  it.each([
    [{ by: 'month' }, 'by', 'by must be one of day, wilaya, product, courier, source'],
    [{ from: '2026-02-30' }, 'from', 'from must be a day such as 2026-11-22'],
    [{ to: '0000-01-01' }, 'to', 'to must be a day such as 2026-11-22'],
    [{ to: '22/11/2026' }, 'to', 'to must be a day such as 2026-11-22'],
    [{ from: '\u0000' }, 'from', 'from must be a day such as 2026-11-22'],
    [{ from: '2026-11-02', to: '2026-11-01' }, 'from', 'from must not be after to'],
    [{ format: 'ods' }, 'format', 'format must be one of json, csv, xlsx'],
  ])('is refused for %j', async (query: Record<string, string>, field, message) => {
    const body = await refusal(await ask(query), 400);

    expect(body.details).toEqual({ [field]: [message] });
  });

  it('has an end at the ends of the calendar', async () => {
    const periods: Record<string, string>[] = [
      { from: '0001-01-01', to: '9999-12-31' },
      { to: '0001-01-02' },
      { from: '9999-12-31' },
    ];
    for (const period of periods) {
      expect(reportQuery.safeParse(period).success).toBe(true);
      for (const by of REPORT_KINDS) expect((await ask({ by, ...period })).status).toBe(200);
    }
  });
});
