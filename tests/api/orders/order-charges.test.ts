/** The money of an order as the database keeps it: a list of charges whose sum is the total. */
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { down, up } from '@/migrations/20261124_125725_order_charges';
import { placeBody } from '../../support/admin-orders';
import { sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { linesFor, orderBody } from '../../support/orders';
import { openRival, sharedDatabase } from '../../support/running/database';
import { startShopBeside } from '../../support/running/fresh-database';

const office = sharedOffice();
const rows = sharedDatabase();

const PREVIOUS = `INSERT INTO orders (status, order_date, subtotal, delivery_price, total)
  VALUES ('pending', now(), $1, $2, $3) RETURNING id, charges`;

/** Inserts an order that is never committed: tests of the shop's figures must not meet it. */
async function insert(charges: unknown, total: number) {
  const { client } = await openRival(rows);
  const inserted = await client.query(
    `INSERT INTO orders (status, order_date, charges, total) VALUES ('pending', now(), $1, $2)
     RETURNING subtotal, delivery_price`,
    [JSON.stringify(charges), total],
  );
  return inserted.rows[0];
}

describe('the charges of an order', () => {
  it('are kept with it', async () => {
    const { id } = await createProduct(office, { price: 1250.5 });

    const order = await placeBody(orderBody(id, { items: linesFor([id, 2]) }));

    expect(await rows('SELECT charges, total FROM orders WHERE id = $1', [order])).toEqual([
      {
        charges: [
          { kind: 'subtotal', amount: 2501 },
          { kind: 'delivery', amount: 400 },
        ],
        total: '2901',
      },
    ]);
  });

  const goods = { kind: 'subtotal', amount: 100.1 };

  it.each([
    ['whose sum is not the total', [goods, { kind: 'delivery', amount: 400 }], 500],
    ['with a new kind that the total leaves out', [goods, { kind: 'discount', amount: -10 }], 100.1],
    ['without goods', [{ kind: 'delivery', amount: 400 }], 400],
    ['of goods that cost nothing', [{ kind: 'subtotal', amount: 0 }], 0],
    ['with a delivery below 0', [goods, { kind: 'delivery', amount: -0.1 }], 100],
    ['that are an empty list', [], 0],
  ])('%s are refused', async (_, charges, total) => {
    await expect(insert(charges, total)).rejects.toMatchObject({ code: '23514', constraint: 'orders_totals' });
  });

  it('of a kind that this version does not know count towards the total', async () => {
    const charges = [goods, { kind: 'delivery', amount: 400 }, { kind: 'discount', amount: -10.05 }];

    // The previous version reads them as subtotal and delivery, and its sum is right.
    expect(await insert(charges, 490.05)).toEqual({ subtotal: '100.1', delivery_price: '389.95' });
  });
});

describe('an update of a shop with orders', () => {
  it('fills the charges, before it and for orders of the previous version after it', async () => {
    // given: a shop of the previous version with an order
    const shop = await startShopBeside();
    onTestFinished(shop.remove);
    const client = new pg.Client({ connectionString: shop.databaseUrl });
    await client.connect();
    onTestFinished(() => client.end());
    // Neither uses more of its arguments.
    const migration = { db: drizzle(client) } as unknown as Parameters<typeof up>[0];
    await down(migration);
    await client.query(PREVIOUS.replace(', charges', ''), [2501.5, 400, 2901.5]);

    // when
    await up(migration);
    await client.query(PREVIOUS, [1000, 0, 1000]);

    // then
    const { rows: orders } = await client.query('SELECT charges FROM orders ORDER BY id');
    expect(orders.map(({ charges }) => charges)).toEqual([
      [
        { kind: 'subtotal', amount: 2501.5 },
        { kind: 'delivery', amount: 400 },
      ],
      [
        { kind: 'subtotal', amount: 1000 },
        { kind: 'delivery', amount: 0 },
      ],
    ]);
  });
});
